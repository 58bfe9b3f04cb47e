// The price of a space for the viewer now: that of the selected worker, or else of the one with the lowest price.

import {
  actsOf,
  CREW,
  isFree,
  type PlaceCost,
  placeCost,
  SPACES,
  type SpaceId,
  unlockCost,
  WORKERS,
} from '@wayfare/darwin/tables'
import type { JournalLook, LensCell, Rulings } from './journal-look.ts'
import { type BoardView, type Props, questionOp } from './props.ts'

type Worker = BoardView['workers'][number]

export type JournalPrice = PlaceCost & {
  /** The things the viewer has too little of. */
  readonly short: 'coins' | 'knowledge' | 'both' | null
}

const NOTHING: JournalPrice = { coins: 0, knowledge: 0, toOwner: null, short: null }

const isWorker = (id: string): boolean => (WORKERS as readonly string[]).includes(id)

/** The possible workers: the selected one, or all who could go there. */
function candidates({ pointing, view, seat }: Props, space: SpaceId): readonly Worker[] {
  const mine = view.boards[seat as number] as BoardView
  const free = mine.workers.filter((worker) => isFree(mine, worker))
  const named = (ids: readonly string[]) => free.filter(({ id }) => ids.includes(id))
  const pointed = pointing.pointed.value.filter(isWorker)
  if (pointed.length > 0) return named(pointed)
  const hovered = pointing.hovered.value
  if (pointing.pointed.value.includes(space) && hovered !== null && isWorker(hovered)) return named([hovered])
  const offered = pointing.offered.value.get(space)
  return offered ? named(offered.flatMap(({ on = [] }) => on)) : free
}

function cheapest(props: Props, space: SpaceId): PlaceCost | null {
  const costs = candidates(props, space).map((worker) => placeCost(props.view, props.seat as number, worker, space))
  return costs.reduce<PlaceCost | null>((best, one) => (best && best.knowledge <= one.knowledge ? best : one), null)
}

const isTaken = ({ well, workers }: JournalLook): boolean => well === 'lens' && workers.length > 0

/**
 * The price of a space, also of one that the viewer cannot afford, to show the reason. Other spaces that are not
 * offered have none.
 */
export function priceOf(props: Props, look: JournalLook, rulings: Rulings): JournalPrice | null {
  const { pointing, view, seat, picture } = props
  if (seat === null || !picture.question) return null
  const known = pointing.offered.value.has(look.id) || pointing.pointed.value.includes(look.id)
  const moment = questionOp(props)
  if (moment === 'unlock') return known ? unlocking(props, look.id as LensCell, rulings) : null
  // A locked space is used without opening it, and for nothing (DAR-LENS-10).
  if (moment === 'use-locked') return known ? NOTHING : null
  if (moment !== 'turn' || look.well === 'locked' || look.well === 'empty' || isTaken(look)) return null
  const cost = cheapest(props, look.id)
  if (!cost) return null
  const mine = view.boards[seat] as BoardView
  const [coins, knowledge] = [cost.coins > mine.coin, cost.knowledge > mine.knowledge]
  const short = coins && knowledge ? 'both' : coins ? 'coins' : knowledge ? 'knowledge' : null
  return known || short !== null ? { ...cost, short } : null
}

/** The price of a lens depends on the action that places it. */
function unlocking({ view, picture }: Props, cell: LensCell, rulings: Rulings): JournalPrice | null {
  const from = picture.question?.from ?? ''
  const isSpace = SPACES.some(({ id }) => id === from)
  const acts = isSpace ? actsOf({ ...view, rulings }, from as SpaceId) : CREW[from as keyof typeof CREW]?.acts
  const act = acts?.find(({ op }) => op === 'unlock')
  if (act?.op !== 'unlock') return null
  return { coins: act.arg.free ? 0 : unlockCost(view, cell), knowledge: 0, toOwner: null, short: null }
}
