// The parts that a run of many games should use, and the parts that each move uses.

import { ids, question } from '@wayfare/kernel'
import { tileOn } from '../cells.ts'
import { CARD_SPACES } from '../data/alfred-boards.ts'
import { ACTION_IDS, BONUS_CARDS } from '../data/alfred-cards.ts'
import { CAMPS } from '../data/camps.ts'
import { CREW_IDS } from '../data/crew.ts'
import { GOAL_IDS } from '../data/goals.ts'
import { MAIL_TILE_IDS } from '../data/mail-tiles.ts'
import { OBJECTIVE_IDS, SLOTS } from '../data/objectives.ts'
import { ROUTES } from '../data/routes.ts'
import { isSpace, SPACES } from '../data/spaces.ts'
import { SPECIAL_IDS } from '../data/special-tiles.ts'
import { SPECIMENS } from '../data/specimens.ts'
import { ALFRED_OPEN, type Alfred, type DarwinState } from '../state.ts'

export const parts: readonly string[] = [
  ...CREW_IDS,
  ...SPECIAL_IDS,
  ...MAIL_TILE_IDS,
  ...GOAL_IDS,
  ...OBJECTIVE_IDS,
  ...SLOTS.map(({ id }) => id),
  ...SPACES.map(({ id }) => id),
  ...SPECIMENS,
  ...CAMPS.map(({ id }) => id),
  ...ROUTES.flatMap(({ stops }) => stops.slice(1).map(({ id }) => id)),
  ...ACTION_IDS,
  ...Object.keys(BONUS_CARDS),
]

/** Returns the parts that a move uses: everything it names, and everything face up that it brings into play. */
export function uses(move: string, s: DarwinState): readonly string[] {
  const words = move.split(' ')
  const [word] = words
  if (word === 'keep' || word === 'pair' || word === 'seals') return []
  if (word === 'end')
    return s.alfred ? [...ids(s, ALFRED_OPEN), ...cardsReached(s.alfred), ...scoredGoals(s)] : scoredGoals(s)
  // A tile is used by whatever is chosen on it.
  const seat = s.boards.findIndex((_, board) => question(s, board))
  const from = seat < 0 ? null : question(s, seat)?.from
  if (!from || word === 'done' || word === 'skip') return words.slice(1)
  const tile = isSpace(from) ? tileOn(s, from) : null
  return [...words.slice(1), from, ...(tile ? [tile] : [])]
}

/** Alfred's bonus cards that his pawn has passed on this lap. */
const cardsReached = ({ cards, pawn }: Alfred): readonly string[] =>
  cards.filter((_, i) => pawn >= (CARD_SPACES[i] as number))

const scoredGoals = (s: DarwinState): readonly string[] => s.goals.slice(0, s.scored)
