// Lists the parts of the game that a move uses, for test runs that continue until every part was used.

import { ids } from '@wayfare/kernel'
import { ASSISTANT_IDS } from '../board/assistants.ts'
import { BONUS_KINDS } from '../board/bonus-tiles.ts'
import { GUARDIAN_IDS } from '../board/guardians.ts'
import { IDOL_KINDS, SLOT_EFFECT_IDS } from '../board/idols.ts'
import { RIVAL_TILE_IDS } from '../board/rival-tiles.ts'
import { SITE_TILE_IDS } from '../board/site-tiles.ts'
import { SITES, SPACES } from '../board/sites.ts'
import { STACK_IDS } from '../board/temple-tiles.ts'
import { BONUS_SPOTS, TRACK_SPACES } from '../board/track.ts'
import { CARD_IDS } from '../cards/cards.ts'
import { type ArnakState, explorer, RIVAL_TOP } from '../state.ts'

const STEPS = [...TRACK_SPACES.values()].filter(({ row }) => row > 0)
const SIDES = ASSISTANT_IDS.flatMap((id) => [`${id} silver`, `${id} gold`])

export const parts: readonly string[] = [
  ...CARD_IDS,
  ...SITE_TILE_IDS,
  ...GUARDIAN_IDS,
  ...GUARDIAN_IDS.map((id) => `boon ${id}`),
  ...IDOL_KINDS,
  ...SLOT_EFFECT_IDS.map((id) => `slot ${id}`),
  ...SIDES,
  ...BONUS_KINDS,
  ...SPACES.map(({ id }) => id),
  ...STEPS.map(({ id }) => `glass ${id}`),
  ...STEPS.filter(({ row }) => row < 8).map(({ id }) => `notebook ${id}`),
  ...STACK_IDS,
  ...RIVAL_TILE_IDS,
]

export function uses(move: string, s: ArnakState): readonly string[] {
  const [word = '', first = '', second = ''] = move.split(' ')
  switch (word) {
    case 'play':
    case 'buy':
      return move.includes('with') ? [first, side(s, 'assistant-discount')] : [first]
    case 'pass':
      return second ? [second] : []
    case 'pay':
      return paid(first)
    case 'dig':
      return [first, ...tileAt(s, first)]
    case 'discover':
      return [first, ...there(s.idols[siteIndex(first)])]
    case 'activate':
    case 'reveal':
      return tileAt(s, first)
    case 'overcome':
      return there(s.guards[siteIndex(first)])
    case 'boon':
      return [move]
    case 'slot':
      return [move]
    case 'use':
      return first ? [side(s, first)] : []
    case 'research':
      return first === 'tile' ? [second] : [`${first} ${second}`, ...bonusAt(s, second)]
    case 'bonus':
      return [first]
    case 'end':
      return s.rival ? ids(s, RIVAL_TOP) : []
  }
  return []
}

/** Travel boons are used in payments, and Fear pays with its boot. */
function paid(what: string): string[] {
  return what.split('+').map((id) => (id.startsWith('guardian-') ? `boon ${id}` : id))
}

function siteIndex(space: string): number {
  return SPACES.find(({ id }) => id === space)?.site ?? SITES.findIndex(({ id }) => id === space)
}

function there(id: string | null | undefined): string[] {
  return id ? [id] : []
}

function tileAt(s: ArnakState, space: string): string[] {
  return there(s.tiles[siteIndex(space)])
}

function bonusAt(s: ArnakState, space: string): string[] {
  return BONUS_SPOTS[s.temple].flatMap((spot, i) => (spot.space === space ? there(s.bonus[i]) : []))
}

function side(s: ArnakState, id: string): string {
  const helper = explorer(s, s.turn).staff.find((one) => one.id === id)
  return `${id} ${helper?.gold ? 'gold' : 'silver'}`
}
