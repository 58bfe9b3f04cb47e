// The queue of turns that are being shown: sentences with their times, and the animations that belong to them.

import { type ReadonlySignal, signal } from '@preact/signals'
import type { Pace } from '../../base/browser/settings.ts'
import type { Performance } from '../../board-kit/motion/performer.ts'
import type { Player } from '../../board-kit/motion/player.ts'
import type { Painter } from '../../board-kit/motion/stage.ts'
import { readingTime, type Step } from '../../board-kit/motion/step.ts'
import type { Before } from '../../board-kit/motion/table-before.ts'

/** The speed for each setting, as a multiple of the calm one. */
const RATES = { calm: 1, quick: 1.8, off: 1 } as const
const OWN_RATE = 1.5
/** If a player would wait longer than this to see what has just happened, it is shown at once. */
const LONGEST_WAIT_MS = 6000

type Line = {
  readonly text: string
  readonly begins: number
  readonly ends: number
  readonly round: number | undefined
}

/** The player and painter of animations; null if nothing is animated. */
export type Screen = { readonly player: Player; readonly painter: Painter } | null

export type QueuedShow = {
  readonly steps: readonly Step[]
  readonly was: Before
  /** True for the viewer's own move or an undo: it is animated without a sentence, and waits for nothing. */
  readonly isOwn: boolean
  /** True if the player asked to see it again: it is shown at reading speed, however long it is. */
  readonly isAskedFor?: boolean
}

type ShownSentence = {
  readonly text: string
  readonly at: number
  readonly of: number
  readonly isOver: boolean
  /** The round that begins next, while the end of a round is shown. */
  readonly round: number | undefined
}

export type TurnShow = {
  readonly said: ReadonlySignal<ShownSentence | null>
  add(act: QueuedShow, pace: Pace, screen: Screen): void
  /** Goes on to the next sentence, or ends after the last. */
  next(): void
  /** Ends the show. */
  skip(): void
  /** Shows the last turn again. */
  again(screen: Screen): void
  clear(): void
}

export function makeTurnShow(now: () => number = () => performance.now()): TurnShow {
  const said = signal<ShownSentence | null>(null)
  let lines: Line[] = []
  let acts: { readonly act: QueuedShow; readonly pace: Pace }[] = []
  let running: Performance[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const end = (): number => Math.max(now(), lines.at(-1)?.ends ?? 0)

  /** Sets the sentence for this moment, and runs again when it changes. */
  function showSentence(): void {
    clearTimeout(timer)
    const at = now()
    const index = lines.findLastIndex(({ begins }) => begins <= at)
    const line = lines[index]
    if (!line) {
      said.value = null
    } else {
      const isOver = index === lines.length - 1 && line.ends <= at
      said.value = { text: line.text, at: index + 1, of: lines.length, isOver, round: line.round }
      if (isOver) return
    }
    const next = lines[index + 1]?.begins ?? line?.ends
    if (next !== undefined) timer = setTimeout(showSentence, Math.max(0, next - at) + 1)
  }

  function stop(): void {
    clearTimeout(timer)
    for (const one of running) one.stop()
    running = []
    lines = []
  }

  function play(act: QueuedShow, pace: Pace, screen: Screen): void {
    const begins = act.isOwn ? now() : end()
    const wait = begins - now()
    // The player's own moves are animated quickly, unless they caused something that has to be read.
    const isSeenOnly = act.isOwn && act.steps.every(({ caption }) => caption === null)
    const steps =
      screen === null || act.isAskedFor
        ? read(act.steps, RATES[pace])
        : screen.player.timed(act.steps, acts.length, isSeenOnly ? OWN_RATE : RATES[pace])
    if (screen)
      running.push(
        screen.player.perform(
          steps.map((step) => ({ ...step, at: step.at + wait })),
          act.was,
          screen.painter,
        ),
      )
    for (const { caption, at, lasts, round } of steps) {
      if (caption !== null) lines.push({ text: caption, begins: begins + at, ends: begins + at + lasts, round })
    }
    showSentence()
  }

  function add(act: QueuedShow, pace: Pace, screen: Screen): void {
    const isOver = (lines.at(-1)?.ends ?? 0) <= now()
    if (isOver || act.isOwn || (!act.isAskedFor && end() - now() > LONGEST_WAIT_MS)) {
      stop()
      acts = []
    }
    acts.push({ act, pace })
    play(act, pace, screen)
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
      for (const one of running) one.skip(passed)
      showSentence()
    },
    skip() {
      stop()
      said.value = null
    },
    again(screen) {
      stop()
      const shown = acts
      acts = []
      for (const { act, pace } of shown) {
        acts.push({ act, pace })
        play(act, pace, screen)
      }
    },
    clear() {
      stop()
      acts = []
      said.value = null
    },
  }
}

/** Without animation there are only sentences, each for as long as it takes to read. */
function read(steps: readonly Step[], rate: number) {
  let at = 0
  return steps.flatMap((step) => {
    if (step.caption === null) return []
    const one = { ...step, at, lasts: readingTime(step.caption) / rate }
    at += one.lasts
    return [one]
  })
}
