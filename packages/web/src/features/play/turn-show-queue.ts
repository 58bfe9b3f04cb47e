// What is being shown of other people's turns: a queue of sentences with their times, and the animations that belong to them.

import { type ReadonlySignal, signal } from '@preact/signals'
import type { Pace } from '../../base/browser/settings.ts'
import { aimOf, type Gesture, glow, ofSeat, type Place } from '../../board-kit/motion/gesture.ts'
import type { Performance } from '../../board-kit/motion/performer.ts'
import type { Player } from '../../board-kit/motion/player.ts'
import type { Painter } from '../../board-kit/motion/stage.ts'
import { readingTime, type Step } from '../../board-kit/motion/step.ts'
import type { Before } from '../../board-kit/motion/table-before.ts'
import { afterAct, NO_SUMMARY, type Sum, type TurnSummary } from './turn-summary.ts'

/** So much quicker than calm. */
const RATES = { calm: 1, quick: 1.8, off: 1 } as const
const OWN_RATE = 1.5
/** Whoever would wait longer than this to see what has just happened is shown it at once. */
const LONGEST_WAIT_MS = 6000

type Line = {
  readonly text: string
  readonly begins: number
  readonly ends: number
  readonly round: number | undefined
  readonly seat: number | null
}

/** What plays it, and where; null where nothing is seen to move. */
export type Screen = { readonly player: Player; readonly painter: Painter } | null

export type Act = {
  readonly steps: readonly Step[]
  readonly was: Before
  /** Whoever sits here did this, or it was taken back: it is seen and not told, and waits for nothing. */
  readonly isOwn: boolean
  /** Whose turn it is; null where the rules do it. */
  readonly seat: number | null
  /** It was asked for: it is told as slowly as it is read, however much it is. */
  readonly isAskedFor?: boolean
}

/** What was measured before a part of the table was scrolled, where it is now. */
export type Scrolled = (was: Before) => Before
type Begin = (play: (scrolled: Scrolled) => void) => void
type Played = { readonly act: Act; readonly pace: Pace; readonly begin: Begin | undefined }
/** It begins at this time. */
type Waiting = { readonly at: number; readonly start: () => void }

type Said = {
  readonly text: string
  readonly at: number
  readonly of: number
  readonly isOver: boolean
  /** Whose turn is told. */
  readonly seat: number | null
  /** What that turn has brought and cost, once all of it has been told. */
  readonly sums: readonly Sum[]
  /** While the end of a round is shown: the round that begins after it. */
  readonly round: number | undefined
}

export type TurnShow = {
  readonly said: ReadonlySignal<Said | null>
  /** `begin`: is called when its time has come, and brings into sight where it happens. */
  add(act: Act, pace: Pace, screen: Screen, begin?: Begin): void
  /** Goes on to the next sentence; after the last one it ends. */
  next(): void
  /** Ends what is shown. */
  skip(): void
  /** Shows the last turn again. */
  again(screen: Screen): void
  clear(): void
}

/** `mark`: where nothing moves, shows where somebody has changed something; returns what takes that away. */
export function makeTurnShow(
  now: () => number = () => performance.now(),
  mark: (places: readonly Place[], seat: number | null) => () => void = () => () => {},
): TurnShow {
  const said = signal<Said | null>(null)
  let lines: Line[] = []
  let acts: Played[] = []
  let running: Performance[] = []
  let summary: TurnSummary = NO_SUMMARY
  let waiting: Waiting[] = []
  /** How many have been ended. */
  let shows = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const end = (): number => Math.max(now(), lines.at(-1)?.ends ?? 0)

  /** Says what is to be said at this moment, and comes back when that changes. */
  function tell(): void {
    clearTimeout(timer)
    const at = now()
    const due = waiting.filter((one) => one.at <= at)
    waiting = waiting.filter((one) => one.at > at)
    for (const { start } of due) start()
    const index = lines.findLastIndex(({ begins }) => begins <= at)
    const line = lines[index]
    if (!line) {
      said.value = null
    } else {
      const isOver = index === lines.length - 1 && line.ends <= at
      const sums = isOver ? summary.sums : []
      const text = (isOver && summary.text) || line.text
      said.value = { text, at: index + 1, of: lines.length, isOver, seat: line.seat, sums, round: line.round }
      if (isOver) return
    }
    const next = lines[index + 1]?.begins ?? line?.ends
    if (next !== undefined) timer = setTimeout(tell, Math.max(0, next - at) + 1)
  }

  function stop(): void {
    clearTimeout(timer)
    for (const one of running) one.stop()
    running = []
    waiting = []
    lines = []
    shows++
  }

  /** What comes after this time comes so much later. */
  function postpone(from: number, by: number): void {
    const later = (at: number): number => (at > from ? at + by : at)
    lines = lines.map((line) => ({ ...line, begins: later(line.begins), ends: later(line.ends) }))
    waiting = waiting.map((one) => ({ ...one, at: later(one.at) }))
  }

  function play(act: Act, pace: Pace, screen: Screen, begin?: Begin): void {
    const begins = act.isOwn ? now() : end()
    const wait = begins - now()
    // What one does oneself answers quickly, unless it set off what has to be read.
    const isSeenOnly = act.isOwn && act.steps.every(({ caption }) => caption === null)
    const steps =
      screen === null || act.isAskedFor
        ? read(act.steps, RATES[pace])
        : screen.player.timed(act.steps, rivalsIn(acts), isSeenOnly ? OWN_RATE : RATES[pace], timeOf(act.seat))
    const perform = (wait: number, was: Before): void => {
      if (!screen) return
      const moved = steps.map((step) => ({ ...step, at: step.at + wait }))
      running.push(screen.player.perform(lit(moved, act), was, screen.painter))
    }
    if (begin)
      waiting.push({
        at: begins,
        start: () => {
          const [own, began] = [shows, now()]
          begin((scrolled) => {
            // Somebody may have gone on while the table was scrolled.
            if (own !== shows) return
            postpone(began, now() - began)
            perform(0, scrolled(act.was))
          })
        },
      })
    else perform(wait, act.was)
    if (!screen)
      for (const { gestures, at, seat = null } of steps) {
        const start = () => running.push({ stop: mark(placesToMark(gestures), seat), skip() {} })
        waiting.push({ at: begins + at, start })
      }
    const told = steps.filter(({ caption }) => caption !== null)
    for (const { caption, at, lasts, round, seat = act.isOwn ? null : act.seat } of told)
      lines.push({ text: caption ?? '', begins: begins + at, ends: begins + at + lasts, round, seat })
    tell()
  }

  /** How long what is told of this rival takes until now: all rows of a turn share its time. */
  function timeOf(seat: number | null): number {
    const own = seat === null ? [] : lines.filter((line) => line.seat === seat)
    return own.reduce((sum, { begins, ends }) => sum + ends - begins, 0)
  }

  function add(act: Act, pace: Pace, screen: Screen, begin?: Begin): void {
    const isOver = (lines.at(-1)?.ends ?? 0) <= now()
    if (isOver || act.isOwn || (!act.isAskedFor && end() - now() > LONGEST_WAIT_MS)) {
      stop()
      acts = []
    }
    acts.push({ act, pace, begin })
    summary = afterAct(summary, act)
    play(act, pace, screen, begin)
  }

  return {
    said,
    add,
    next() {
      const at = now()
      const begins = lines.find((line) => line.begins > at)?.begins
      if (begins === undefined) {
        stop()
        said.value = null
        return
      }
      const passed = begins - at
      lines = lines.map((line) => ({ ...line, begins: line.begins - passed, ends: line.ends - passed }))
      waiting = waiting.map((one) => ({ ...one, at: one.at - passed }))
      for (const one of running) one.skip(passed)
      tell()
    },
    skip() {
      stop()
      said.value = null
    },
    again(screen) {
      stop()
      const shown = acts
      acts = []
      for (const one of shown) {
        acts.push(one)
        play(one.act, one.pace, screen, one.begin)
      }
    },
    clear() {
      stop()
      acts = []
      said.value = null
    },
  }
}

/** The places that are lit up with motion, or where there are none, all to which a gesture leads. */
function placesToMark(gestures: readonly Gesture[]): readonly Place[] {
  const lit = gestures.filter(({ kind }) => kind === 'glow')
  return (lit.length > 0 ? lit : gestures).flatMap((gesture) => aimOf(gesture) ?? [])
}

const rivalsIn = (acts: readonly Played[]): number => new Set(acts.map(({ act }) => act.seat)).size

/** Light comes before movement: whoever is told of lights up first, before what they do. */
function lit<S extends Step>(steps: readonly S[], { seat: own, isOwn }: Act): readonly S[] {
  let last: number | undefined
  return steps.map((step) => {
    const { seat, caption, gestures } = step
    if (seat === undefined || seat === last || caption === null || (isOwn && seat === own)) return step
    last = seat
    return { ...step, gestures: [glow(ofSeat(seat)), ...gestures] }
  })
}

/** Without motion there are only sentences, each as long as it takes to read. */
function read(steps: readonly Step[], rate: number) {
  let at = 0
  return steps.flatMap((step) => {
    if (step.caption === null) return []
    const one = { ...step, at, lasts: readingTime(step.caption) / rate }
    at += one.lasts
    return [one]
  })
}
