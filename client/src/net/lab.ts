/** The server's requests about the balance lab. */
import type { LabAbout, LabRun, NewRun } from "../generated/lab";
import { json } from "./api";

export type { Figure, LabAbout, LabEnding, LabKind, LabMeasure, LabResult, LabRun, LabUse, NewRun } from "../generated/lab";

const LAB = "/lab/ready-fence";

export const lab = {
  about: () => json<LabAbout>("GET", LAB),
  look: () => json<LabRun>("GET", `${LAB}/run`),
  begin: (wish: NewRun) => json<LabRun>("POST", `${LAB}/run`, wish),
  stop: () => json<LabRun>("DELETE", `${LAB}/run`),
};
