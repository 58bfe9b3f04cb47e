// Checks the requirements of an objective against the current board (DAR-OBJECTIVE-06, -14 to -16, -31).

import { type Colour, type ObjectiveId, STACKS } from '../data/ids.ts'
import { objective, type Requirement } from '../data/objectives.ts'
import { beagleIn, stopOf } from '../data/routes.ts'
import { countOf as countSeals } from '../data/seals.ts'
import { countOf } from '../data/specimens.ts'
import { type Board, boardOf, type DarwinState } from '../state.ts'

export function meets(s: DarwinState, by: number, id: ObjectiveId): boolean {
  const one = boardOf(s, by)
  for (const wanted of objective(id).needs) if (!meetsOne(s, one, wanted)) return false
  return true
}

function meetsOne(s: DarwinState, one: Board, { need, min, what }: Requirement): boolean {
  switch (need) {
    case 'seals':
      return sealsOf(one, what as Colour) >= min
    case 'studied':
      return what !== undefined && countOf(one.studied, what) >= min
    case 'stacks':
      return emptyStacks(one) >= min
    case 'tents':
      return one.tents >= min
    case 'lenses':
      return one.lenses >= min
    case 'theory':
      return one.theory >= min
    case 'coins':
      return one.coin >= min
    case 'points':
      return one.points >= min
    case 'knowledge':
      return one.knowledge >= min
    case 'ship':
      return stopOf(one.ship).place >= beagleIn(s.round).place
  }
}

/** Counts normal seals of this colour over all rows (DAR-SEAL-05, DAR-OBJECTIVE-15). */
export function sealsOf({ workers }: Board, colour: Colour): number {
  let sum = 0
  for (const { seals } of workers) sum += countSeals(seals, colour)
  return sum
}

export function emptyStacks({ stacks }: Board): number {
  let empty = 0
  for (const stack of STACKS) if (stacks[stack] === 0) empty++
  return empty
}
