/** Small sounds, made on the spot: nothing is fetched. */
import { gameSettings, wishes } from "./settings.svelte";

let context: AudioContext | null = null;
/** What all sounds go through: as loud as the reader wishes. */
let master: GainNode | null = null;

/** Milliseconds after a sound began when the last of it has surely faded. */
const FADED = 2000;
let resting: ReturnType<typeof setTimeout> | undefined;

/** How strong a sound is at a volume in percent: ears hear steps of strength that grow as even ones. */
export function strength(volume: number): number {
  return (Math.min(100, Math.max(0, volume)) / 100) ** 2;
}

/** Browsers let a page sound only after it was touched: the context is made then. */
function ready(): AudioContext | null {
  if (!gameSettings.sound || wishes.volume <= 0 || !navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  master ??= connected(context);
  master.gain.value = strength(wishes.volume);
  if (context.state === "suspended") void context.resume();
  // A context that runs keeps the machine awake, heard or not.
  clearTimeout(resting);
  resting = setTimeout(() => void context?.suspend(), FADED);
  return context;
}

function connected(audio: AudioContext): GainNode {
  const gain = new GainNode(audio);
  gain.connect(audio.destination);
  return gain;
}

function note(audio: AudioContext, frequency: number, at: number, seconds: number, loudness: number): void {
  const tone = new OscillatorNode(audio, { type: "triangle", frequency });
  const gain = new GainNode(audio, { gain: 0 });
  const start = audio.currentTime + at;
  gain.gain.linearRampToValueAtTime(loudness, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  tone.connect(gain).connect(master ?? audio.destination);
  tone.start(start);
  tone.stop(start + seconds);
}

/** A card set down on wood: a short burst of dull noise. */
export function cardSound(): void {
  const audio = ready();
  if (!audio) return;
  const length = Math.floor(audio.sampleRate * 0.06);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < length; i += 1) data[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  const burst = new AudioBufferSourceNode(audio, { buffer });
  burst.connect(new BiquadFilterNode(audio, { type: "lowpass", frequency: 900 })).connect(new GainNode(audio, { gain: 0.22 })).connect(master ?? audio.destination);
  burst.start();
}

/** Two rising notes: it is your turn. */
export function turnSound(): void {
  const audio = ready();
  if (!audio) return;
  note(audio, 523.25, 0, 0.35, 0.09);
  note(audio, 783.99, 0.11, 0.5, 0.09);
}

/** One soft note: somebody said something. */
export function chatSound(): void {
  const audio = ready();
  if (audio) note(audio, 659.25, 0, 0.18, 0.05);
}

/** A little run upwards: the game is over. */
export function endSound(): void {
  const audio = ready();
  if (!audio) return;
  [392, 523.25, 659.25, 783.99].forEach((frequency, n) => note(audio, frequency, n * 0.12, 0.6, 0.08));
}
