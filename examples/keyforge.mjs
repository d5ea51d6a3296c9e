// Plays KeyForge against a bot of the engine and prints how it went: node examples/keyforge.mjs [seed]
// It needs `ludarium` on the PATH, or in LUDARIUM the command that starts it. Protocol: docs/engine-protocol.md.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

const ME = 0;
const BEST_FIRST = ["unstun", "play", "reap", "action", "omni", "fight", "take", "key", "discard"];

/** The engine as a process: one request at a time, each with its answer. */
class Engine {
  constructor(command) {
    const [program, ...words] = command.split(" ");
    this.process = spawn(program, [...words, "engine"], { stdio: ["pipe", "pipe", "inherit"] });
    this.answers = createInterface({ input: this.process.stdout })[Symbol.asyncIterator]();
  }

  async ask(request) {
    this.process.stdin.write(JSON.stringify(request) + "\n");
    const { value, done } = await this.answers.next();
    if (done) throw new Error("The engine has ended.");
    const answer = JSON.parse(value);
    if (!answer.ok) throw new Error(answer.error.says);
    return answer;
  }

  async quit() {
    await this.ask({ do: "quit" });
  }
}

/** What to do: whatever comes first in BEST_FIRST, and of alike ones any. Of houses the one with the most cards to use. */
function choice(decision, view) {
  if (decision.kind === "house") {
    const mine = view.players[ME];
    const houses = [...mine.hand.map((card) => view.prints[card].house), ...mine.line.map((card) => view.cards[card].houses[0])];
    const count = (option) => houses.filter((house) => option === `house:${house}`).length;
    return decision.options.reduce((best, option) => (count(option) > count(best) ? option : best));
  }
  for (const what of BEST_FIRST) {
    const such = decision.options.filter((option) => option.split(":")[0] === what);
    if (such.length) return such[Math.floor(Math.random() * such.length)];
  }
  const rest = decision.kind === "turn" ? ["end"] : decision.options;
  return rest[Math.floor(Math.random() * rest.length)];
}

const engine = new Engine(process.env.LUDARIUM ?? "ludarium");
const seed = process.argv[2] ?? String(Date.now());
let game = await engine.ask({ do: "start", game: "keyforge", seats: 2, seed });
const state = game.state;
let turn = -1;
while (game.decision) {
  const { seat } = game.decision;
  if (seat === ME) {
    const { view } = await engine.ask({ do: "view", state, seat: ME });
    if (view.turn !== turn) {
      turn = view.turn;
      const [us, them] = [ME, 1 - ME].map((who) => view.players[who]);
      console.log(`turn ${turn}: ${us.keys.length} keys, ${us.amber} Æ; they ${them.keys.length} keys, ${them.amber} Æ`);
    }
    game = await engine.ask({ do: "choose", state, option: choice(game.decision, view), seat, eyes: ME });
  } else if (seat === -1) {
    game = await engine.ask({ do: "choose", state, option: game.decision.options[0], seat });
  } else {
    game = await engine.ask({ do: "bot", state, name: "greedy", seat, play: true, eyes: ME });
  }
}
console.log(game.outcome.winners.includes(ME) ? "won" : game.outcome.winners.length ? "lost" : "drawn");
await engine.quit();
