// Turns any game's view into zones with things: as the game outlines it, or else read from the view itself. A list as
// long as the table has seats becomes one zone for each seat.

import type { Json } from '@wayfare/kernel'
import type { GameSpeaker, Outline, OutlineLine, OutlineThing, OutlineZone } from '@wayfare/text'

export type Zone = OutlineZone<string>
export type Line = OutlineLine<string>
export type Thing = OutlineThing<string>
type Part = { readonly [key: string]: Json }

const isPart = (value: Json | undefined): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Lists the viewer's zones first, then the shared ones, then those of others. */
export function zonesOf(
  view: unknown,
  outline: Outline | undefined,
  speaker: GameSpeaker,
  names: readonly string[],
  own: number | null,
): Zone[] {
  const zones = outline?.(view) ?? describe(view as Part, speaker, names)
  const rank = ({ seat }: Zone): number => (seat === undefined ? 1 : seat === own ? 0 : 2)
  return [...zones].sort((a, b) => rank(a) - rank(b))
}

/**
 * The things in the viewer's and the shared zones. In a rival's zone only things that are not among these can be
 * pointed at.
 */
export function nearIds(zones: readonly Zone[], own: number | null): ReadonlySet<string> {
  const near = zones.filter(({ seat }) => seat === undefined || seat === own)
  return new Set(near.flatMap(({ lines }) => lines.flatMap(idsOf)))
}

export function thingsOf(line: Line): readonly Thing[] {
  if ('things' in line) return line.things
  return 'cards' in line ? line.cards : []
}

function idsOf(line: Line): string[] {
  if ('number' in line) return line.id === undefined ? [] : [line.id]
  return thingsOf(line).flatMap(({ id }) => id ?? [])
}

function describe(view: Part, speaker: GameSpeaker, names: readonly string[]): Zone[] {
  const zones: Zone[] = []
  const loose = Object.entries(view).filter(([, value]) => !isPart(value) && !isSeats(value, names))
  if (loose.length > 0) zones.push({ name: 'table', title: titleOf('table'), lines: linesOf(loose, speaker) })
  for (const [name, value] of Object.entries(view)) {
    if (isPart(value)) zones.push({ name, title: titleOf(name), lines: linesOf(Object.entries(value), speaker) })
    else if (isSeats(value, names)) {
      for (const [seat, own] of (value as readonly Part[]).entries()) {
        const lines = linesOf(Object.entries(own), speaker)
        zones.push({ name: `${name} ${seat}`, title: names[seat] as string, seat, lines })
      }
    }
  }
  return zones
}

const isSeats = (value: Json | undefined, names: readonly string[]): boolean =>
  Array.isArray(value) && value.length === names.length && value.every((one) => isPart(one as Json))

function linesOf(entries: readonly (readonly [string, Json])[], speaker: GameSpeaker): Line[] {
  return entries.flatMap(([key, value]) => lineOf(titleOf(key), value, speaker))
}

function lineOf(label: string, value: Json, speaker: GameSpeaker): Line[] {
  if (isPart(value)) {
    const inside = Object.entries(value)
    if (inside.some(([, one]) => isPart(one) || Array.isArray(one)))
      return inside.flatMap(([key, one]) => lineOf(`${label} · ${titleOf(key)}`, one, speaker))
    return [{ label, things: inside.map(([key, one]) => ({ name: titleOf(key), note: plain(one, speaker) })) }]
  }
  if (Array.isArray(value)) return [{ label, things: together(value as readonly Json[], speaker) }]
  if (typeof value === 'number') return [{ label, number: value }]
  if (typeof value === 'string') return [{ label, things: [{ id: value, name: thing(value, speaker) }] }]
  return [{ label, word: plain(value, speaker) }]
}

/** Counts hidden things, and repeated things without a name of their own. */
function together(values: readonly Json[], speaker: GameSpeaker): Thing[] {
  const known = values.filter((value) => value !== null)
  const hidden = values.length - known.length
  const things = known.map(
    (value): Thing =>
      typeof value === 'string' ? { id: value, name: thing(value, speaker) } : { name: plain(value, speaker) },
  )
  return hidden > 0 ? [...things, { name: '?', count: hidden }] : things
}

function plain(value: Json, speaker: GameSpeaker): string {
  if (value === null) return '–'
  if (typeof value === 'string') return thing(value, speaker)
  if (typeof value === 'boolean') return value ? '✓' : '✗'
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map((one) => plain(one as Json, speaker)).join(', ')
  return Object.entries(value as Part)
    .map(([key, one]) => `${titleOf(key)} ${plain(one, speaker)}`)
    .join(', ')
}

/** The game's name for a thing, or its id if there is none. */
function thing(id: string, speaker: GameSpeaker): string {
  try {
    return speaker.sayThing(id)
  } catch {
    return id.replace(/[-_:]/g, ' ')
  }
}

function titleOf(key: string): string {
  const words = key
    .replace(/([A-Z])/g, ' $1')
    .replace(/[-_:]/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
