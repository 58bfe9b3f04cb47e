// Controls the show of turns: measures the table before new rows are drawn, plays them out afterwards, and ends at any
// press.

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
import type { CorrectForScroll } from './bring-forward.ts'
import { onGoingOn } from './ends-show.ts'
import { makeTurnShow, type QueuedShow, type Screen, type TurnShow } from './turn-show-queue.ts'

type TableAtRow = {
  readonly game: string
  readonly told: readonly Told[]
  /** The number of the last log row. */
  readonly n: number
  readonly seat: number | null
  readonly speaker: Telling['speaker']
  /** The game's own table; null if the lists are shown. */
  readonly table: Pick<GameTable, 'Glyph' | 'tells'> | null
  /** The drawer that is open on a narrow screen. */
  readonly drawer: Signal<Drawer> | undefined
  /** The log rows that the player wants to see again. */
  readonly toShow: Signal<readonly number[] | null>
}

export type Playing = { readonly show: TurnShow; again(): void }

const NO_MOTION: TableMotion = { motion: {} }

/** `layer` holds the flying copies. A press on `strip` does not end the show. */
export function useTurnShow(
  { game, told, n, seat, speaker, table, drawer, toShow }: TableAtRow,
  layer: RefObject<HTMLElement | null>,
  strip: RefObject<HTMLElement | null>,
): Playing {
  const show = useMemo(() => makeTurnShow(), [])
  const motion = useLoaded(table !== null, () => motionOf(game)) ?? NO_MOTION
  const heard = useRef(n)
  const coming = useRef<readonly QueuedShow[]>([])
  const isTakenBack = useRef(false)
  const player = useLoaded(!showsNoTurns(), async () => (await import('../../board-kit/motion/player.ts')).player)
  const phone = useLoaded(isPhone.value, () => import('./bring-forward.ts'))
  const screen = (): Screen =>
    player && layer.current && !showsNoTurns() && !document.hidden
      ? { player, painter: { layer: layer.current, Glyph: table?.Glyph } }
      : null
  const before = (steps: readonly Step[]): Before => player?.before(steps) ?? NOTHING_BEFORE
  const forward = (steps: readonly Step[], play: (scrolled: CorrectForScroll) => void): void =>
    phone ? phone.bringForward(steps, drawer, show, play) : play((was) => was)
  // At this point of rendering the table still has its old state.
  if (n !== heard.current) {
    const fresh = told.filter((one) => one.n > heard.current)
    isTakenBack.current ||= n < heard.current || fresh.some(({ undoes }) => undoes)
    coming.current = fresh.flatMap((row): QueuedShow[] => {
      const telling = { speaker, ...motion, tells: table?.tells, own: seat }
      const undone = told.find(({ n }) => n === row.undoes?.at(-1))
      if (row.undoes && !undone) return []
      const steps = undone ? reversed(stepsOf(undone, telling)) : stepsOf(row, telling)
      return [{ steps, was: before(steps), isOwn: row.undoes !== undefined || (seat !== null && row.seat === seat) }]
    })
    heard.current = n
    if (coming.current.some(({ steps }) => isTold(steps))) isTurnShown.value = true
  }
  useLayoutEffect(() => {
    // The show is cleared after rendering, because its flying copies are rendered separately and removed with it.
    if (isTakenBack.current) show.clear()
    isTakenBack.current = false
    for (const act of coming.current) {
      if (act.steps.length === 0 && !act.isOwn) continue
      forward(act.steps, (scrolled) => show.add({ ...act, was: scrolled(act.was) }, settings.peek().pace, screen()))
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
      const act: QueuedShow = { steps, was: before(steps), isOwn: false, isAskedFor: true }
      forward(steps, () => show.add(act, settings.peek().pace, screen()))
    }
  }, [wanted])
  // A refused thing shakes once; the reason is shown beside it.
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
