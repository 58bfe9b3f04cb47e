// What an objective asks for, held against the board as it is now (DAR-OBJECTIVE-06, -14 to -16, -31).

import { objective, type Requirement } from '../data/objectives.ts'
import { BEAGLE } from '../data/routes.ts'
import { countsOf } from '../data/seals.ts'
import { bitCount } from '../data/specimens.ts'
import { type Board, boardOf, type DarwinState } from '../state.ts'

export function meets(s: DarwinState, by: number, id: string): boolean {
  const one = boardOf(s, by)
  const { needs } = objective(id)
  for (let i = 0; i < needs.length; i++) {
    const wanted = needs[i] as Requirement
    if (wanted.need === 'ship' ? one.ship < (BEAGLE[s.round - 1] as number) : amountOf(one, wanted) < wanted.min)
      return false
  }
  return true
}

function amountOf(one: Board, { need, of }: Requirement): number {
  switch (need) {
    case 'seals':
      return sealsOf(one, of)
    case 'studied':
      return bitCount(one.studied & of)
    case 'stacks':
      return emptyStacks(one)
    case 'tents':
      return one.tents
    case 'lenses':
      return one.lenses
    case 'theory':
      return one.theory
    case 'coins':
      return one.coin
    case 'points':
      return one.points
    case 'knowledge':
      return one.knowledge
    case 'ship':
      return 0
  }
}

/** DAR-SEAL-05, DAR-OBJECTIVE-15: normal seals of this colour over all rows. */
export function sealsOf(one: Board, colour: number): number {
  let sum = 0
  for (let row = 0; row < one.rows.length; row++) sum += countsOf(one.rows[row] as string)[colour] as number
  return sum
}

export function emptyStacks({ stacks }: Board): number {
  let empty = 0
  for (let i = 0; i < stacks.length; i++) if (stacks[i] === 0) empty++
  return empty
}
