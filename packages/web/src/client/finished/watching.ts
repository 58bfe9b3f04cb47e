// The position in a replay and its viewer. The worker makes the picture, and only the newest request counts.

import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { Picture } from '@wayfare/protocol'
import type { Watching } from './finished-game.ts'
import type { Opened, Telling } from './messages.ts'
import type { Player } from './player.ts'
import type { ReplayQuery } from './replay-address.ts'

type Shot = { readonly step: number; readonly eyes: Watching; readonly picture: Picture }

export type Watch = {
  readonly opened: Opened
  readonly step: Signal<number>
  readonly eyes: Signal<Watching>
  readonly playing: Signal<boolean>
  /** The speed in moves per second. */
  readonly speed: Signal<number>
  readonly shot: ReadonlySignal<Shot | null>
  readonly telling: ReadonlySignal<(Telling & { readonly eyes: Watching }) | null>
  go(step: number): void
  /** Goes to the next event that this viewer was told, or to the one before. */
  by(direction: 1 | -1): void
  /** Plays forward to this step, through the last events before it, one after another. Backwards it jumps. */
  playTo(step: number): void
  /** Goes to the next move of this seat. */
  toTurnOf(seat: number): void
  dispose(): void
}

export const SPEEDS = [0.5, 1, 2, 4, 8] as const

/** On the way from one decision to the next, at most this many moves are shown, each for this long. */
const MOST_ON_THE_WAY = 8
const ON_THE_WAY_MS = 700

export function makeWatch(player: Player, opened: Opened, asked: ReplayQuery, eyes: Watching): Watch {
  const { steps, movers } = opened
  const watch = {
    opened,
    step: signal(asked.at),
    eyes: signal<Watching>(eyes),
    playing: signal(false),
    speed: signal(1),
    shot: signal<Shot | null>(null),
    telling: signal<(Telling & { readonly eyes: Watching }) | null>(null),
  }
  const goal = signal<number | null>(null)
  const go = (step: number) => {
    goal.value = null
    watch.step.value = Math.max(0, Math.min(steps, step))
  }
  const stopsUntil = (to: number) => {
    const from = watch.step.peek()
    return [...(watch.telling.peek()?.steps ?? []).filter((stop) => stop > from && stop < to), to]
  }
  const by = (direction: 1 | -1) => {
    const stops = watch.telling.peek()?.steps ?? []
    const from = watch.step.peek()
    const next = direction > 0 ? stops.find((stop) => stop > from) : stops.findLast((stop) => stop < from)
    go(next ?? (direction > 0 ? steps : 0))
  }
  const ends = [
    effect(() => onlyNewest(player, watch)),
    effect(() => {
      const wanted = watch.eyes.value
      void player.request('told', { eyes: wanted }).then((telling) => {
        if (watch.eyes.peek() !== wanted) return
        if (watch.telling.peek() === null && asked.nth !== null) go(stepOfNth(telling, asked.nth))
        watch.telling.value = { ...telling, eyes: wanted }
      })
    }),
    effect(() => {
      const to = goal.value
      if (to === null || watch.playing.value || watch.step.value >= to) return undefined
      const timer = setTimeout(() => (watch.step.value = stopsUntil(to)[0] as number), ON_THE_WAY_MS)
      return () => clearTimeout(timer)
    }),
    effect(() => {
      if (!watch.playing.value) return undefined
      if (watch.step.value >= steps) {
        watch.playing.value = false
        return undefined
      }
      const timer = setTimeout(() => by(1), 1000 / watch.speed.value)
      return () => clearTimeout(timer)
    }),
  ]
  return {
    ...watch,
    go,
    by,
    playTo(to) {
      if (to <= watch.step.peek()) return go(to)
      watch.playing.value = false
      const last = stopsUntil(to).slice(-MOST_ON_THE_WAY)
      go(last[0] as number)
      goal.value = to
    },
    toTurnOf(seat) {
      const from = watch.step.peek()
      const next = movers.findIndex((mover, i) => i > from && mover === seat && movers[i - 1] !== seat)
      go(next < 0 ? steps : next)
    },
    dispose() {
      for (const end of ends) end()
    },
  }
}

function stepOfNth({ told, steps }: Telling, nth: number): number {
  const said = told.filter(({ facts }) => facts.length > 0)[nth - 1]
  return said === undefined ? 0 : (steps[said.n - 1] as number)
}

const asking = new WeakMap<object, boolean>()

/** Asks one question at a time: while a slider is moved, only its newest position matters. */
function onlyNewest(player: Player, watch: Pick<Watch, 'step' | 'eyes'> & { shot: Signal<Shot | null> }): void {
  const [step, eyes] = [watch.step.value, watch.eyes.value]
  if (asking.get(watch)) return
  asking.set(watch, true)
  void player.request('picture', { step, eyes }).then(
    (picture) => {
      asking.set(watch, false)
      watch.shot.value = { step, eyes, picture }
      if (watch.step.peek() !== step || watch.eyes.peek() !== eyes) onlyNewest(player, watch)
    },
    () => asking.set(watch, false),
  )
}
