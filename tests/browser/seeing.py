"""What people with the three common kinds of colour blindness see of a page's pixels."""

from __future__ import annotations

import base64
import json

from playwright.sync_api import Page

# How they see linear red, green and blue: Machado, Oliveira and Fernandes, "A Physiologically-based Model for
# Simulation of Color Vision Deficiency", IEEE TVCG 15 (2009), severity 1.0.
KINDS = {
    "everyone": [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
    "protanopia": [
        [0.152286, 1.052583, -0.204868],
        [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
    ],
    "deuteranopia": [
        [0.367322, 0.860646, -0.227968],
        [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
    ],
    "tritanopia": [
        [1.255528, -0.076749, -0.178779],
        [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
    ],
}
# Points all over every claimed space, in pixels of the page, by the colour of the route's rim.
POINTS = """() => [...document.querySelectorAll(".cars rect.rim")].map((rim) => {
    const place = rim.getScreenCTM(), { x, y, width, height } = rim.getBBox(), points = [];
    for (let i = 0; i < 14; i++) for (let j = 0; j < 7; j++) {
        const inside = new DOMPoint(x + width * (i + 0.5) / 14, y + height * (j + 0.5) / 7);
        const at = inside.matrixTransform(place);
        points.push([Math.floor(at.x), Math.floor(at.y)]);
    }
    return { colour: rim.getAttribute("fill"), points };
})"""
# How far two pictures are apart on average at some points (CIE 1976), as somebody sees them.
DIFFER = """async ([one, other, spaces, kinds]) => {
    const pixels = async (png) => {
        const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
        const picture = await createImageBitmap(new Blob([bytes]));
        const canvas = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
        canvas.drawImage(picture, 0, 0);
        return canvas.getImageData(0, 0, picture.width, picture.height);
    };
    const linear = (part) => part <= 10.31475 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4;
    const curve = (part) => part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116;
    const lab = ({ data, width }, [x, y], kind) => {
        const at = 4 * (y * width + x), rgb = [0, 1, 2].map((place) => linear(data[at + place]));
        const mixed = kind.map((row) => row.reduce((sum, weight, place) => sum + weight * rgb[place], 0));
        const [r, g, b] = mixed.map((part) => Math.min(1, Math.max(0, part)));
        const X = curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
        const Y = curve(0.2126 * r + 0.7152 * g + 0.0722 * b);
        const Z = curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
        return [116 * Y - 16, 500 * (X - Y), 200 * (Y - Z)];
    };
    const [first, second] = [await pixels(one), await pixels(other)];
    return kinds.map((kind) => spaces.map(({ colour, points }) => {
        const apart = points.map((at) => {
            const [a, b] = [lab(first, at, kind), lab(second, at, kind)];
            return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
        });
        return [colour, apart.reduce((sum, one) => sum + one, 0) / apart.length];
    }));
}"""


def differences(page: Page, before: bytes, after: bytes) -> list[tuple[str, str, float]]:
    """By kind and colour of route: how far each claimed space is on average from what it was."""
    pictures = [base64.b64encode(png).decode() for png in (before, after)]
    found = page.evaluate(DIFFER, [*pictures, page.evaluate(POINTS), list(KINDS.values())])
    return [(kind, *space) for kind, spaces in zip(KINDS, found, strict=True) for space in spaces]


def with_owners(message: str | bytes, owned: dict[str, list[str]]) -> str:
    """A message of the table in which seats own these routes, by seat number."""
    told = json.loads(message)
    for number, seat in enumerate(told["game"]["view"]["seats"] if told.get("game") else ()):
        seat["routes"] = owned.get(str(number), [])
    return json.dumps(told)
