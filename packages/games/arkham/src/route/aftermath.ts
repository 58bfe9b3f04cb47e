import { rewardFor } from '../board/ancients.ts'
import { TOURISTS } from '../board/tourists.ts'
import { type Along, attractionVp, type Census } from './census.ts'
import type { RouteRules } from './sheet.ts'

// Computes the value of a route, without its task, after each number of failures (0 to 2) and successes: penalties come
// before rewards (ARK-ANCIENT-13). If a penalty leaves equal options, the owner takes the best (ARK-ANCIENT-17).
export type Aftermath = {
  readonly read: (most: Along, surely: Along) => void
  readonly total: (failures: number, successes: number, madness: number, links: number) => number
}

const TYPES = [0, 1, 2, 3] as const

export function createAftermath(census: Census, rules: RouteRules): Aftermath {
  switch (rules.ancient) {
    case 'cthulhu':
      return afterCthulhu(rules.call === undefined ? -1 : TOURISTS.indexOf(rules.call))
    case 'yog-sothoth':
      return afterYogSothoth(census)
    case 'dagon':
      return afterDagon(census)
    case 'shub-niggurath':
      return afterShubNiggurath()
  }
}

// A failure takes half of the called tourists, two take all; successes pay for pairs of them (ARK-ANCIENT-21 to -23).
function afterCthulhu(called: number): Aftermath {
  let vp = 0
  let count = 0
  let colour = 0
  return {
    read: (most) => {
      vp = attractionVp(most)
      count = most.tourists[called] ?? 0
      colour = most.colours[called] ?? 0
    },
    total: (failures, successes) => {
      const left = failures === 0 ? count : failures === 1 ? Math.ceil(count / 2) : 0
      return vp - (count - left) * colour + successes * rewardFor('cthulhu', left)
    },
  }
}

// A failure strikes the fullest university quarters; successes pay for madness (ARK-ANCIENT-31 to -34). More quarters
// along the route never leave less, so a bound needs only `most`.
function afterYogSothoth(census: Census): Aftermath {
  const university = census.filter((quarter) => quarter.university)
  const pairs = university.flatMap((one, i) => university.slice(i + 1).map((other) => [one, other] as const))
  const vp = [0, 0, 0]

  const spare = { tourists: [0, 0, 0, 0], colours: [0, 0, 0, 0] }
  const without = (most: Along, struck: Census): number => {
    for (let t = 0; t < 4; t++) {
      spare.tourists[t] = most.tourists[t] as number
      spare.colours[t] = most.colours[t] as number
    }
    for (const quarter of struck) {
      if (most.count[quarter.index] === 0) continue
      for (let t = 0; t < 4; t++) spare.tourists[t] = (spare.tourists[t] as number) - (quarter.tourists[t] as number)
      spare.colours[quarter.colour] = (spare.colours[quarter.colour] as number) - 1
    }
    let sum = most.stars
    for (let t = 0; t < 4; t++) sum += (spare.tourists[t] as number) * (spare.colours[t] as number)
    return sum
  }

  return {
    read: (most) => {
      const crowd = (quarter: Census[number]) => (most.count[quarter.index] === 0 ? 0 : quarter.crowd)
      vp[0] = attractionVp(most)
      vp[1] = 0
      vp[2] = without(most, university)
      for (const pair of pairs) {
        const fewest = Math.min(crowd(pair[0]), crowd(pair[1]))
        const fullest = university.every((quarter) => pair.includes(quarter) || crowd(quarter) <= fewest)
        if (fullest) vp[1] = Math.max(vp[1], without(most, pair))
      }
    },
    total: (failures, successes, madness) => (vp[failures] as number) + successes * rewardFor('yog-sothoth', madness),
  }
}

// A failure takes the most common type at the river (ARK-ANCIENT-43 to -45). More tourists can make a more valuable
// type the most common, so a bound considers every type that may be the most common given `surely`, with the other
// types at no more than that number.
function afterDagon(census: Census): Aftermath {
  const riverside = census.filter((quarter) => quarter.riverside && quarter.crowd > 0)
  const kinds = riverside.map((quarter) =>
    quarter.tourists.reduce((set, count, t) => set | (count > 0 ? 1 << t : 0), 0),
  )
  const most = [0, 0, 0, 0]
  const surely = [0, 0, 0, 0]
  const quartersLeft = Array.from({ length: 16 }, () => 0)
  // For each number of failures: the possible results at the river, as a set of types lost and the remaining points.
  const outcomes: { gone: number; vp: number }[][] = [[], [], []]

  const count = (along: Along, into: number[]): void => {
    into.fill(0)
    for (const quarter of riverside) {
      if (along.count[quarter.index] === 0) continue
      for (let t = 0; t < 4; t++) into[t] = (into[t] as number) + (quarter.tourists[t] as number)
    }
  }
  // Returns the types that may be lost next.
  const next = (gone: number): readonly number[] => {
    let common = 1
    for (let t = 0; t < 4; t++) if (!(gone & (1 << t))) common = Math.max(common, surely[t] as number)
    return TYPES.filter((t) => !(gone & (1 << t)) && (most[t] as number) >= common)
  }
  const vpWithout = (along: Along, gone: number, atMost: number): number => {
    let vp = attractionVp(along)
    for (let t = 0; t < 4; t++) {
      const stay = gone & (1 << t) ? 0 : Math.min(most[t] as number, atMost)
      vp -= ((most[t] as number) - stay) * (along.colours[t] as number)
    }
    return vp
  }

  return {
    read: (along, alongSurely) => {
      count(along, most)
      count(alongSurely, surely)
      quartersLeft.fill(0)
      for (const [i, quarter] of riverside.entries()) {
        if (along.count[quarter.index] === 0) continue
        const kind = kinds[i] as number
        for (let gone = 0; gone < 16; gone++) if (kind & ~gone) quartersLeft[gone] = (quartersLeft[gone] as number) + 1
      }
      outcomes[0] = [{ gone: 0, vp: attractionVp(along) }]
      outcomes[1] = []
      outcomes[2] = []
      for (const one of next(0)) {
        const first = 1 << one
        const atMost = most[one] as number
        outcomes[1].push({ gone: first, vp: vpWithout(along, first, atMost) })
        const others = next(first)
        for (const other of others) {
          const both = first | (1 << other)
          outcomes[2].push({ gone: both, vp: vpWithout(along, both, Math.min(atMost, most[other] as number)) })
        }
        if (others.length === 0) outcomes[2].push({ gone: first, vp: vpWithout(along, first, atMost) })
      }
      if (outcomes[1].length === 0) {
        outcomes[1] = outcomes[0]
        outcomes[2] = outcomes[0]
      }
    },
    total: (failures, successes) => {
      let best = 0
      for (const { gone, vp } of outcomes[failures] as { gone: number; vp: number }[]) {
        best = Math.max(best, vp + successes * rewardFor('dagon', quartersLeft[gone] as number))
      }
      return best
    },
  }
}

// For each link a failure takes one tourist of the type that is most common at that moment, in a tie of the type that
// is worth least (ARK-ANCIENT-51 to -53). More tourists never leave less.
function afterShubNiggurath(): Aftermath {
  let tourists: number[] = []
  let colours: readonly number[] = []
  let vpAfter: number[] = []

  const eraseOne = (): number => {
    let from = 0
    for (let t = 1; t < 4; t++) {
      const more = (tourists[t] as number) - (tourists[from] as number)
      if (more > 0 || (more === 0 && (colours[t] as number) < (colours[from] as number))) from = t
    }
    if (tourists[from] === 0) return 0
    tourists[from] = (tourists[from] as number) - 1
    return colours[from] as number
  }

  return {
    read: (most) => {
      tourists = [...most.tourists]
      colours = [...most.colours]
      vpAfter = [attractionVp(most)]
    },
    total: (failures, successes, _madness, links) => {
      const erasures = failures * links
      while (vpAfter.length <= erasures) vpAfter.push((vpAfter.at(-1) as number) - eraseOne())
      return (vpAfter[erasures] as number) + successes * rewardFor('shub-niggurath', links)
    },
  }
}
