// Setting up the table (ARK-SETUP, ARK-SOLO-01 to -03). Everything that players may decide freely is an option of the
// table or left to chance.

import {
  type Choices,
  draw,
  lay,
  mixed,
  move,
  newCore,
  pile,
  random,
  type Seed,
  shuffle,
  type TableOptions,
} from '@wayfare/kernel'
import { ANCIENTS, type AncientId } from './board/ancients.ts'
import { TASKS } from './board/tasks.ts'
import { CALL_IDS } from './cards/calls.ts'
import { CELL_IDS } from './cards/challenge.ts'
import { DIE_IDS } from './cards/dice.ts'
import { EFFECT_IDS, type EffectId } from './cards/effects.ts'
import { SHOP_CARD_IDS, shopCard } from './cards/shop-cards.ts'
import { dealSoloDice } from './rules/dice.ts'
import { OPENING } from './rules/round.ts'
import { OLD_CARDS, OPEN_CARD, REMOVED_CARD, SHOP_DECK } from './rules/shop-deck.ts'
import { type ArkhamState, callPile, discardedTask, newBoard, taskPile } from './state.ts'

const ANY = 'random'

export const choices: Choices = {
  dark: { values: [ANY, ...EFFECT_IDS], default: ANY },
  light: { values: [ANY, ...EFFECT_IDS], default: ANY },
  ancient: { values: [ANY, ...Object.keys(ANCIENTS)], default: ANY },
  first: { values: [ANY, 0, 1, 2, 3], default: ANY, when: { players: [2, 3, 4] }, seats: true },
  cell: { values: CELL_IDS, default: CELL_IDS[0] as string, when: { players: [1] } },
}

/** The effect cards must differ (ARK-SETUP-05), and the first player must be at the table. */
export function unfit(table: TableOptions): { readonly rule: string } | undefined {
  if (table.dark !== ANY && table.dark === table.light) return { rule: 'ARK-SETUP-05' }
  return typeof table.first === 'number' && table.first >= table.players ? { rule: 'ARK-SETUP-14' } : undefined
}

export function setup(table: TableOptions, seed: Seed): ArkhamState {
  const { players } = table
  const base: ArkhamState = {
    core: newCore(players, seed, OPENING),
    ancient: 'cthulhu',
    effects: { dark: 'repeat', light: 'repeat' },
    cell: players === 1 ? (table.cell as string) : null,
    first: 0,
    round: 0,
    dice: Object.fromEntries(DIE_IDS.map((id) => [id, { number: 1, zone: 'available' }])) as ArkhamState['dice'],
    boards: Array.from({ length: players }, newBoard),
  }
  const s: ArkhamState = { ...base, effects: effectsOf(base, table), ancient: ancientOf(base, table) }
  if (players === 1) dealSoloDice(s, mixed(s, 'solo dice', DIE_IDS.slice()).slice(0, 3))
  dealCalls(s)
  layShopDeck(s)
  dealTasks(s)
  if (players > 1) s.first = table.first === ANY ? random(s, 'first', players) : (table.first as number)
  return s
}

/** Returns the two effect cards, chosen or random (ARK-SETUP-05, -17). */
function effectsOf(s: ArkhamState, { dark, light }: TableOptions): ArkhamState['effects'] {
  const chosen = [dark, light]
  const free = mixed(
    s,
    'effects',
    EFFECT_IDS.filter((id) => !chosen.includes(id)),
  )
  const pickEffect = (wish: unknown) => (wish === ANY ? (free.pop() as EffectId) : (wish as EffectId))
  return { dark: pickEffect(dark), light: pickEffect(light) }
}

function ancientOf(s: ArkhamState, { ancient }: TableOptions): AncientId {
  const all = Object.keys(ANCIENTS) as AncientId[]
  return ancient === ANY ? (all[random(s, 'ancient', all.length)] as AncientId) : (ancient as AncientId)
}

/** With Cthulhu each player gets a call card that only they see (ARK-SETUP-08). */
function dealCalls(s: ArkhamState): void {
  lay(s, 'calls', s.ancient === 'cthulhu' ? CALL_IDS : [])
  if (s.ancient === 'cthulhu') shuffle(s, 'calls')
  for (const seat of s.boards.keys()) {
    lay(s, callPile(seat), [])
    draw(s, 'calls', callPile(seat), seat)
  }
}

/** One shop card is removed unseen; with Cthulhu those that bring tourists are not used (ARK-SETUP-09, -10). */
function layShopDeck(s: ArkhamState): void {
  lay(s, SHOP_DECK, SHOP_CARD_IDS)
  shuffle(s, SHOP_DECK)
  for (const name of [OPEN_CARD, OLD_CARDS, REMOVED_CARD]) lay(s, name, [])
  const removable = pile(s, SHOP_DECK).flatMap(([id], i) => (mayBeRemoved(s, id) ? [i] : []))
  move(s, SHOP_DECK, removable[random(s, 'removed', removable.length)] as number, REMOVED_CARD)
}

export function mayBeRemoved(s: ArkhamState, card: string): boolean {
  return s.ancient !== 'cthulhu' || shopCard(card).kind !== 'tourists'
}

/** Each player gets two tasks (ARK-SETUP-11). */
function dealTasks(s: ArkhamState): void {
  lay(s, 'tasks', Object.keys(TASKS))
  shuffle(s, 'tasks')
  for (const seat of s.boards.keys()) {
    lay(s, taskPile(seat), [])
    lay(s, discardedTask(seat), [])
    for (let i = 0; i < 2; i++) draw(s, 'tasks', taskPile(seat), seat)
  }
}
