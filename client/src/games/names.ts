/** The names of the games this client can show: every folder beside this file. */
const folders = import.meta.glob("./*/index.ts");

export const gameNames = Object.keys(folders).map((path) => path.split("/")[1]!);
