import { describe, expect, it } from "vitest";
import { ending, josa, particle } from "./josa";

describe("josa", () => {
  it.each([
    ["앰버", "을", "앰버를"],
    ["열쇠", "을", "열쇠를"],
    ["생명체", "이", "생명체가"],
    ["유물", "이", "유물이"],
    ["마스", "은", "마스는"],
    ["로고스", "으로", "로고스로"],
    ["생텀", "으로", "생텀으로"],
    ["업그레이드", "과", "업그레이드와"],
    ["체인", "을", "체인을"],
    ["3", "을", "3을"],
    ["7", "으로", "7로"],
    ["10", "으로", "10으로"],
    ["DNA", "은", "DNA는"],
    ["TD", "을", "TD를"],
    ["Buzzle", "을", "Buzzle을"],
    ["Michelle", "으로", "Michelle로"],
    ["Noname", "은", "Noname은"],
    ["Anne", "이", "Anne이"],
    ["Daphne", "은", "Daphne는"],
    ["Vincent", "은", "Vincent는"],
    ["Blast", "을", "Blast를"],
    ["Hawk", "이", "Hawk가"],
    ["Rock", "이", "Rock이"],
    ["Robot", "을", "Robot을"],
    ["Frog", "은", "Frog는"],
    ["King", "을", "King을"],
    ["Scout", "이", "Scout가"],
    ["Lamb", "을", "Lamb을"],
    ["Scott", "은", "Scott은"],
    ["Rome’s Ape", "을", "Rome’s Ape를"],
    ["‘불사의 물약’", "을", "‘불사의 물약’을"],
    ["어둠의 물결", "으로", "어둠의 물결로"],
    ["한별 님", "이", "한별 님이"],
    ["Uzyanĕ", "은", "Uzyanĕ는"],
  ])("%s + %s = %s", (text, form, said) => {
    expect(josa(text, form)).toBe(said);
  });

  it.each([
    ["Bella", "을", "를"],
    ["Michel", "으로", "로"],
    ["Kim", "이", "이"],
    ["XL", "으로", "로"],
    ["곡괭이 (고장)", "이", "가"],
    ["‘[삭제됨]’", "을", "을"],
    ["랜턴!…", "을", "을"],
    ["5,000", "은", "은"],
  ])("%s takes of %s the form %s", (text, form, said) => {
    expect(particle(text, form)).toBe(said);
  });

  it("accepts either form, or both, as the name of the pair", () => {
    for (const form of ["을", "를", "을/를"]) expect(particle("금", form)).toBe("을");
    expect(particle("지도", "이나/나")).toBe("나");
    expect(particle("지도", "이에요")).toBe("예요");
  });

  it("gives both forms where the sound is not known", () => {
    expect(ending("矮人")).toBeNull();
    expect(josa("矮人", "이")).toBe("矮人이(가)");
    expect(josa("🎲", "으로")).toBe("🎲(으)로");
    expect(josa("", "을")).toBe("을(를)");
  });

  it("refuses a particle it does not know", () => {
    expect(() => particle("금", "부터")).toThrow(RangeError);
  });
});
