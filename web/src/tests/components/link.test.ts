// @vitest-environment happy-dom
import { render, screen } from "@testing-library/svelte";
import { describe, expect, test } from "vitest";
import LinkPage from "../../pages/LinkPage.svelte";
import { t } from "../../lib/words.svelte";
import { inWords, person, StandInServer } from "./setup";

describe("the page of a seat link", () => {
  inWords();
  const server = new StandInServer();

  test("opening it moves nothing: whoever looks at links must not get the seat", async () => {
    server.answer = { table: "table1", seat: 0 };
    render(LinkPage, { secret: "secret1" });
    const button = await screen.findByRole("button", { name: t("link-take") });
    expect(server.asked).toEqual([]);
    await person().click(button);
    expect(server.asked).toEqual(["POST /api/links/secret1 "]);
  });
});
