// Conditions that every state must satisfy: nothing is lost or duplicated, and no debt is left.

import { type Id, ids, pile } from '@wayfare/kernel'
import { ASSISTANT_IDS } from '../board/assistants.ts'
import { ALL_BONUSES, bonusKind } from '../board/bonus-tiles.ts'
import { GUARDIAN_IDS } from '../board/guardians.ts'
import { ALL_IDOLS } from '../board/idols.ts'
import { LEVEL1_IDS, LEVEL2_IDS } from '../board/site-tiles.ts'
import { SITES } from '../board/sites.ts'
import { STACKS } from '../board/temple-tiles.ts'
import { ARTIFACT_IDS } from '../cards/artifacts.ts'
import { BASIC_IDS, FEAR, FEAR_CARDS } from '../cards/basics.ts'
import { ITEM_IDS } from '../cards/items.ts'
import { filledCount } from '../idol-slots.ts'
import { RESOURCES } from '../resources.ts'
import {
  ARTIFACT_DECK,
  type ArnakState,
  BASICS_OUT,
  BOX,
  DRAWN_BY_EARRING,
  FEAR_PILE,
  FIGURES,
  GUARDIAN_STACK,
  ITEM_DECK,
  LEVEL1_STACK,
  LEVEL2_STACK,
  LOST_STACK,
  ownPiles,
  RESCUE_STACK,
  RIVAL_STACK,
  RIVAL_TOP,
  SUPPLY,
  tableSize,
  UNDER_STACK,
} from '../state.ts'

export function invariants(s: ArnakState): string[] {
  const wrong: string[] = []
  const same = (what: string, there: readonly Id[], expected: readonly Id[]) => {
    if (there.slice().sort().join() !== expected.slice().sort().join()) wrong.push(`${what} were lost or doubled`)
  }
  const inPile = (name: string): Id[] => ids(s, name)
  const seats = s.explorers.map((_, seat) => seat)
  const here = (list: readonly (Id | null)[]): Id[] => list.filter((id): id is Id => id !== null)

  const owned = [...seats.flatMap((seat) => ownPiles(seat).flatMap(inPile)), ...inPile(DRAWN_BY_EARRING)]
  const { rival } = s
  const cards = [...owned.filter((id) => id !== FEAR), ...here(s.row), ...inPile(ITEM_DECK), ...inPile(ARTIFACT_DECK)]
  const removed = [...s.exiledItems, ...s.exiledArtifacts, ...inPile(BASICS_OUT), ...(rival?.cards ?? [])]
  same('cards', [...cards, ...removed], [...ITEM_IDS, ...ARTIFACT_IDS, ...seats.flatMap(() => BASIC_IDS)])
  const fear = owned.filter((id) => id === FEAR).length + pile(s, FEAR_PILE).length
  if (fear !== FEAR_CARDS) wrong.push(`there are ${fear} Fear cards`)

  same(
    'site tiles',
    [...inPile(LEVEL1_STACK), ...inPile(LEVEL2_STACK), ...here(s.tiles)],
    [...LEVEL1_IDS, ...LEVEL2_IDS],
  )
  const tamed = [...s.explorers.flatMap(({ boons, spent }) => [...boons, ...spent]), ...(rival?.guardians ?? [])]
  same('guardians', [...inPile(GUARDIAN_STACK), ...here(s.guards), ...tamed], GUARDIAN_IDS)
  const staff = [
    ...s.explorers.flatMap((one) => one.staff.map(({ id }) => id)),
    ...SUPPLY.flatMap(inPile),
    ...inPile(RESCUE_STACK),
  ]
  if (!rival) same('assistants', staff, ASSISTANT_IDS)
  if (new Set(staff).size < staff.length) wrong.push('an assistant is there twice')
  if (rival)
    same(
      'rival tiles',
      [...rival.used, ...inPile(RIVAL_STACK), ...inPile(RIVAL_TOP)],
      rival.used.length > 0 || inPile(RIVAL_TOP).length > 0 ? rival.tiles : [],
    )
  if (pile(s, UNDER_STACK).length !== 4) wrong.push('a face-down idol was turned up')
  same(
    'bonus tiles',
    [...here(s.bonus), ...s.gone.bonuses, ...[...inPile(LOST_STACK), ...inPile(BOX)].map(bonusKind)],
    ALL_BONUSES.map(bonusKind),
  )
  wrong.push(...explorersWrong(s))
  return wrong
}

function explorersWrong(s: ArnakState): string[] {
  const wrong: string[] = []
  const hidden = SITES.filter(({ index }) => s.idols[index] !== null)
  // The undiscovered idols, of which each level II site has two.
  let temple = s.stacks.reduce((sum, count) => sum + count, s.rival?.tiles6 ?? 0)
  let idols = hidden.length + hidden.filter(({ level }) => level === 'level2').length
  idols += s.gone.idols + (s.rival ? s.rival.idols.length + s.rival.minus : 0)
  for (const [seat, one] of s.explorers.entries()) {
    for (const resource of RESOURCES) if (one[resource] < 0) wrong.push(`seat ${seat} owes ${resource}`)
    if (one.crates < 0 || one.fearTiles < 0) wrong.push(`seat ${seat} owes idols or Fear tiles`)
    const out = s.men.filter((who) => who === seat).length
    if (one.home + out !== FIGURES) wrong.push(`seat ${seat} has ${one.home + out} archaeologists`)
    if (one.staff.length > 2) wrong.push(`seat ${seat} has ${one.staff.length} assistants`)
    idols += one.crates + filledCount(one.slots)
    temple += one.tiles2 + one.tiles6 + one.tiles11
  }
  if (idols !== ALL_IDOLS.length) wrong.push(`there are ${idols} idols`)
  if (temple !== STACKS.length * tableSize(s)) wrong.push(`there are ${temple} temple tiles`)
  if (Object.values(s.pool).some((count) => count < 0)) wrong.push('the pool owes an icon')
  if (s.stacks.some((count) => count < 0)) wrong.push('a temple stack owes tiles')
  return wrong
}
