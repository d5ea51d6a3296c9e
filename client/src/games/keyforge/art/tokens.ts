/** What lies on cards, each with a shape of its own, in a box of 32 by 32: the plate, and the sign on it. */
export const TOKENS = ["damage", "amber", "stun", "ward", "enrage", "power", "counter", "armor", "tagged", "under", "facedown", "artifact", "blank", "stolen", "note"] as const;
export type TokenKind = (typeof TOKENS)[number];

interface Drawing {
  /** What lies under the plate. */
  back?: string;
  plate: string;
  sign: string;
}

function star(points: number, outer: number, inner: number): string {
  const path = Array.from({ length: points * 2 }, (_, index) => {
    const radius = index % 2 === 0 ? outer : inner;
    const angle = (index / points) * Math.PI;
    return `${(16 + radius * Math.sin(angle)).toFixed(1)} ${(16 - radius * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${path.join("L")}Z`;
}

const DISC = "M16 2A14 14 0 1 1 15.9 2Z";

export const DRAWINGS: Readonly<Record<TokenKind, Drawing>> = {
  damage: { plate: star(9, 15.5, 11.2), sign: "" },
  amber: { plate: "M16 1L28 8.5V23.5L16 31L4 23.5V8.5Z", sign: "" },
  // A spiral, as before the eyes of somebody who was hit.
  stun: { plate: DISC, sign: "M16 16.5C17.8 15.6 18.4 18.6 16.2 19.4C13 20.4 11 16.6 13 13.8C15.8 10.2 21.6 12 22 17C22.2 22.4 16.6 25.4 11.6 23.2" },
  ward: { plate: "M16 1.5L28 5V15C28 22.5 22.5 27.5 16 30.5C9.5 27.5 4 22.5 4 15V5Z", sign: "M16 8V24M9.5 14.5H22.5" },
  enrage: { plate: "M16 1C18 7 26 10 27 19C27.6 26 22 31 16 31S4.4 26 5 19C5.4 15 8 13 9 9C11 10 12 12 12.4 14C14.4 10 16.4 6 16 1Z", sign: "M9.5 17.5L14 20M22.5 17.5L18 20M11 26C14 23.4 18 23.4 21 26" },
  power: { plate: "M16 1.5L30 14H23V30H9V14H2Z", sign: "" },
  counter: { plate: "M7 3H25L30 16L25 29H7L2 16Z", sign: "" },
  armor: { plate: "M16 1.5L28.5 5.5V15C28.5 23 23 28 16 31C9 28 3.5 23 3.5 15V5.5Z", sign: "" },
  // Crossed out.
  tagged: { plate: DISC, sign: "M9.5 9.5L22.5 22.5M22.5 9.5L9.5 22.5" },
  under: { back: "M10 2H30V25H10Z", plate: "M2 8H23V31H2Z", sign: "" },
  // The back of a card, with its keyhole.
  facedown: { plate: "M6 1H26A3 3 0 0 1 29 4V28A3 3 0 0 1 26 31H6A3 3 0 0 1 3 28V4A3 3 0 0 1 6 1Z", sign: "M16 9A4 4 0 1 1 15.9 9ZM16 17V24" },
  // A cogwheel.
  artifact: { plate: star(8, 15.5, 12), sign: "M16 11.5A4.5 4.5 0 1 1 15.9 11.5Z" },
  blank: { plate: "M4 4H28V28H4Z", sign: "M9 11H23M9 16H23M9 21H17M6 27L27 5" },
  stolen: { plate: DISC, sign: "M9 12H21L17.5 8M23 20H11L14.5 24" },
  note: { plate: DISC, sign: "M16 7.5L18.3 13.4L24.5 13.8L19.7 17.7L21.3 23.8L16 20.4L10.7 23.8L12.3 17.7L7.5 13.8L13.7 13.4Z" },
};

/** The plate of each named counter (G234): two kinds on one card are told apart by their outlines. */
export const COUNTERS: Readonly<Record<string, string>> = {
  doom: "M16 2A13 12 0 0 1 29 14C29 19 27 21 25 23V30H7V23C5 21 3 19 3 14A13 12 0 0 1 16 2Z", // a skull
  fuse: "M13 7L14 2H19L22 5L20 8A12 12 0 1 1 13 7Z", // a bomb
  glory: star(5, 16, 10.5),
  disruption: star(4, 16, 11.5),
  growth: "M30 2C30 20 25 30 14 30A12 12 0 0 1 2 18C2 7 12 2 30 2Z", // a leaf
  warrant: "M5 2H27V30L21.5 26L16 30L10.5 26L5 30Z", // a bill
  scheme: "M1 16C7 4 25 4 31 16C25 28 7 28 1 16Z", // an eye
  ignorance: "M9 28A8 8 0 0 1 6 13A10 10 0 0 1 25 10A9 9 0 0 1 24 28Z", // a cloud
  knowledge: "M2 5C8 3 13 4 16 7C19 4 24 3 30 5V27C24 25 19 26 16 29C13 26 8 25 2 27Z", // a book
  time: "M4 2H28L24 16L28 30H4L8 16Z", // an hourglass
  awakening: star(12, 16, 12.5),
  depth: "M16 1C22 9 28 14 28 20A12 11 0 0 1 4 20C4 14 10 9 16 1Z", // a drop
  trade: DISC,
  paint: star(6, 16, 12),
  wisdom: "M16 1L31 16L16 31L1 16Z",
  yea: "M16 1L30 12V31H2V12Z", // upwards
  nay: "M2 1H30V20L16 31L2 20Z", // downwards
  hatch: "M16 1C23 1 28 12 28 19A12 12 0 0 1 4 19C4 12 9 1 16 1Z", // an egg
  mineralize: "M9 3H23L30 12L16 31L2 12Z", // a gem
  mutation: star(7, 16, 11),
};

/** Signs of keywords, in a box of 24 by 24, drawn with a line. */
export const KEYWORD_SIGNS: Readonly<Record<string, string>> = {
  elusive: "M3 8C8 4 13 12 21 7M3 13C8 9 13 17 21 12M3 18C8 14 13 22 21 17",
  skirmish: "M4 20L17 7M13 4H20V11M4 13L9 8M12 20L16 16",
  taunt: "M12 2.5L20 5.5V12C20 17 16.5 20 12 22C7.5 20 4 17 4 12V5.5ZM12 7V13M12 16.4V17",
  poison: "M12 2.5C15 8 19 11 19 15.5A7 7 0 0 1 5 15.5C5 11 9 8 12 2.5ZM9.4 14L10.6 15.2M14.6 14L13.4 15.2M10 19H14",
  assault: "M3 21L13 11M8 21L3 16M10 8L20 3L21 4L16 14M13 11L10 8M13 11L16 14",
  hazardous: "M12 2L14.5 8.5L21 6L18 12.2L22 18L15 17.4L12 22.5L9 17.4L2 18L6 12.2L3 6L9.5 8.5Z",
  "splash-attack": "M12 21V11M12 11L8 15M12 11L16 15M6 12C3 10 2.5 6 5 4M18 12C21 10 21.5 6 19 4M12 6V3",
  deploy: "M12 3V15M7 10.5L12 15.5L17 10.5M3 20H9M15 20H21",
  alpha: "M20 5C17 17 13 20 9 20C5 20 3.5 17 3.5 13.5C3.5 10 6 6 9.5 6C15 6 15 20 20.5 20",
  omega: "M4 20H9.5C6 17.5 4.5 15 4.5 11.5A7.5 7.5 0 0 1 19.5 11.5C19.5 15 18 17.5 14.5 20H20",
  invulnerable: "M12 3L21 12L12 21L3 12ZM12 8L16 12L12 16L8 12Z",
  treachery: "M4 9H17L13 5M20 15H7L11 19",
  versatile: "M12 3A9 9 0 0 1 21 12H17M12 21A9 9 0 0 1 3 12H7M18.5 9L21 12.5L23.5 9M.5 15L3 11.5L5.5 15",
};
