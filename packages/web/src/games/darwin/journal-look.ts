// The look of each worker space: workers and tiles on it, its effect and its requirements.

import {
  actsOf,
  isLocked,
  isSpecial,
  type Page,
  SPACES,
  type SpaceId,
  spaceOf,
  specialTile,
  unlockCost,
} from '@wayfare/darwin/tables'
import { actsBits, type Bit, needBits } from './action-bits.ts'
import type { Props } from './props.ts'

type View = Props['view']
type Space = (typeof SPACES)[number]
export type LensCell = keyof View['lenses']

export type JournalLook = {
  readonly id: SpaceId
  readonly well: 'round' | 'rectangle' | 'lens' | 'locked' | 'empty'
  /** The board whose lens is there; null for the lenses from the start of the game. */
  readonly lens: number | null
  /** The price of a lens, if the space is locked. */
  readonly unlock: number
  /** The boards of the workers there, in order. */
  readonly workers: readonly number[]
  readonly acts: readonly Bit[]
  readonly need: readonly Bit[]
}

/** The rulings on doubtful rules that this table has chosen, as far as they show on its board. */
export function rulingsOf({ info: { options } }: Pick<Props, 'info'>) {
  return {
    museum: options.museum === 'one' ? ('one' as const) : ('two' as const),
    badges: options.badges === 'late' ? ('late' as const) : ('placement' as const),
    office: options.office !== false,
  }
}
export type Rulings = ReturnType<typeof rulingsOf>

/** The spaces of a page. Those that this table does not play with are left out. */
export function spacesOn(page: Page, { museum, office }: Rulings): readonly Space[] {
  return SPACES.filter(
    ({ id, page: its }) =>
      its === page && !(id === 'museum-study' && museum === 'one') && !(id === 'objective-office' && !office),
  )
}

export function lookOf(view: View, rulings: Rulings, id: SpaceId): JournalLook {
  const { kind, need } = spaceOf(id)
  const tile = isSpecial(id) ? view.tiles[id] : null
  const owner = id in view.lenses ? view.lenses[id as LensCell] : 'open'
  const locked = id in view.lenses && isLocked(view, id as LensCell)
  return {
    id,
    well: locked ? 'locked' : isSpecial(id) && tile === null ? 'empty' : kind,
    lens: typeof owner === 'number' ? owner : null,
    unlock: locked ? unlockCost(view, id as LensCell) : 0,
    workers: view.boards.flatMap(({ workers }, board) => workers.filter(({ at }) => at === id).map(() => board)),
    acts: printed(id, actsBits(actsOf({ ...view, rulings }, id))),
    need: needBits(tile === null ? need : specialTile(tile).need),
  }
}

/**
 * The printed signs: a single seal of the academy has a number because its neighbour has two, and the change of turn
 * order comes before its coins.
 */
function printed(id: SpaceId, bits: readonly Bit[]): readonly Bit[] {
  if (id === 'turn-order') return [{ icon: 'order' }, ...bits]
  return id === 'academy-1' ? [{ icon: 'academy', n: 1 }] : bits
}

type Badge = {
  readonly bits: readonly Bit[]
  /** The kind of bonus, for texts. */
  readonly what: 'further' | 'stop' | 'stamp' | 'split' | 'seal' | 'cheaper' | 'coins' | 'points'
}

const STOP: Badge = { bits: [{ sign: '+' }, { icon: 'stop' }], what: 'stop' }

/** The bonus of a badge on each page, as printed at its bottom. */
export const BADGES: Readonly<Partial<Record<Page, { readonly silver?: Badge; readonly gold?: Badge }>>> = {
  explore: { silver: { bits: [{ icon: 'explore' }, { sign: '+1' }], what: 'further' }, gold: STOP },
  navigate: { silver: { bits: [{ icon: 'navigate' }, { sign: '+1' }], what: 'further' }, gold: STOP },
  letters: {
    silver: { bits: [{ icon: 'stamp' }, { sign: '+1' }], what: 'stamp' },
    gold: { bits: [{ icon: 'split' }], what: 'split' },
  },
  academy: {
    silver: { bits: [{ icon: 'academy' }, { sign: '+1' }], what: 'seal' },
    gold: { bits: [{ coins: -1 }], what: 'cheaper' },
  },
  'special-left': { silver: { bits: [{ sign: '+' }, { coins: 2 }], what: 'coins' } },
  'special-right': { gold: { bits: [{ sign: '+' }, { points: 3 }], what: 'points' } },
}
