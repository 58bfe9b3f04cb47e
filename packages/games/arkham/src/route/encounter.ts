import { highestFailure } from '../board/ancients.ts'
import { createAftermath } from './aftermath.ts'
import type { Along, Census } from './census.ts'
import type { RouteRules } from './sheet.ts'

// Objective O2: the expected value of a route after the encounter, over three dice and without tomes other than the
// blessing (ledger, section 5). Values are counted in 216ths, so that they are integers and compare exactly.
export const IN_ALL = 216

export type Encounter = {
  // Reads the totals along a route. For a bound on an undecided route, `most` is what may be along it and `surely` what
  // certainly is; `worth` is then never too low.
  readonly read: (most: Along, surely: Along) => void
  readonly worth: (task: number, madness: number, links: number) => number
}

type Chance = { readonly failures: number; readonly successes: number; readonly ways: number }

export function createEncounter(census: Census, rules: RouteRules): Encounter {
  const aftermath = createAftermath(census, rules)
  const chances = [0, 1, 2, 3, 4].map((fails) => chancesOf(fails, rules.blessing === true))
  return {
    read: aftermath.read,
    worth: (task, madness, links) => {
      let sum = 0
      for (const { failures, successes, ways } of chances[highestFailure(rules.ancient, madness)] as Chance[]) {
        sum += ways * (task + aftermath.total(failures, successes, madness, links))
      }
      return sum
    },
  }
}

// Returns the results of three dice with their probabilities, except three failures, which leave nothing
// (ARK-ANCIENT-14).
function chancesOf(fails: number, blessing: boolean): readonly Chance[] {
  const success = blessing && fails < 4 ? 3 : 2
  const neutral = 6 - fails - success
  const chances: Chance[] = []
  for (let failures = 0; failures <= 2; failures++) {
    for (let successes = 0; successes <= 3 - failures; successes++) {
      const neutrals = 3 - failures - successes
      const orders = 6 / (factorial(failures) * factorial(successes) * factorial(neutrals))
      const ways = orders * fails ** failures * success ** successes * neutral ** neutrals
      if (ways > 0) chances.push({ failures, successes, ways })
    }
  }
  return chances
}

function factorial(n: number): number {
  return n <= 1 ? 1 : n * factorial(n - 1)
}
