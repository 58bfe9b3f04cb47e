// Conditions that every state must satisfy: pieces are neither lost nor duplicated, and nothing is negative.

import { pile } from '@wayfare/kernel'
import { MOST_COINS } from '../data/alfred-boards.ts'
import { CREW_IDS } from '../data/crew.ts'
import { ENVELOPES, STACKS } from '../data/ids.ts'
import { SLOT_IDS } from '../data/objectives.ts'
import { LENSES, TENTS } from '../data/player-board.ts'
import { ISLANDS } from '../data/routes.ts'
import { ACADEMY_SLOTS, PURPLE_SEALS, SEALS_OF_A_COLOUR, SEALS_REMOVED } from '../data/seals.ts'
import { SPACES } from '../data/spaces.ts'
import { ALFRED, type Board, type DarwinState, SEAL_SUPPLY } from '../state.ts'

export function invariants(s: DarwinState): string[] {
  const wrong: string[] = []
  for (const [board, one] of s.boards.entries()) {
    if (Math.min(one.coin, one.knowledge, one.points, one.theory, one.usedStamps) < 0) wrong.push(`board ${board} owes`)
    const piles = [...STACKS.map((stack) => one.stacks[stack]), ...ENVELOPES.map((envelope) => one.mail[envelope])]
    if (Math.min(...piles) < 0) wrong.push(`board ${board} owes stamps`)
    const stamps = sum(piles) + one.usedStamps
    if (stamps !== 12) wrong.push(`board ${board} has ${stamps} stamps`)
    const tents = Object.values(s.camps)
      .flat()
      .filter((owner) => owner === board).length
    if (tents !== one.tents || tents > TENTS)
      wrong.push(`board ${board} has ${tents} tents in camps and says ${one.tents}`)
    const lenses = Object.values(s.lenses).filter((owner) => owner === board).length
    if (lenses !== one.lenses || lenses > LENSES)
      wrong.push(`board ${board} has ${lenses} lenses out, says ${one.lenses}`)
    if (one.workers.some(({ seals }) => seals.length > 6)) wrong.push(`board ${board} has a row of more than six seals`)
    if (one.reserve.length > 2) wrong.push(`board ${board} holds ${one.reserve.length} objectives in reserve`)
  }
  if (s.alfred && (s.boards[ALFRED] as Board).coin > MOST_COINS) wrong.push('Alfred has too many coins')
  wrong.push(...lostSeals(s), ...doubled(s), ...crowded(s))
  const laid = Object.values(s.tokens)
  if (new Set(laid).size !== laid.length) wrong.push('a specimen lies twice')
  if (s.round < 5 && s.museum.length < 16 - laid.length) wrong.push('museum tiles were lost')
  return wrong
}

function lostSeals(s: DarwinState): string[] {
  const { players } = s.core
  // The first seal of the first worker, and of each of Alfred's, is printed and so not counted.
  const bought = s.boards.flatMap(({ workers }, board) =>
    workers.flatMap(({ id, seals }) => (id === 'w1' ? [] : seals.slice(board < players ? 0 : 1))),
  )
  const purple = bought.filter((seal) => seal === 'purple').length
  const normal = bought.length - purple
  const inAcademy = ACADEMY_SLOTS.filter((slot) => s.academy[slot] !== null).length
  // Starting seals that are taken and not yet assigned.
  const unassigned =
    s.phase === 'setup'
      ? s.boards.slice(0, players).filter(({ workers }) => workers[1]?.seals.length === 0).length * 3
      : 0
  const total = (SEALS_OF_A_COLOUR - (SEALS_REMOVED[players] as number)) * 4
  const there = pile(s, SEAL_SUPPLY).length + inAcademy + normal + s.gone
  const wrong: string[] = []
  if (there !== total && there + unassigned !== total) wrong.push(`${there} normal seals instead of ${total}`)
  if (purple + s.purple !== PURPLE_SEALS) wrong.push(`${purple + s.purple} special seals`)
  return wrong
}

/** Returns objectives and crew cards that are in more than one place. */
function doubled(s: DarwinState): string[] {
  const objectives = [
    ...s.shown,
    ...s.boards.flatMap(({ reserve, slots }) => [
      ...reserve,
      ...SLOT_IDS.flatMap((slot) => slots[slot]?.objective ?? []),
    ]),
  ]
  const crew = s.boards.flatMap((one) => one.crew.map(({ card }) => card))
  const wrong: string[] = []
  if (new Set(objectives).size !== objectives.length) wrong.push('an objective lies twice')
  if (new Set(crew).size !== crew.length || !crew.every((card) => CREW_IDS.includes(card))) wrong.push('crew is wrong')
  return wrong
}

const LENS_SPACES = SPACES.flatMap(({ id, kind }) => (kind === 'lens' ? [id] : []))

/** A lens holds one worker, and a space of an island one explorer (DAR-PLACE-11, DAR-EXPLORE-03). */
function crowded(s: DarwinState): string[] {
  const workers = s.boards.flatMap((one) => one.workers.map(({ at }) => at))
  const wrong: string[] = []
  for (const space of LENS_SPACES)
    if (workers.filter((at) => at === space).length > 1) wrong.push(`space ${space} is crowded`)
  for (const { id, first, last } of ISLANDS) {
    const at = s.boards.map((one) => one.explorers[id]).filter((stop) => stop && stop !== first && stop !== last)
    if (new Set(at).size !== at.length) wrong.push(`two explorers share a space of ${id}`)
  }
  return wrong
}

function sum(numbers: readonly number[]): number {
  let total = 0
  for (const n of numbers) total += n
  return total
}
