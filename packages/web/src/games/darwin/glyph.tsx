// The small picture beside a thing's name, in prompts, chips and the log.

import {
  ALFRED_WORKERS,
  CAMPS,
  CREW_IDS,
  type CrewId,
  ENVELOPES,
  GOAL_IDS,
  goalTile,
  ISLANDS,
  MAIL_TILE_IDS,
  OBJECTIVE_IDS,
  objective,
  SCROLLS,
  SLOTS,
  SPACES,
  SPECIAL_IDS,
  SPECIMENS,
  type Specimen,
  STACKS,
  STOPS,
  type Stop,
  specialTile,
  type Tier,
  WORKERS,
} from '@wayfare/darwin/tables'
import { actsBits, type Bit, bitsOf, goalBits } from './action-bits.ts'
import { AlfredPicture } from './alfred-picture.tsx'
import { Bits } from './bits.tsx'
import { CrewPicture, Icon, type IconName, SpecimenPicture } from './icon.tsx'
import { pieceClass } from './props.ts'
import './glyph.css'

const SIZE = 17
/** The id of a flying piece in the colour of its board: `seat-1/tent`. */
const PIECE = /^seat-(\d)\/(worker|explorer|tent|lens|stamp)$/

/** A drawing of a thing, or signs. */
export type GlyphDrawing =
  | { readonly crew: CrewId }
  | { readonly specimen: Specimen }
  | { readonly bits: readonly Bit[] }
  | 'alfred'

const icon = (name: IconName, n?: number): GlyphDrawing => ({
  bits: [n === undefined ? { icon: name } : { icon: name, n }],
})
const medal = (tier: Tier): GlyphDrawing => icon(tier === 'gold' ? 'objg' : 'objs')

/** The gains of a space say more than its place. */
function stopDrawn({ id, acts }: Stop): GlyphDrawing {
  const tent = acts.some(({ op }) => op === 'camp')
  if (tent) return icon('camp')
  const bits = actsBits(acts)
  return bits.length > 0 && bits.length < 3 ? { bits } : icon(id.startsWith('sea') ? 'navigate' : 'explore')
}

/** Things without a table of their own. */
const SPECIAL: Readonly<Record<string, GlyphDrawing>> = {
  coins: icon('coin'),
  knowledge: icon('know'),
  points: icon('vp'),
  theory: icon('theory'),
  used: icon('stamp'),
  sea: icon('navigate'),
  explore: icon('explore'),
  explorer: icon('explorer'),
  academy: icon('academy'),
  objective: icon('objs'),
  deliver: icon('deliver'),
  study: icon('study'),
  camp: icon('camp'),
  alfred: 'alfred',
  'turn-order': icon('order'),
}

function known(): ReadonlyMap<string, GlyphDrawing> {
  const all = new Map<string, GlyphDrawing>()
  const put = (ids: readonly string[], draw: (id: string, i: number) => GlyphDrawing) => {
    for (const [i, id] of ids.entries()) all.set(id, draw(id, i))
  }
  put(CREW_IDS, (id) => ({ crew: id as CrewId }))
  put(SPECIMENS, (id) => ({ specimen: id as Specimen }))
  put(['green', 'blue', 'red', 'yellow', 'purple'], (id) => ({ bits: [{ seal: id as 'green' }] }))
  put(WORKERS, (_, i) => icon('worker', i + 1))
  put(ALFRED_WORKERS, (id) => ({ bits: [{ icon: 'worker' }, { sign: id }] }))
  put(STACKS, (_, i) => icon('stamp', i + 1))
  put(ENVELOPES, (_, i) => icon('stamp', i + 1))
  put(MAIL_TILE_IDS, () => icon('stamp'))
  put(
    SCROLLS.flatMap(({ slots }) => slots),
    () => icon('academy'),
  )
  for (const id of OBJECTIVE_IDS) all.set(id, medal(objective(id).tier))
  for (const { id, reward, points } of SLOTS) all.set(id, { bits: [...(reward ? bitsOf(reward) : []), { points }] })
  for (const id of SPECIAL_IDS) all.set(id, { bits: actsBits(specialTile(id).acts) })
  for (const id of GOAL_IDS) all.set(id, { bits: goalBits(goalTile(id)) })
  for (const { id, acts } of SPACES) all.set(id, acts.length > 0 ? { bits: actsBits(acts) } : icon('journal'))
  for (const stop of STOPS) all.set(stop.id, stopDrawn(stop))
  for (const { id } of ISLANDS) all.set(id, icon('explorer'))
  for (const { id } of CAMPS) all.set(id, icon('camp'))
  for (const [id, drawn] of Object.entries(SPECIAL)) all.set(id, drawn)
  return all
}

let drawings: ReadonlyMap<string, GlyphDrawing> | undefined

export function drawnFor(id: string): GlyphDrawing | undefined {
  drawings ??= known()
  return drawings.get(id) ?? (/^(alfred-action|bonus)-/.test(id) ? 'alfred' : undefined)
}

export function Glyph({ id }: { readonly id: string }) {
  const [, board, piece] = PIECE.exec(id) ?? []
  if (piece)
    return (
      <span class={`dar-glyph piece ${pieceClass(Number(board))}`}>
        <Icon name={piece as IconName} size={SIZE} />
      </span>
    )
  const drawn = drawnFor(id)
  if (!drawn) return null
  return <span class="dar-glyph">{drawing(drawn)}</span>
}

function drawing(drawn: GlyphDrawing) {
  if (drawn === 'alfred') return <AlfredPicture size={SIZE} />
  if ('crew' in drawn) return <CrewPicture of={drawn.crew} />
  if ('specimen' in drawn) return <SpecimenPicture of={drawn.specimen} size={SIZE} />
  return <Bits of={drawn.bits} size={SIZE} />
}
