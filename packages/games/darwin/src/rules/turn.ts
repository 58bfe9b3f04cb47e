// A turn of the action phase: one worker is placed, its actions follow, the end is confirmed (DAR-TURN, DAR-PLACE, DAR-BADGE).

import { all, type Effect, effect, from, manner } from '@wayfare/kernel'
import { gainAlfred } from '../alfred/perform.ts'
import { actsOf, isSpecial, needAt, tileOn } from '../cells.ts'
import { crowdOf } from '../crowd.ts'
import {
  type AcademyArg,
  academy,
  acts,
  type ExploreArg,
  explore,
  PENALTY_MINUS,
  points,
  type SailArg,
  type StampsArg,
  sail,
  stamps,
} from '../data/actions.ts'
import { WORKERS } from '../data/player-board.ts'
import { badgeOf, countsOf, shortage, shortOf } from '../data/seals.ts'
import {
  CELLS,
  MUSEUM_STUDY,
  OBJECTIVE_OFFICE,
  PENALTIES,
  partsFor,
  SPACES,
  SPECIAL_SILVER,
  spaceAt,
  TURN_ORDER,
} from '../data/spaces.ts'
import { ALFRED, type Board, boardOf, type DarwinState, isFree, LOCKED, withAt } from '../state.ts'
import { gain } from './gains.ts'
import { type Move, moveOf, type R, SURE } from './rule.ts'

type Placing = readonly [worker: number, space: number]

const PLACE: readonly (readonly Move[])[] = WORKERS.map((worker, w) =>
  SPACES.map(({ id }, space) => moveOf(`place ${worker} ${id}`, effect('placed', [w, space]), [worker, id])),
)
export const NEXT_TURN: Effect = effect('next-turn')
const TURN_ENDS = manner({ sure: true })

/** DAR-PLACE-05 to -08, -14, -17, -20. */
function penaltyOf(s: DarwinState, one: Board, space: number, parts: number): number {
  const part = partsFor(s.core.players)[space] as number
  if (part < 0 || (parts & (1 << part)) === 0) return 0
  return (PENALTIES[s.core.players] as number) - ((one.perks & PENALTY_MINUS) !== 0 ? 1 : 0)
}

/** Why nobody can enter this space now. */
function whyClosed(s: DarwinState, space: number, spaces: number): string {
  if (space < CELLS && s.lenses[space] === LOCKED)
    return isSpecial(space) && tileOn(s, space) === '' ? 'DAR-LENS-14' : 'DAR-PLACE-12'
  if (spaceAt(space).kind === 'lens' && (spaces & (1 << space)) !== 0) return 'DAR-PLACE-11'
  if (space === MUSEUM_STUDY && s.rulings.museum === 'one') return 'DAR-MUSEUM-09'
  return space === OBJECTIVE_OFFICE && !s.rulings.office ? 'DAR-OBJECTIVE-30' : ''
}

/** What the actions of a page become for a worker with a badge (DAR-BADGE-04 to -12). */
function withBadge(s: DarwinState, space: number, worker: number, row: string): readonly Effect[] {
  const list = actsOf(s, space)
  const late = s.rulings.badges === 'late'
  const badge = badgeOf(row)
  const { page } = spaceAt(space)
  if (page === 'open' || page === 'small' || (badge === 0 && !late)) return list
  const { arg } = list[0] as Effect
  const silver = badge > 0 && !late ? 1 : 0
  const gold = badge > 1 && !late ? 1 : 0
  const reader = late ? worker : -1
  if (page === 'explore') return [explore((arg as unknown as ExploreArg)[0] + silver, gold, reader)]
  if (page === 'navigate') return [sail((arg as unknown as SailArg)[0] + silver, gold, reader)]
  if (page === 'letters') return [stamps((arg as unknown as StampsArg)[0] + silver, gold, reader)]
  if (page === 'academy') {
    const [times, discount] = arg as unknown as AcademyArg
    const seals = academy(times, discount, 0, badge > 1 ? 1 : 0)
    return silver === 0 ? [seals] : [seals, academy(1, 0, 0, gold, 1)]
  }
  if (silver === 0) return list
  return gold === 0 ? [...list, SPECIAL_SILVER] : [...list, SPECIAL_SILVER, SPECIAL_GOLD]
}
const SPECIAL_GOLD = points(3)

/** For each space why it is closed and what it costs: made anew in every turn, kept because it is asked so often. */
const closed: string[] = []
const penalties: number[] = []

export const turnRules = {
  turn: {
    ask(s, by, _, asking) {
      const one = boardOf(s, by)
      const { parts, spaces } = crowdOf(s)
      const { listening } = asking
      for (let space = 0; space < SPACES.length; space++) {
        closed[space] = whyClosed(s, space, spaces)
        penalties[space] = penaltyOf(s, one, space, parts)
      }
      for (let worker = 0; worker < WORKERS.length; worker++) {
        const bound = isFree(one, worker) ? '' : one.placed[worker] === -1 ? 'DAR-SETUP-20' : 'DAR-PLACE-19'
        if (bound !== '' && !listening) continue
        const seals = countsOf(one.rows[worker] as string)
        const moves = PLACE[worker] as readonly Move[]
        for (let space = 0; space < SPACES.length; space++) {
          let rule = bound || (closed[space] as string)
          if (rule === '' && shortOf(seals, needAt(s, space)) > one.knowledge) rule = 'DAR-SEAL-01'
          else if (rule === '' && (penalties[space] as number) > one.coin) rule = 'DAR-PLACE-09'
          if (rule !== '' && !listening) continue
          const { move, then, on } = moves[space] as Move
          if (rule === '') asking.offer(move, then, on, SURE)
          else asking.refuse(move, rule, {}, on)
        }
      }
      if (listening) asking.refuse('pass', 'DAR-TURN-03')
    },
  } satisfies R,

  // DAR-PLACE-16: knowledge, penalty, the worker, the lens owner's coin, then the actions.
  placed: {
    run(s, by, [worker, space], tell) {
      const one = boardOf(s, by)
      const row = one.rows[worker] as string
      const spent = shortage(row, needAt(s, space))
      const penalty = penaltyOf(s, one, space, crowdOf(s).parts)
      one.knowledge -= spent
      one.coin -= penalty
      one.placed = withAt(one.placed, worker, space)
      if (space === TURN_ORDER) s.turnSpace = [...s.turnSpace, by]
      const { id, page } = spaceAt(space)
      tell({ k: 'place', seat: by, worker: WORKERS[worker] as string, space: id, penalty, knowledge: spent })
      const owner = space < CELLS ? (s.lenses[space] as number) : -1
      if (owner >= 0 && owner !== by) {
        if (s.alfred && owner === ALFRED) gainAlfred(s, 'coins', 1, tell)
        else gain(s, owner, 'coins', 1, tell)
      }
      const list = from(id, acts(withBadge(s, space, worker, row)))
      const late = s.rulings.badges === 'late' && (page === 'academy' || isSpecial(space))
      const end = effect('end-turn', space)
      if (!late) return all([list, end, NEXT_TURN])
      return all([list, from(id, effect('late-badge', [worker, space])), end, NEXT_TURN])
    },
  } satisfies R<Placing>,

  // Where the table reads badges late (AMB-09): what the worker has earned by now.
  'late-badge': {
    run(s, by, [worker, space]) {
      const badge = badgeOf(boardOf(s, by).rows[worker] as string)
      if (badge === 0) return undefined
      if (spaceAt(space).page === 'academy') return acts([academy(1, 0, 0, badge > 1 ? 1 : 0, 1)])
      return acts(badge > 1 ? [SPECIAL_SILVER, SPECIAL_GOLD] : [SPECIAL_SILVER])
    },
  } satisfies R<Placing>,

  // DAR-TURN-07: until this, everything can be taken back. The space is kept for whoever asks why no more can be done there.
  'end-turn': {
    ask(_s, _by, _, asking) {
      asking.offer('end turn', NOTHING, undefined, TURN_ENDS)
    },
  } satisfies R<number | null>,
}
const NOTHING = all([])
