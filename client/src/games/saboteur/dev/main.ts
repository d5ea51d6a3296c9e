/** Mounts the bench. Not part of the build: only Vite's own server shows it, at src/games/saboteur/dev/index.html. */
import { mount } from "svelte";
import { setLanguage } from "../../../i18n/index.svelte";
import { isLanguage } from "../../../i18n/languages";
import "../../../style/base.css";
import "../../../style/tokens.css";
import Bench from "./Bench.svelte";

const query = new URLSearchParams(location.search);
const lang = query.get("lang");
document.documentElement.dataset["theme"] = query.get("theme") ?? "light";
if (query.get("still") === "1") document.documentElement.dataset["motion"] = "reduced";
await setLanguage(isLanguage(lang) ? lang : "en");
mount(Bench, { target: document.getElementById("app")! });
