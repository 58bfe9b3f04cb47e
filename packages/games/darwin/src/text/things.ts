// The names of everything on the table, and the texts of cards and tiles, composed from their data.

import type { Phrase, Term, Terms } from '@wayfare/text'
import { CREW } from '../data/crew.ts'
import { GOALS, type Goal } from '../data/goals.ts'
import { COLOURS, type PerkId } from '../data/ids.ts'
import { MAIL_TILES } from '../data/mail-tiles.ts'
import { OBJECTIVES, PAIR_POINTS, SLOTS } from '../data/objectives.ts'
import { STOPS } from '../data/routes.ts'
import type { Need } from '../data/seals.ts'
import { SPACES } from '../data/spaces.ts'
import { SPECIALS } from '../data/special-tiles.ts'
import { SPECIMENS } from '../data/specimens.ts'
import type { AlfredAction } from '../ops.ts'
import type { DarwinKey } from './catalogue.ts'

export const put = (key: DarwinKey, terms?: Terms): Phrase<DarwinKey> => (terms ? { key, terms } : { key })
export const listOf = (list: readonly Term[], joint: 'and' | 'or' | 'commas' | 'semicolons' = 'commas'): Term => ({
  list,
  joint,
})

/** Describes an action from its data. */
export function act(action: AlfredAction): Phrase {
  switch (action.op) {
    case 'explore':
    case 'sail':
      return put(`acts.${action.op}`, { n: action.arg.steps })
    case 'stamps':
      return put(action.arg.split ? 'acts.stamps-split' : 'acts.stamps', { n: action.arg.left })
    case 'academy': {
      const { times, discount, free, extra } = action.arg
      return extra ? put('acts.extra-seal') : put('acts.academy', { n: times, discount, free: free ? 1 : 0 })
    }
    case 'camp':
      return put(action.arg.camp === 'any' ? 'acts.any-camp' : 'acts.camp')
    case 'unlock':
      return put('acts.unlock', { free: action.arg.free ? 1 : 0 })
    case 'study':
      return put('acts.study', { specimen: specimen(action.arg) })
    case 'choose':
      return put('acts.choose', { options: listOf(action.arg.map(act), 'or') })
    case 'perk':
      return put(`acts.perk-${action.arg as PerkId}`)
    default:
      return put(`acts.${action.op}`, typeof action.arg === 'number' ? { n: action.arg } : {})
  }
}

export const acts = (list: readonly AlfredAction[]): Term => listOf(list.map(act), 'semicolons')

/** Describes the effect of a card, tile or slot, and the requirements of an objective. */
export function detail(id: string): Term | undefined {
  const does = entryOf(CREW, id) ?? entryOf(SPECIALS, id)
  if (does) return put('things.with-acts', { thing: thing(id), acts: acts(does.acts) })
  if (entryOf(OBJECTIVES, id)) return put('things.with-needs', { thing: thing(id), needs: objectiveNeeds(id) })
  const mail = entryOf(MAIL_TILES, id)
  if (mail) return put('outline.letter', { first: acts(mail.first), second: acts(mail.second) })
  const tile = entryOf(GOALS, id)
  if (tile) return goal(tile)
  const slot = SLOTS.find((one) => one.id === id)
  return slot && put('things.with-acts', { thing: thing(id), acts: slotBrings(slot) })
}

/** Describes the reward of a slot. Slots without one are the last of each row (DAR-OBJECTIVE-23). */
export function slotBrings({ points, cost, reward }: (typeof SLOTS)[number]): Phrase {
  return put('outline.slot', {
    points,
    cost,
    reward: reward ? act(reward) : put('outline.pair', { points: PAIR_POINTS }),
  })
}

const entryOf = <V>(table: Readonly<Record<string, V>>, id: string): V | undefined => table[id]

export function goal(tile: Goal): Phrase {
  const what = tile.count === 'seals' ? tile.colour : tile.count === 'studied' ? tile.kind : tile.count
  return put('outline.goal', { points: tile.points, what })
}

/** An objective's name alone, for a button. */
export const objective = (id: string): Phrase => put('things.objective', { name: put(`objectives.${id}` as DarwinKey) })
export function objectiveNeeds(id: string): Term {
  const needs = (entryOf(OBJECTIVES, id)?.needs ?? []).map(({ need, min, what }) =>
    put(`needs.${need}`, { n: min, ...(what ? { what } : {}) }),
  )
  return listOf(needs)
}
/** The seals that a space or a card requires of one worker. */
export function seals(wanted: Need): Term {
  const list = COLOURS.flatMap((what) => (wanted[what] > 0 ? [put('needs.seals', { n: wanted[what], what })] : []))
  return listOf(list)
}

export const specimen = (id: string): Phrase => put(`specimens.${id}` as DarwinKey)
export const colour = (name: string): Phrase => put(`colours.${name}` as DarwinKey)
export const worker = (id: string): Phrase => put('things.worker', { name: id.replace('w', '') })

const STOP_IDS: ReadonlySet<string> = new Set(STOPS.map(({ id }) => id))

export function stop(id: string): Phrase {
  const [route = '', number = ''] = id.split('-')
  if (number === '0')
    return route === 'sea' ? put('routes.sea-start') : put('routes.isle-start', { isle: route.slice(1) })
  return route === 'sea'
    ? put('routes.sea-stop', { number })
    : put('routes.isle-stop', { isle: route.slice(1), number })
}
export const route = (id: string): Phrase =>
  id === 'sea' ? put('routes.sea') : put('routes.isle', { number: id.slice('isle-'.length) })
export const camp = (id: string): Phrase => put('routes.camp', { stop: stop(id.slice('camp-'.length)) })

export function space(id: string): Phrase {
  const found = SPACES.find((one) => one.id === id)
  if (found?.page === 'open') return put(`spaces.${id}` as DarwinKey)
  const parts = id.split('-')
  if (found?.page === 'small') return put('spaces.small', { side: parts[1] as string })
  if (parts[0] === 'special') return put('spaces.special', { row: parts[2] as string, side: parts[3] as string })
  return put('spaces.numbered', { page: put(`pages.${parts[0]}` as DarwinKey), number: parts[1] as string })
}

/** Keys of named things, by the word before their number. */
const NAMED: Readonly<Record<string, readonly [DarwinKey, string]>> = {
  crew: ['things.crew', 'crew'],
  special: ['things.special', 'specials'],
  letter: ['things.letter', 'mail'],
  goal: ['things.goal', 'goals'],
  silver: ['things.silver', 'objectives'],
  gold: ['things.gold', 'objectives'],
  'start-silver': ['things.start-silver', 'objectives'],
  'start-gold': ['things.start-gold', 'objectives'],
}
const NUMBERED: Readonly<Record<string, DarwinKey>> = {
  'silver-slot': 'things.silver-slot',
  'gold-slot': 'things.gold-slot',
  envelope: 'things.envelope',
  stack: 'things.stack',
  'alfred-action': 'things.action',
  'bonus-white': 'things.bonus',
  'bonus-blue': 'things.bonus',
  'bonus-yellow': 'things.bonus',
  'bonus-green': 'things.bonus',
}

export function thing(id: string): Phrase {
  if (SPECIMENS.some((one) => one === id)) return specimen(id)
  if (STOP_IDS.has(id)) return stop(id)
  if (SPACES.some((one) => one.id === id)) return space(id)
  if (id === 'used') return put('things.used')
  if (/^w[1-5]$/.test(id)) return worker(id)
  if (/^isle-[1-3]$/.test(id)) return route(id)
  if (id.startsWith('camp-')) return camp(id)
  const scroll = /^scroll-(\d)-(\d)$/.exec(id)
  if (scroll) return put('things.scroll', { scroll: scroll[1] as string, column: scroll[2] as string })
  const at = id.lastIndexOf('-')
  const name = NAMED[id.slice(0, at)]
  if (name) return put(name[0], { name: put(`${name[1]}.${id}` as DarwinKey) })
  const key = NUMBERED[id.slice(0, at)]
  if (key) return put(key, { number: id.slice(at + 1) })
  throw new Error(`nothing on the table is called '${id}'`)
}
