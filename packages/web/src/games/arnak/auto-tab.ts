// Finds the part of the table that a question is about, so that a phone opens its tab.

import { BONUS_KINDS, STACKS, TRACKS } from '@wayfare/arnak/tables'
import type { Offered } from '@wayfare/protocol'
import type { TabPlace } from '../../board-kit/auto-tab.ts'
import { isPlace } from './geometry.ts'
import { shows } from './move-preview.ts'
import { moveOf } from './moves.ts'
import type { Props } from './props.ts'

/** `camp` stands for the player's own things, which a phone folds away. */
type Part = TabPlace | 'camp'
type QuestionContext = Pick<Props, 'view' | 'seat' | 'picture'>

const ON_TRACK: ReadonlySet<string> = new Set([
  ...Object.values(TRACKS).flatMap(({ spaces }) => Object.keys(spaces)),
  ...STACKS.map(({ id }) => id),
  ...BONUS_KINDS,
  'glass',
  'notebook',
])

/**
 * Returns the tab with everything that is asked for. The hand is always visible, and a turn or a payment leaves the
 * open tab as it is.
 */
export function partFor({ view, seat, picture: { question, options } }: QuestionContext): Part | null {
  const mine = seat === null ? undefined : view.explorers[seat]
  if (!mine || !question || question.cost !== undefined || options.some(({ move }) => shows(move))) return null
  const inCamp = new Set(['idol', ...mine.boons, ...mine.staff.map(({ id }) => id)])
  const partOf = (id: string, option: Offered): Part | null => {
    const { verb, args } = moveOf(option)
    if (mine.hand.includes(id) && !(verb === 'exile' && args[0] === 'area')) return null
    if (inCamp.has(id) || mine.area.includes(id)) return 'camp'
    if (isPlace(id) || view.guards.includes(id)) return 'none'
    if (ON_TRACK.has(id) || [...view.supply, view.rescue].some((stack) => stack.includes(id))) return 'aside'
    return [view.row, view.items, view.artifacts, view.exiled].some((cards) => cards.includes(id)) ? 'market' : null
  }
  const asked = options.filter(({ aside }) => !aside)
  const parts = new Set(asked.flatMap((option) => (option.on ?? []).map((id) => partOf(id, option))))
  parts.delete(null)
  const [only, more] = parts
  return only && !more ? only : null
}
