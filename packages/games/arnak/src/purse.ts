// An explorer's means of payment (ARN-TRAVEL): resources, icons of hand cards, boons and the pool, pilots, and cards
// put down unused.

import {
  type Amounts,
  type Card,
  type Cost,
  covers,
  find,
  type Id,
  idOf,
  mixedSource,
  type Purse,
  pile,
  type Seat,
  type Source,
  source,
} from '@wayfare/kernel'
import { boonIcon, GUARDIAN_IDS } from './board/guardians.ts'
import { FEAR } from './cards/basics.ts'
import { CARD_IDS, cardOf } from './cards/cards.ts'
import { BOOT_UNITS, CAR_UNITS, EITHER_UNITS, type Icon, PLANE_UNITS, RESOURCES, SHIP_UNITS } from './resources.ts'
import { type ArnakState, type Explorer, explorer, hand, layOpen, type Pool } from './state.ts'

const UNITS: Readonly<Record<Icon, readonly string[]>> = {
  boot: BOOT_UNITS,
  car: CAR_UNITS,
  ship: SHIP_UNITS,
  plane: PLANE_UNITS,
}

/** Two versions of each card: as printed, and while all icons count as planes (ARN-CARD-27, ARN-CARD-44). */
type Twin = readonly [Source, Source]
type More = Parameters<typeof source>[2]
const twin = (id: Id, units: readonly string[], more: More): Twin => [
  source(id, units, more),
  source(id, PLANE_UNITS, more),
]

const PLAIN: readonly Source[] = [
  ...RESOURCES.map((resource) => source(resource, [resource], { takes: resource })),
  source('idol', ['idol'], { takes: 'idol' }),
  // A pilot: two coins count as a plane, any number of times (ARN-TRAVEL-10).
  source('pilot', PLANE_UNITS, { takes: 'coin', each: 2, weight: 9 }),
]

const POOL: readonly (readonly [keyof Pool, Twin])[] = [
  ['car', twin('pool-car', CAR_UNITS, { takes: 'pool-car' })],
  ['ship', twin('pool-ship', SHIP_UNITS, { takes: 'pool-ship' })],
  ['either', twin('pool-either', EITHER_UNITS, { takes: 'pool-either' })],
  ['plane', twin('pool-plane', PLANE_UNITS, { takes: 'pool-plane', weight: 2 })],
]

/** A hand card put into the play area as a price, its icons unused (ARN-EFFECT-07). */
const DROPS = new Map(
  CARD_IDS.map((id) => [
    id,
    source(`drop-${id}`, ['card'], id === FEAR ? { takes: FEAR } : { max: 1, weight: cardWeight(id) }),
  ]),
)
const CARDS = new Map(CARD_IDS.map((id) => [id, cardSource(id)]))
const BOONS = new Map(
  GUARDIAN_IDS.flatMap((id) => {
    const icon = boonIcon(id)
    return icon ? [[id as string, twin(id, UNITS[icon], { max: 1, weight: icon === 'plane' ? 8 : 6 })] as const] : []
  }),
)

function cardSource(id: Id): Twin {
  const { travel } = cardOf(id)
  if (id === FEAR) return twin(id, BOOT_UNITS, { takes: FEAR, weight: 2 })
  const units = travel.map((icon) => UNITS[icon])
  const more = { weight: cardWeight(id) + (travel[0] === 'plane' ? 2 : 0), max: 1 }
  if (new Set(units).size === 1) return twin(id, units[0] as readonly string[], { ...more, units: units.length })
  return [mixedSource(id, units, more), source(id, PLANE_UNITS, { ...more, units: units.length })]
}

/** The proposal prefers to use basic cards, then items, then artifacts. */
function cardWeight(id: Id): number {
  const { kind } = cardOf(id)
  if (kind === 'basic') return 3
  return kind === 'item' ? 5 : 6
}

export const purse: Purse<ArnakState> = {
  sources(s, by) {
    const { planes, boons } = explorer(s, by)
    const way = planes ? 1 : 0
    const sources = PLAIN.slice()
    const { pool } = s
    for (const [kind, pair] of POOL) if (pool[kind] > 0) sources.push(pair[way])
    const cards = pile(s, hand(by))
    let fear = false
    for (let i = 0; i < cards.length; i++) {
      const id = idOf(cards[i] as Card)
      if (id === FEAR) {
        if (fear) continue
        fear = true
      }
      sources.push((CARDS.get(id) as Twin)[way], DROPS.get(id) as Source)
    }
    for (let i = 0; i < boons.length; i++) {
      const pair = BOONS.get(boons[i] as Id)
      if (pair) sources.push(pair[way])
    }
    return sources
  },

  holds(s, by): Amounts {
    const one = explorer(s, by)
    const { pool } = s
    let fear = 0
    for (const card of pile(s, hand(by))) if (idOf(card) === FEAR) fear++
    return {
      coin: one.coin,
      compass: one.compass,
      tablet: one.tablet,
      arrowhead: one.arrowhead,
      jewel: one.jewel,
      idol: one.crates,
      fear,
      'pool-car': pool.car,
      'pool-ship': pool.ship,
      'pool-plane': pool.plane,
      'pool-either': pool.either,
    }
  },

  spend(s, by, uses, left, tell, cost) {
    const one = explorer(s, by)
    const icons = leftIcons(s, by, uses, left, cost)
    for (const id of uses) take(s, by, one, id)
    for (const icon of icons) s.pool[icon] += 1
    tell({ k: 'paid', seat: by, with: uses })
  },
}

function take(s: ArnakState, by: Seat, one: Explorer, id: Id): void {
  switch (id) {
    case 'coin':
    case 'compass':
    case 'tablet':
    case 'arrowhead':
    case 'jewel':
      one[id] -= 1
      return
    case 'pilot':
      one.coin -= 2
      return
    case 'idol':
      one.crates -= 1
      s.gone.idols += 1
      return
    case 'pool-car':
    case 'pool-ship':
    case 'pool-plane':
    case 'pool-either':
      s.pool[id.slice('pool-'.length) as keyof Pool] -= 1
      return
  }
  const boon = one.boons.indexOf(id)
  if (boon >= 0) {
    // A guardian whose boon was used is turned face down (ARN-TRAVEL-12).
    one.boons.splice(boon, 1)
    one.spent.push(id)
  } else layOpen(s, by, find(s, hand(by), id.startsWith('drop-') ? id.slice('drop-'.length) : id))
}

/**
 * Returns the card icons that the cost did not need, which remain available this turn (ARN-TRAVEL-07). Must be called
 * before anything is removed.
 */
function leftIcons(s: ArnakState, by: Seat, uses: readonly Id[], left: Amounts, cost: Cost): (keyof Pool)[] {
  const icons: (keyof Pool)[] = []
  for (const id of new Set(uses)) {
    for (let i = left[id] ?? 0; i > 0; i--) icons.push(leftIcon(s, by, id, uses, cost))
  }
  return icons
}

/** Returns which of a car and a ship remains, as far as the rest of the payment determines it. */
function leftIcon(s: ArnakState, by: Seat, id: Id, uses: readonly Id[], cost: Cost): keyof Pool {
  const [first, second] = cardOf(id).travel
  if (first === second) return first as 'car' | 'ship' | 'plane'
  const sources = purse.sources(s, by)
  const others = uses.filter((use) => use !== id)
  // One of the card's icons was used. True if it can have been this one, with the other sources paying for the rest.
  const pays = (icon: 'car' | 'ship') =>
    UNITS[explorer(s, by).planes ? 'plane' : icon].some(
      (unit) => cost[unit] && covers({ ...cost, [unit]: cost[unit] - 1 }, sources, others),
    )
  if (!pays('car')) return 'car'
  return pays('ship') ? 'either' : 'ship'
}
