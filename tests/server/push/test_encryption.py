"""The example of RFC 8291 (appendix A), and what is no key."""

from __future__ import annotations

import pytest
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, derive_private_key

from farebox.server.push.encryption import ServerKey, decoded, encoded, encrypt, new_key, read_point
from tests.server.push.service import BrowserKeys, claims_of

TEXT = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
BROWSER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH, SALT = "BTBZMqHH6r4Tts7J_aSIgg", "DGv6ra1nlYgDCS1FRnbzlw"
SENT = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w"
    "EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_standard() -> None:
    key = derive_private_key(int.from_bytes(decoded(SENDER)), SECP256R1())
    sent = encrypt(TEXT, decoded(BROWSER), decoded(AUTH), salt=decoded(SALT), key=key, padded=0)
    assert encoded(sent) == SENT


def test_a_browser_reads_what_is_encrypted_for_it_and_all_have_one_length() -> None:
    browser = BrowserKeys()
    texts = [b'{"a":1}', b'{"a":"' + b"x" * 90 + b'"}']
    sent = [encrypt(text, browser.public, browser.auth) for text in texts]
    assert browser.read(sent[0]) == {"a": 1}
    assert len(sent[0]) == len(sent[1])
    assert sent[0] != encrypt(texts[0], browser.public, browser.auth)


def test_a_token_is_signed_for_one_service_and_names_a_site_that_can_be_reached() -> None:
    key = ServerKey(new_key())
    claims = claims_of(key.authorization("https://push.example", 1000.0, "https://play.example"), key.public)
    assert claims == {"aud": "https://push.example", "exp": 44200, "sub": "https://play.example"}
    plain = claims_of(key.authorization("https://push.example", 1000.0, "http://localhost"), key.public)
    assert "sub" not in plain


@pytest.mark.parametrize("point", [b"", b"\x04" * 65, b"\x04" + b"\0" * 64, b"\x02" * 33])
def test_what_is_no_point_of_the_curve_is_no_key(point: bytes) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - the library's own words
        read_point(point)
