// When what is shown: what has just been told is measured before the table is drawn anew, played out after it, and ended by whatever is
// pressed.

import type { Signal } from '@preact/signals'
import type { Told } from '@wayfare/protocol'
import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { isPhone } from '../../base/browser/media.ts'
import { settings } from '../../base/browser/settings.ts'
import { useLoaded } from '../../base/ui/use-loaded.ts'
import type { Drawer, GameTable } from '../../board-kit/contract.ts'
import { shake, type TableMotion } from '../../board-kit/motion/gesture.ts'
import { showsNoTurns } from '../../board-kit/motion/less-motion.ts'
import { reversed, stepsOf, type Telling } from '../../board-kit/motion/script.ts'
import type { Step } from '../../board-kit/motion/step.ts'
import { type Before, NOTHING_BEFORE } from '../../board-kit/motion/table-before.ts'
import { isTurnShown } from '../../board-kit/motion/turn-shown.ts'
import { refused } from '../../board-kit/pointable.ts'
import { partsOf } from '../../games/index.ts'
import { onGoingOn } from './ends-show.ts'
import { type Act, makeTurnShow, type Screen, type Scrolled, type TurnShow } from './turn-show-queue.ts'

type Shown = {
  readonly game: string
  readonly told: readonly Told[]
  /** The number of what was told last. */
  readonly n: number
  readonly seat: number | null
  readonly speaker: Telling['speaker']
  /** The game's own table; null where the lists are shown. */
  readonly table: Pick<GameTable, 'Glyph' | 'tells'> | null
  /** Which part of the table lies on top on a narrow screen. */
  readonly drawer: Signal<Drawer> | undefined
  /** Rows that somebody wants to see again. */
  readonly toShow: Signal<readonly number[] | null>
}

type Mark = Parameters<typeof makeTurnShow>[1] & {}

export type Playing = { readonly show: TurnShow; again(): void }

const NO_MOTION: TableMotion = { motion: {} }

/** `layer`: where copies fly. `strip`: a press on it does not end the show. */
export function useTurnShow(
  { game, told, n, seat, speaker, table, drawer, toShow }: Shown,
  layer: RefObject<HTMLElement | null>,
  strip: RefObject<HTMLElement | null>,
): Playing {
  const mark = useRef<Mark>(() => () => {})
  const show = useMemo(() => makeTurnShow(undefined, (...marked) => mark.current(...marked)), [])
  const motion = useLoaded(table !== null, () => motionOf(game)) ?? NO_MOTION
  const heard = useRef(n)
  const coming = useRef<readonly Act[]>([])
  const isTakenBack = useRef(false)
  const player = useLoaded(!showsNoTurns(), async () => (await import('../../board-kit/motion/player.ts')).player)
  const phone = useLoaded(isPhone.value, () => import('./bring-forward.ts'))
  const rings = useLoaded(showsNoTurns(), () => import('../../board-kit/motion/still-rings.ts'))
  mark.current = (...marked) => (rings && layer.current ? rings.ringAround(layer.current, ...marked) : () => {})
  const screen = (): Screen =>
    player && layer.current && !showsNoTurns() && !document.hidden
      ? { player, painter: { layer: layer.current, Glyph: table?.Glyph } }
      : null
  const before = (steps: readonly Step[]): Before => player?.before(steps) ?? NOTHING_BEFORE
  const forward = (steps: readonly Step[], play: (scrolled: Scrolled) => void): void =>
    phone ? phone.bringForward(steps, drawer, show, play) : play((was) => was)
  // While this is rendered the table still stands as it did.
  if (n !== heard.current) {
    const fresh = told.filter((one) => one.n > heard.current)
    isTakenBack.current ||= n < heard.current || fresh.some(({ undoes }) => undoes)
    coming.current = fresh.flatMap((row): Act[] => {
      const telling = { speaker, ...motion, tells: table?.tells, own: seat }
      const undone = told.find(({ n }) => n === row.undoes?.at(-1))
      if (row.undoes && !undone) return []
      const steps = undone ? reversed(stepsOf(undone, telling)) : stepsOf(row, telling)
      const isOwn = row.undoes !== undefined || (seat !== null && row.seat === seat)
      return [{ steps, was: before(steps), seat: row.seat, isOwn }]
    })
    heard.current = n
    if (coming.current.some(({ steps }) => isTold(steps))) isTurnShown.value = true
  }
  useLayoutEffect(() => {
    // Not while this is rendered: what flies over the table is rendered by itself, and taken away with the show.
    if (isTakenBack.current) show.clear()
    isTakenBack.current = false
    for (const act of coming.current) {
      if (act.steps.length === 0 && !act.isOwn) continue
      show.add(act, settings.peek().pace, screen(), phone ? (play) => forward(act.steps, play) : undefined)
    }
    coming.current = []
  }, [n])
  const wanted = toShow.value
  useEffect(() => {
    if (wanted === null) return
    toShow.value = null
    show.clear()
    for (const row of told.filter((one) => wanted.includes(one.n))) {
      const steps = stepsOf(row, { speaker, motion: motion.motion, own: seat })
      const act: Act = { steps, was: before(steps), seat: row.seat, isOwn: false, isAskedFor: true }
      show.add(act, settings.peek().pace, screen(), phone ? (play) => forward(steps, play) : undefined)
    }
  }, [wanted])
  // What was refused shakes once; why it was refused stands beside it.
  const refusedThing = refused.value
  useEffect(() => {
    const on = screen()
    if (refusedThing === null || !on) return
    const { perform, timed } = on.player
    const steps = timed([{ caption: null, gestures: [shake(refusedThing)] }], 1, 1)
    const shaking = perform(steps, NOTHING_BEFORE, on.painter)
    return () => shaking.stop()
  }, [refusedThing])
  useEffect(() => {
    const stop = onGoingOn(show.skip, (target) => strip.current?.contains(target) === true)
    const stopTelling = show.said.subscribe((said) => {
      isTurnShown.value = said !== null && !said.isOver
    })
    return () => {
      stop()
      stopTelling()
      show.clear()
      isTurnShown.value = false
    }
  }, [show])
  return { show, again: () => show.again(screen()) }
}

const isTold = (steps: readonly Step[]): boolean => steps.some(({ caption }) => caption !== null)

const motionOf = async (game: string): Promise<TableMotion> => (await (await partsOf(game)).motion?.()) ?? NO_MOTION
