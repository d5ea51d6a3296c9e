import { beforeEach, describe, expect, it } from "vitest";
import { findWords, number } from "./numbered";

let article: HTMLElement;

beforeEach(() => {
  article = document.createElement("article");
  article.innerHTML = `
    <h2>In short</h2><p>Dwarfs dig.</p>
    <h2>S1 Words used</h2>
    <ul><li>S1.1 <b>Round</b>: see S1.2 and S9.9. <ul><li>S1.1.1 a part</li></ul></li><li id="own">S1.2 <b>Game</b>: <code>S1.1</code></li></ul>`;
  document.body.replaceChildren(article);
});

describe("a numbered document", () => {
  it("lists its chapters and gives each a place", () => {
    expect(number(article)).toEqual([
      { id: "part-1", text: "In short" },
      { id: "S1", text: "S1 Words used" },
    ]);
  });

  it("makes a place of each rule and keeps ids that are there", () => {
    number(article);
    expect(document.getElementById("S1.1")?.textContent).toContain("Round");
    expect(document.getElementById("S1.1.1")?.textContent).toBe("S1.1.1 a part");
    expect(document.getElementById("own")?.textContent).toContain("Game");
  });

  it("links references to rules that are here, and no others, and none in code", () => {
    article.querySelector("#own")?.removeAttribute("id");
    number(article);
    const links = [...article.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    expect(links).toEqual(["#S1.1", "#S1.2", "#S1.1.1", "#S1.2"]);
  });

  it("makes places of rows, and links numbers without parts", () => {
    article.innerHTML = `
      <h2>K2 in a heading</h2><ul><li><b>K7</b> [ext] Spaces, K54, TD05, K70.</li><li><b>KX3</b> The card TD05 with BZ01.</li></ul>
      <table><thead><tr><th>Id</th><th>Name</th></tr></thead><tbody>
        <tr><td>TD05</td><td>Armor Plating</td></tr>
        <tr><td><code>BZ01</code></td><td>see K7</td></tr>
        <tr><td><b>K70</b></td><td>Meka Dragon, no D1V</td></tr>
        <tr><td>OP-4</td><td>TD055</td></tr></tbody></table>`;
    number(article);
    const ids = [...article.querySelectorAll("[id]")].map(({ id }) => id);
    expect(ids).toEqual(["K2", "K7", "KX3", "TD05", "BZ01", "K70"]);
    expect(document.getElementById("TD05")?.matches("tr")).toBe(true);
    const links = [...article.querySelectorAll("a")].map((link) => [link.getAttribute("href"), link.className]);
    expect(links).toEqual([
      ["#K7", "number"],
      ["#TD05", ""],
      ["#K70", ""],
      ["#KX3", "number"],
      ["#TD05", ""],
      ["#BZ01", ""],
      ["#TD05", "number"],
      ["#K7", ""],
      ["#K70", "number"],
    ]);
  });

  it("finds words without regard to case", () => {
    expect(findWords(article, "  DWARFS ").map(String)).toEqual(["Dwarfs"]);
    expect(findWords(article, "s1.")).toHaveLength(5);
    expect(findWords(article, " ")).toEqual([]);
  });
});
