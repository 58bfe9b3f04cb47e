import { ids } from '@wayfare/kernel'
import { exists } from '../board/board.ts'
import { TASKS } from '../board/tasks.ts'
import { BONUS_IDS, SYMBOLS_OF } from '../cards/bonuses.ts'
import { CALL_IDS } from '../cards/calls.ts'
import { SHOP_CARD_IDS } from '../cards/shop-cards.ts'
import type { ArkhamState } from '../state.ts'

export function invariants(s: ArkhamState): string[] {
  const wrong: string[] = []
  const cards = Object.keys(s.core.piles).flatMap((name) => ids(s, name))
  const expected = [...SHOP_CARD_IDS, ...Object.keys(TASKS), ...(s.ancient === 'cthulhu' ? CALL_IDS : [])]
  if (cards.slice().sort().join() !== expected.slice().sort().join()) wrong.push('cards were lost or doubled')
  for (const [seat, one] of s.boards.entries()) {
    if (new Set(one.segments).size < one.segments.length) wrong.push(`seat ${seat} has drawn a segment twice`)
    if (!one.segments.every((id) => exists(id, s.ancient))) wrong.push(`seat ${seat} has drawn where there is no road`)
    if (new Set(one.circled).size < one.circled.length) wrong.push(`seat ${seat} has circled a shop twice`)
    for (const bonus of BONUS_IDS) {
      const { [bonus]: circled } = one.bonuses
      if (circled > SYMBOLS_OF[bonus] || one.spent[bonus] > circled)
        wrong.push(`seat ${seat} has ${circled} of ${bonus}, ${one.spent[bonus]} spent`)
    }
    if (Object.values(one.tourists).some((counts) => counts.some((count) => count < 0)))
      wrong.push(`seat ${seat} owes tourists`)
  }
  return wrong
}
