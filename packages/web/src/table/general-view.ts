// Reads a view that nobody described: what it holds, as zones with facts. Lists as long as the table has seats are one zone a seat.

import type { Id, Json } from '@wayfare/kernel'
import type { GameSpeaker } from '@wayfare/text'

type Value = { readonly id: Id | null; readonly text: string }
export type Zone = {
  readonly name: string
  readonly title: string
  readonly seat: number | null
  readonly facts: readonly { readonly title: string; readonly values: readonly Value[] }[]
}
type Part = { readonly [key: string]: Json }

const isPart = (value: Json | undefined): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function describe(view: unknown, speaker: GameSpeaker, names: readonly string[]): Zone[] {
  const whole = view as Part
  const zones: Zone[] = []
  const loose: Part = Object.fromEntries(
    Object.entries(whole).filter(([, value]) => !isPart(value) && !isSeats(value, names)),
  )
  if (Object.keys(loose).length > 0) zones.push(zoneOf('table', speaker, loose, null, say('table')))
  for (const [name, value] of Object.entries(whole)) {
    if (isPart(value)) zones.push(zoneOf(name, speaker, value, null, say(name)))
    else if (isSeats(value, names)) {
      for (const [seat, own] of (value as readonly Part[]).entries()) {
        zones.push(zoneOf(`${name} ${seat}`, speaker, own, seat, names[seat] as string))
      }
    }
  }
  return zones

  function say(name: string): string {
    return titleOf(name, speaker)
  }
}

const isSeats = (value: Json | undefined, names: readonly string[]): boolean =>
  Array.isArray(value) && value.length === names.length && value.every((one) => isPart(one as Json))

function zoneOf(name: string, speaker: GameSpeaker, part: Part, seat: number | null, title: string): Zone {
  const facts = Object.entries(part).flatMap(([key, value]) => factsOf(titleOf(key, speaker), value, speaker))
  return { name, title, seat, facts }
}

function factsOf(title: string, value: Json, speaker: GameSpeaker): { title: string; values: Value[] }[] {
  if (isPart(value)) {
    const inside = Object.entries(value)
    if (inside.every(([, one]) => !isPart(one) && !Array.isArray(one))) {
      return [
        {
          title,
          values: inside.map(([key, one]) => ({ id: null, text: `${titleOf(key, speaker)} ${plain(one, speaker)}` })),
        },
      ]
    }
    return inside.flatMap(([key, one]) => factsOf(`${title} · ${titleOf(key, speaker)}`, one, speaker))
  }
  if (Array.isArray(value)) return [{ title, values: together(value.map((one) => shownValue(one as Json, speaker))) }]
  return [{ title, values: [shownValue(value, speaker)] }]
}

/** What nobody knows is counted. */
function together(values: readonly Value[]): Value[] {
  const known = values.filter(({ text }) => text !== '?')
  const hidden = values.length - known.length
  return hidden > 0 ? [...known, { id: null, text: `? × ${hidden}` }] : known
}

function shownValue(value: Json, speaker: GameSpeaker): Value {
  if (typeof value === 'string') return { id: value, text: thing(value, speaker) }
  return { id: null, text: plain(value, speaker) }
}

function plain(value: Json, speaker: GameSpeaker): string {
  if (value === null) return '?'
  if (typeof value === 'string') return thing(value, speaker)
  if (typeof value === 'boolean') return value ? '✓' : '✗'
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map((one) => plain(one as Json, speaker)).join(', ')
  return Object.entries(value as Part)
    .map(([key, one]) => `${titleOf(key, speaker)} ${plain(one, speaker)}`)
    .join(', ')
}

/** A game names its things; where it has no name for one, the id reads well enough. */
function thing(id: string, speaker: GameSpeaker): string {
  try {
    return speaker.sayThing(id)
  } catch {
    return id.replace(/[-_:]/g, ' ')
  }
}

/** A zone's name in the game's words if it has one (`zones.hand`). */
function titleOf(key: string, speaker: GameSpeaker): string {
  try {
    return speaker.say(`zones.${key}`)
  } catch {
    const words = key
      .replace(/([A-Z])/g, ' $1')
      .replace(/[-_:]/g, ' ')
      .toLowerCase()
    return words.charAt(0).toUpperCase() + words.slice(1)
  }
}
