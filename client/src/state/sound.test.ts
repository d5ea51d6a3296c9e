import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { chatSound, turnSound } from "./sound";

const AUDIO = { state: "running", suspend: vi.fn(), resume: vi.fn() };

class Part {
  gain = { value: 1, linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  connect = (next: Part): Part => next;
  start = vi.fn();
  stop = vi.fn();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
  vi.stubGlobal("OscillatorNode", Part);
  vi.stubGlobal("GainNode", Part);
  vi.stubGlobal(
    "AudioContext",
    class {
      currentTime = 0;
      destination = new Part();
      get state(): string {
        return AUDIO.state;
      }
      suspend = AUDIO.suspend.mockImplementation(() => ((AUDIO.state = "suspended"), Promise.resolve()));
      resume = AUDIO.resume.mockImplementation(() => ((AUDIO.state = "running"), Promise.resolve()));
    },
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("lets the machine rest once the last sound has faded, and wakes it for the next", () => {
  turnSound();
  vi.advanceTimersByTime(1500);
  chatSound();
  vi.advanceTimersByTime(1500);
  expect(AUDIO.suspend).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(AUDIO.suspend).toHaveBeenCalledOnce();
  expect(AUDIO.resume).not.toHaveBeenCalled();
  turnSound();
  expect(AUDIO.resume).toHaveBeenCalledOnce();
});
