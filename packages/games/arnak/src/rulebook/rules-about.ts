// Lists the rules about a card, a tile or a place, so that a picture of it can link to the rulebook.

import { ASSISTANTS } from '../board/assistants.ts'
import { GUARDIANS } from '../board/guardians.ts'
import { IDOLS } from '../board/idols.ts'
import { RIVAL_TILES } from '../board/rival-tiles.ts'
import { TRACK_SPACES } from '../board/track.ts'
import { FEAR } from '../cards/basics.ts'
import { CARDS, cardOf } from '../cards/cards.ts'

/** Returns the first rule of each passage about this thing. */
export function rulesAbout(id: string): readonly string[] {
  if (id === FEAR) return ['ARN-FEAR-01']
  if (CARDS.has(id)) {
    const { kind, exiles, free } = cardOf(id)
    const bought = kind === 'item' ? ['ARN-BUY-01'] : kind === 'artifact' ? ['ARN-BUY-05'] : []
    return [...bought, free ? 'ARN-FREE-02' : 'ARN-PLAY-01', ...(exiles ? ['ARN-EXILE-08'] : []), 'ARN-TRAVEL-01']
  }
  if (Object.hasOwn(GUARDIANS, id)) return ['ARN-GUARD-01', 'ARN-GUARD-09', 'ARN-GUARD-11']
  if (Object.hasOwn(ASSISTANTS, id)) return ['ARN-ASSIST-06', 'ARN-ASSIST-09']
  if (TRACK_SPACES.has(id)) return ['ARN-RESEARCH-04']
  if (Object.hasOwn(RIVAL_TILES, id)) return ['ARN-SOLO-13']
  if (id === 'deck') return ['ARN-ROUND-01']
  return Object.hasOwn(IDOLS, id) ? ['ARN-IDOL-01', 'ARN-DISCOVER-06'] : ['ARN-DIG-01', 'ARN-DISCOVER-01']
}
