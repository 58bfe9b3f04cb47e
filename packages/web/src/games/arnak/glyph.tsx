// The small picture beside the name of a thing in prompts, buttons and the log.

import {
  BONUSES,
  CAMPS,
  type CampId,
  ICONS,
  RESOURCES,
  RIVAL_TILE_IDS,
  rivalTileOf,
  SITES,
  SLOT_EFFECTS,
  SPACES,
  TOP_ROW,
  TRACKS,
  trackSpace,
  WAYS,
} from '@wayfare/arnak/tables'
import { Bits } from './bits.tsx'
import { type Bit, bitsOf } from './effect-bits.ts'
import { Icon, type IconName } from './icon.tsx'
import { Picture } from './picture.tsx'
import { SHEETS } from './sprite-sheets.ts'
import './glyph.css'

const SIZE = 17

/** A picture from a sprite sheet, or a row of icons. */
export type GlyphDrawing = { readonly picture: string } | { readonly bits: readonly Bit[] }

const icons = (...names: readonly IconName[]): GlyphDrawing => ({ bits: names.map((icon) => ({ icon })) })

const SPECIAL: Readonly<Record<string, GlyphDrawing>> = {
  idol: icons('idol'),
  figure: icons('archaeologist'),
  pilot: icons('plane'),
  'pool-car': icons('car'),
  'pool-ship': icons('ship'),
  'pool-plane': icons('plane'),
  'pool-either': { bits: [{ icon: 'car' }, { sign: '/' }, { icon: 'ship' }] },
  deck: icons('deck'),
  'fear-tile': icons('fear'),
  glass: icons('glass'),
  notebook: icons('notebook'),
  collected: icons('play'),
  home: icons('home'),
  guardian: icons('guardian'),
  // This id is also used for the choice to pass in exchange for a gain.
  pass: icons('pass'),
}

/** A camp is drawn as a tent and the resources found there. */
function siteDrawn(id: string): GlyphDrawing {
  if (!Object.hasOwn(CAMPS, id)) return icons('site')
  const found = bitsOf(CAMPS[id as CampId]).at(-1)
  return { bits: [{ icon: 'camp' }, ...(found ? [found] : [])] }
}

const RIVAL_ICONS = { discover: 'discover', research: 'research', overcome: 'overcome' } as const

function rivalDrawn(id: string): GlyphDrawing {
  const { action } = rivalTileOf(id)
  if (action.do === 'dig') return icons('dig', action.resource)
  return icons(action.do === 'buy' ? action.kind : RIVAL_ICONS[action.do])
}

function known(): ReadonlyMap<string, GlyphDrawing> {
  const all = new Map<string, GlyphDrawing>()
  for (const [word, effect] of WAYS) all.set(word, { bits: bitsOf(effect) })
  for (const { ids } of SHEETS) for (const id of ids) all.set(id, { picture: id })
  for (const [id, effect] of Object.entries(BONUSES)) all.set(id, { bits: bitsOf(effect) })
  for (const [id, { effect }] of Object.entries(SLOT_EFFECTS)) all.set(id, { bits: bitsOf(effect) })
  for (const id of [...RESOURCES, ...ICONS]) all.set(id, icons(id))
  for (const { id } of SITES) all.set(id, siteDrawn(id))
  for (const { id, site } of SPACES) all.set(id, siteDrawn(SITES[site]?.id ?? ''))
  for (const { spaces } of Object.values(TRACKS))
    for (const id of Object.keys(spaces)) all.set(id, icons(trackSpace(id).row === TOP_ROW ? 'temple' : 'research'))
  for (const id of RIVAL_TILE_IDS) all.set(id, rivalDrawn(id))
  for (const [id, drawn] of Object.entries(SPECIAL)) all.set(id, drawn)
  return all
}

let drawings: ReadonlyMap<string, GlyphDrawing> | undefined

/** Returns the drawing of a thing. A card that is discarded as a payment has the picture of the card. */
export function drawnFor(id: string): GlyphDrawing | undefined {
  drawings ??= known()
  return drawings.get(id.startsWith('drop-') ? id.slice('drop-'.length) : id)
}

/** The picture for moves that do not show the thing they touch: the choice of a gain, and the guardian of a site. */
export function pictured(move: string): string | undefined {
  return WAYS.has(move) ? move : move === 'reveal guardian' ? 'guardian' : undefined
}

export function Glyph({ id }: { readonly id: string }) {
  const drawn = drawnFor(id)
  if (!drawn) return null
  if ('picture' in drawn) return <Picture id={drawn.picture} class="arn-glyph" />
  const [only, more] = drawn.bits
  return only && !more && 'icon' in only ? <Icon name={only.icon} size={SIZE} /> : <Bits of={drawn.bits} size={SIZE} />
}
