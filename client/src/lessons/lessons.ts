/** Lessons by the naming rules of the locale files (docs/lessons.md), and how one is begun. */
import { currentLanguage, has, t } from "../i18n/index.svelte";
import type { Args } from "../games/contract";
import { api } from "../net/api";
import type { Course, LessonKind, LessonListed, LessonState } from "../net/protocol";
import { go, paths } from "../router.svelte";
import { enter, nameToOffer } from "../state/session.svelte";
import { wishes } from "../state/settings.svelte";

const lessonId = (game: string, lesson: string) => `${game}-lesson-${lesson}`;

/** Said of a step that failed because the game is over: no lesson has words of its own for it. */
const STUCK = "stuck";

export function lessonName(game: string, lesson: string): string {
  return t(lessonId(game, lesson));
}

export function lessonAbout(game: string, lesson: string): string {
  return t(`${lessonId(game, lesson)}-about`);
}

export interface Said {
  /** What to know and do now, or what there is to say at the end. */
  text: string;
  goal: string;
  /** One after the other, each when it is asked for. */
  hints: string[];
  /** What the coach noticed, if anything. */
  noticed: string | null;
}

/** What the coach says of a lesson as it stands. `names` are those of the seats. */
export function said(game: string, lesson: LessonState, names: readonly string[]): Said {
  const args: Args = Object.fromEntries(names.map((name, seat) => [`name${seat}`, name]));
  const step = `${lessonId(game, lesson.name)}-${lesson.step}`;
  return {
    text: t(lesson.status === "done" ? `${lessonId(game, lesson.name)}-end` : step, args),
    goal: t(`${step}-goal`, args),
    hints: Array.from({ length: lesson.hints }, (_, index) => t(index === 0 ? `${step}-hint` : `${step}-hint-${index + 1}`, args)),
    noticed: lesson.said === null ? null : t(lesson.said === STUCK ? "lesson-stuck" : `${step}-${lesson.said}`, args),
  };
}

/** Seats that a lesson may speak of. */
const SEATS = 8;

/** What the coach says at each step of a lesson when nothing goes wrong, to be read without playing it. */
export function read(game: string, lesson: string): string[] {
  const id = lessonId(game, lesson);
  const args: Args = Object.fromEntries(Array.from({ length: SEATS }, (_, seat) => [`name${seat}`, t("hall-seat-number", { number: seat + 1 })]));
  const told: string[] = [];
  for (let step = 1; has(`${id}-${step}`); step += 1) told.push(t(`${id}-${step}`, args));
  if (has(`${id}-end`)) told.push(t(`${id}-end`, args));
  return told;
}

/** What to do after this lesson: the next one not done yet, or, for somebody who goes through all once more, the one that follows; null at the end. */
export function nextLesson(course: Course | null, lesson: string): LessonListed | null {
  const lessons = course?.lessons ?? [];
  const at = lessons.findIndex(({ name }) => name === lesson);
  const around = [...lessons.slice(at + 1), ...lessons.slice(0, Math.max(at, 0))];
  const left = around.find(({ done }) => !done);
  return left ?? lessons[at + 1] ?? null;
}

/** The lessons of a course that are of this kind, in order. */
export function ofKind(course: Course | null, kind: LessonKind): LessonListed[] {
  return course?.lessons.filter((lesson) => lesson.kind === kind) ?? [];
}

/** Begins a game against bots, and goes there. */
export async function playReal(game: string): Promise<void> {
  const { name } = await enter(nameToOffer());
  go(paths.table((await api.play(game, name, currentLanguage(), wishes.tempo)).id));
}

/** Begins a lesson at a table of its own, and goes there. */
export async function begin(game: string, lesson: string): Promise<void> {
  await enter(nameToOffer());
  go(paths.table((await api.learn(game, lesson, wishes.tempo)).id));
}
