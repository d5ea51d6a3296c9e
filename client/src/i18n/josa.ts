/**
 * Korean particles. Which form is right depends on the last sound of the word before it, and that
 * word is often a name that nobody knew when the sentence was written.
 */

/** The forms of each particle: after a consonant, after a vowel. Any form names its pair. */
const PAIRS: ReadonlyArray<readonly [consonant: string, vowel: string]> = [
  ["을", "를"],
  ["이", "가"],
  ["은", "는"],
  ["과", "와"],
  ["아", "야"],
  ["이나", "나"],
  ["이라", "라"],
  ["이에요", "예요"],
  ["으로", "로"],
];

type Ending = "vowel" | "rieul" | "consonant";

const HANGUL_FIRST = 0xac00;
const HANGUL_LAST = 0xd7a3;
const RIEUL = 8;

// Read in Sino-Korean: 영 일 이 삼 사 오 육 칠 팔 구 (and 십, 백, 천, 만 for round numbers: 영 ends alike).
const DIGITS: Record<string, Ending> = {
  "0": "consonant",
  "1": "rieul",
  "2": "vowel",
  "3": "consonant",
  "4": "vowel",
  "5": "vowel",
  "6": "consonant",
  "7": "rieul",
  "8": "rieul",
  "9": "vowel",
};

/**
 * Latin letters that close a syllable: mob 몹, rock 록, robot 로봇, king 킹, lamb 램. After another consonant or a long vowel a
 * stop has a vowel of its own: blast 블래스트, hawk 호크, scout 스카우트, frog 프로그.
 */
const CLOSES = /(?:[mn]|ng|mb|ck|bb|pp|tt|kk|cc|[aeiouy][bc]|(?:(?<![aeiouy])[aeiouy]|ee)p|(?:(?<![aeiouy])[aeiouy]|oo)k|(?<![aeiouy])[aeiouy]t)$/i;

/** The word without what is not spoken at its end: quotes, closing marks, bracketed asides, spaces. */
function spoken(text: string): string {
  let rest = text;
  for (;;) {
    const shorter = rest.replace(/[\s!?.,…·:;'"’”」』》〉*_~]+$/u, "").replace(/(?:\([^()]*\)|\[[^[\]]*\]|（[^（）]*）)$/u, "");
    if (!/[\p{L}\p{N}]/u.test(shorter)) return rest.replace(/[^\p{L}\p{N}]+$/u, ""); // what stands in brackets alone is spoken
    if (shorter === rest) return rest;
    rest = shorter;
  }
}

/** How the last sound of `text` ends; null when it cannot be known (Han characters, emoji, nothing). */
export function ending(text: string): Ending | null {
  const word = spoken(text);
  const last = word.at(-1);
  if (last === undefined) return null;
  const code = last.charCodeAt(0);
  if (code >= HANGUL_FIRST && code <= HANGUL_LAST) {
    const final = (code - HANGUL_FIRST) % 28;
    return final === 0 ? "vowel" : final === RIEUL ? "rieul" : "consonant";
  }
  const digit = DIGITS[last];
  if (digit) return digit;
  if (last >= "À" && last < "ɐ" && /[aeiouy]/i.test(last.normalize("NFD").charAt(0))) return "vowel"; // ĕ is always spoken
  if (/[A-Z]/.test(last) && !/[a-z]/.test(word.match(/[A-Za-z]+$/)?.[0] ?? "")) {
    // Capitals are read letter by letter: L 엘, R 알, M 엠, N 엔; the other names end in a vowel.
    return last === "L" || last === "R" ? "rieul" : last === "M" || last === "N" ? "consonant" : "vowel";
  }
  // An e that is not spoken: noble 노블, hole 홀; machine 머신, name 네임.
  if (/[aeiouybcdfgklpstz]le$/i.test(word)) return "rieul";
  if (/(?:[aeiouy][mn]|nn)e$/i.test(word)) return "consonant";
  const letter = last.toLowerCase();
  if (/[a-z]/.test(letter)) return letter === "l" ? "rieul" : CLOSES.test(word) ? "consonant" : "vowel";
  return null;
}

/**
 * The form of `particle` that follows `text`. Where the sound cannot be known both forms are given,
 * as in "이(가)". Throws RangeError for a particle that has no pair.
 */
export function particle(text: string, form: string): string {
  const wanted = form.split("/")[0] ?? form;
  const pair = PAIRS.find((forms) => forms.includes(wanted));
  if (!pair) throw new RangeError(form);
  const [consonant, vowel] = pair;
  const end = ending(text);
  if (end === null) return consonant.endsWith(vowel) ? `(${consonant.slice(0, -vowel.length)})${vowel}` : `${consonant}(${vowel})`;
  if (end === "vowel" || (end === "rieul" && consonant === "으로")) return vowel;
  return consonant;
}

/** `text` with the right form of the particle behind it. */
export function josa(text: string, form: string): string {
  return text + particle(text, form);
}
