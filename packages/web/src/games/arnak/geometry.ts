// The layout of the island in three forms: the intended one, a lower one for a low cell, and a narrow one for a phone.
// The smaller forms have less scenery, so that everything to read and touch keeps its size.

import { SITES, type Site, SPACES } from '@wayfare/arnak/tables'
import type { Box, Point } from '../../board-kit/use-viewport.ts'

export type Form = 'wide' | 'low' | 'narrow'

/** The present state of a site, as far as its parts depend on it. */
export type SiteShape = {
  /** The number of idols at the site; the first is face up. */
  readonly idols: 0 | 1 | 2
  readonly found: boolean
  readonly guarded: boolean
  readonly icons: number
}

export type Guarded = { readonly card: Box; readonly picture: Box; readonly price: Box; readonly boon: Box }

/** The boxes of a site's parts, relative to its upper left corner. */
export type SiteParts = {
  readonly space: Box
  readonly travel: Box
  readonly clearing?: Box
  readonly level?: Box
  readonly price?: Box
  readonly idol?: Box
  readonly back?: Box
  readonly reward?: Box
  readonly tile?: Box
  readonly picture?: Box
  readonly effect?: Box
  readonly guardian?: Guarded
}

export type CampParts = {
  readonly tent: Box
  readonly gain: Box
  readonly spaces: readonly { readonly room: Box; readonly space: Box; readonly travel: Box }[]
  readonly guardian: Guarded
}

type Layout = {
  readonly box: Box
  readonly columns: readonly number[]
  /** The vertical position of each row of the island; row 0 has the camps. */
  readonly rows: readonly [number, number, number, number]
  readonly camps: { readonly left: number; readonly pitch: number }
  readonly site: { readonly w: number; readonly h: number }
  readonly camp: { readonly w: number; readonly h: number }
  readonly pawn: { readonly w: number; readonly h: number }
  /** The radius of a badge with a key, and the size of its letter. */
  readonly badge: { readonly r: number; readonly letter: number }
  /** The largest size of icons for effects, on a guardian, and beside an idol. */
  readonly sizes: { readonly effect: number; readonly guardian: number; readonly reward: number }
}

export const LAYOUTS: Readonly<Record<Form, Layout>> = {
  wide: {
    box: { x: 0, y: 0, w: 846, h: 430 },
    columns: [14, 222, 430, 638],
    rows: [300, 202, 114, 26],
    camps: { left: 10, pitch: 167 },
    site: { w: 200, h: 88 },
    camp: { w: 160, h: 118 },
    pawn: { w: 27, h: 37 },
    badge: { r: 12.5, letter: 15 },
    sizes: { effect: 20, guardian: 15, reward: 15 },
  },
  low: {
    box: { x: 0, y: 0, w: 846, h: 296 },
    columns: [14, 222, 430, 638],
    rows: [212, 142, 73, 4],
    camps: { left: 10, pitch: 167 },
    site: { w: 200, h: 66 },
    camp: { w: 160, h: 82 },
    pawn: { w: 24, h: 33 },
    badge: { r: 12.5, letter: 15 },
    sizes: { effect: 20, guardian: 15, reward: 15 },
  },
  narrow: {
    box: { x: 0, y: 0, w: 390, h: 354 },
    columns: [3, 99, 195, 291],
    rows: [236, 158, 80, 2],
    camps: { left: 2.5, pitch: 77 },
    site: { w: 94, h: 76 },
    camp: { w: 77, h: 117 },
    pawn: { w: 20, h: 27.5 },
    badge: { r: 11, letter: 14 },
    sizes: { effect: 16, guardian: 13, reward: 14 },
  },
}

/** Cells narrower than this get the narrow form. */
const NARROW = 600
/** The low form is used if it makes everything larger by this factor. */
const GAIN = 1.12

export function formFor(width: number, height: number): Form {
  if (width < NARROW) return 'narrow'
  return scaleIn('low', width, height) > GAIN * scaleIn('wide', width, height) ? 'low' : 'wide'
}

export function scaleIn(form: Form, width: number, height: number): number {
  const { w, h } = LAYOUTS[form].box
  return Math.min(width / w, height / h)
}

const box = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h })
const around = (x: number, y: number, w: number, h: number): Box => box(x - w / 2, y - h / 2, w, h)
const disc = (x: number, y: number, r: number): Box => around(x, y, 2 * r, 2 * r)

export const middleOf = ({ x, y, w, h }: Box): Point => ({ x: x + w / 2, y: y + h / 2 })
const moved = ({ x, y, w, h }: Box, by: Point): Box => box(x + by.x, y + by.y, w, h)

/** The box around a row of icons, and around a column of them. */
const plaque = (x: number, y: number, icons: number, size: number): Box =>
  around(x, y, icons * size + (icons - 1) * 2 + 10, size + 7)
const tall = (x: number, top: number, icons: number, size: number): Box =>
  box(x - size / 2 - 3.5, top, size + 7, icons * size + (icons - 1) * 2 + 8)

export const isTall = ({ w, h }: Box): boolean => h > w
/** The size of the icons in such a box. */
export const iconsOn = ({ w, h }: Box): number => Math.min(w, h) - 7

const SITE_PARTS: Readonly<Record<Form, (shape: SiteShape) => SiteParts>> = {
  wide({ idols, found, guarded, icons }) {
    if (!found) {
      const two = idols === 2
      const face = two ? box(158, 18, 34, 46.75) : box(146, 12, 38, 52.25)
      return {
        clearing: box(5, 15, 190, 70),
        space: disc(46, 36, 18),
        travel: plaque(46, 68, icons, 19),
        level: around(104, 35, 30, 22),
        price: around(104, 62, 44, 26),
        ...(idols > 0 ? { idol: face, reward: disc(face.x + face.w - 3, face.y + face.h - 9, 10.5) } : {}),
        ...(two ? { back: box(136, 10, 31, 42.6) } : {}),
      }
    }
    const w = guarded ? 98 : 112
    return {
      space: icons > 1 ? disc(22, 21, 17) : disc(22, 36, 18),
      travel: icons > 1 ? tall(22, 40, icons, 19) : plaque(22, 68, icons, 19),
      tile: box(44, 2, w, 84),
      picture: box(46, 4, w - 4, 54),
      effect: box(48, 60, w - 8, 24),
      ...(guarded ? { guardian: guardianAt(144, 2, 54, 86, 50) } : {}),
    }
  },
  low({ idols, found, guarded, icons }) {
    if (!found) {
      const two = idols === 2
      const face = two ? box(164, 14, 27, 37) : box(152, 8, 34, 46.75)
      return {
        clearing: box(3, 3, 190, 60),
        space: disc(26, 33, 16),
        travel: plaque(70, 33, icons, 19),
        price: around(119, 33, 44, 26),
        ...(idols > 0 ? { idol: face, reward: disc(face.x + face.w - 2, face.y + face.h - 3, 10.5) } : {}),
        ...(two ? { back: box(145, 6, 25, 34.4) } : {}),
      }
    }
    const w = guarded ? 98 : 112
    return {
      space: disc(22, 18, 16),
      travel: plaque(21, 51, icons, icons > 1 ? 14 : 18),
      tile: box(44, 2, w, 62),
      picture: box(46, 4, w - 4, 34),
      effect: box(48, 39, w - 8, 23),
      ...(guarded ? { guardian: guardianAt(144, 2, 54, 62, 34) } : {}),
    }
  },
  narrow({ idols, found, guarded, icons }) {
    if (!found) {
      const two = idols === 2
      const face = two ? box(67, 18, 23, 31.6) : box(61, 14, 27, 37)
      return {
        clearing: box(2, 2, 90, 72),
        space: disc(13, 57, 10),
        travel: plaque(38, 25, icons, 16),
        price: around(41, 52, 34, 22),
        ...(idols > 0 ? { idol: face, reward: disc(face.x + face.w - 5, face.y + face.h - 3, 10) } : {}),
        ...(two ? { back: box(61, 4, 18, 24.7) } : {}),
      }
    }
    const w = guarded ? 56 : 90
    return {
      space: disc(guarded ? 41 : 56, 31, 14),
      travel: tall(13, 3, icons, 14),
      tile: box(2, 2, w, 72),
      picture: box(3, 3, w - 2, 43),
      effect: box(4, 47, w - 4, 26),
      ...(guarded ? { guardian: guardianAt(58, 2, 35, 72, 31) } : {}),
    }
  },
}

function guardianAt(x: number, y: number, w: number, h: number, picture: number): Guarded {
  const r = w > 40 ? 11 : 9.5
  const strip = w > 40 ? 24 : 26
  return {
    card: box(x, y, w, h),
    picture: box(x + (w - picture) / 2, y + (h - strip - picture) / 2, picture, picture),
    price: box(x + 1, y + h - strip - 1, w - 2, strip),
    boon: disc(x + w - 4, y + 5, r),
  }
}

export function siteParts(form: Form, shape: SiteShape): SiteParts {
  return SITE_PARTS[form](shape)
}

const CAMP_PARTS: Readonly<Record<Form, CampParts>> = {
  wide: {
    tent: box(4, 2, 74, 50),
    gain: box(82, 14, 72, 28),
    spaces: [
      { room: box(0, 54, 72, 64), space: disc(36, 74, 17), travel: plaque(36, 104, 1, 18) },
      { room: box(76, 54, 78, 64), space: disc(114, 74, 17), travel: plaque(114, 104, 2, 18) },
    ],
    guardian: {
      card: box(12, -18, 56, 70),
      picture: box(19, -15, 42, 42),
      price: box(13, 29, 54, 22),
      boon: disc(66, -13, 11),
    },
  },
  low: {
    tent: box(4, 0, 52, 35),
    gain: box(64, 4, 76, 28),
    spaces: [
      { room: box(0, 36, 72, 46), space: disc(19, 58, 16), travel: plaque(54, 58, 1, 18) },
      { room: box(74, 36, 86, 46), space: disc(92, 58, 16), travel: plaque(135, 58, 2, 18) },
    ],
    guardian: {
      card: box(2, -14, 54, 52),
      picture: box(14, -13, 30, 30),
      price: box(3, 17, 52, 20),
      boon: disc(53, -9, 10.5),
    },
  },
  narrow: {
    tent: box(1, 0, 34, 23),
    gain: box(29, 1, 47, 22),
    spaces: [
      { room: box(0, 24, 76, 46), space: disc(19, 47, 14), travel: plaque(55, 47, 1, 15) },
      { room: box(0, 70, 76, 46), space: disc(19, 93, 14), travel: plaque(55, 93, 2, 15) },
    ],
    guardian: {
      card: box(0, -8, 36, 40),
      picture: box(6, -7, 24, 24),
      price: box(0.5, 18, 35, 13.5),
      boon: disc(35, -5, 8),
    },
  },
}

export const campParts = (form: Form): CampParts => CAMP_PARTS[form]

/** The upper left corner of a site. */
export function cornerOf(form: Form, { row, column }: Site): Point {
  const { columns, rows, camps } = LAYOUTS[form]
  const y = rows[row] ?? 0
  return row === 0 ? { x: camps.left + (column - 1) * camps.pitch, y } : { x: columns[column - 1] ?? 0, y }
}

const SITE_BY_ID: ReadonlyMap<string, Site> = new Map(SITES.map((site) => [site.id, site]))
const SPACE_BY_ID = new Map(SPACES.map((space) => [space.id, space]))

export const isPlace = (id: string): boolean => SITE_BY_ID.has(id) || SPACE_BY_ID.has(id)

/** The site with this id, or the site of a space with this id. */
export function siteOf(id: string): Site | undefined {
  const space = SPACE_BY_ID.get(id)
  return SITE_BY_ID.get(id) ?? (space && SITES[space.site])
}

/** The area that takes the pointer for a space or a whole site. */
export function roomOf(form: Form, id: string): Box | undefined {
  const site = siteOf(id)
  if (!site) return undefined
  const corner = cornerOf(form, site)
  const layout = LAYOUTS[form]
  if (site.row > 0) return moved(box(0, 0, layout.site.w, layout.site.h), corner)
  const space = SPACE_BY_ID.get(id)
  if (!space) return moved(box(0, 0, layout.camp.w, layout.camp.h), corner)
  const part = campParts(form).spaces[site.spaces.indexOf(space.index)]
  return part && moved(part.room, corner)
}

/** The size that a finger needs on a phone, which shows the island a little smaller than it is drawn. */
const FINGER = 46

/** The area of a guardian, large enough to touch even for the smallest card. */
export function guardianRoom(form: Form, site: Site): Box {
  const parts = site.row > 0 ? siteParts(form, { idols: 0, found: true, guarded: true, icons: 1 }) : campParts(form)
  const { card } = parts.guardian as Guarded
  const [w, h] = [Math.max(card.w, FINGER), Math.max(card.h, FINGER)]
  return moved(box(Math.max(0, card.x + card.w - w), card.y, w, h), cornerOf(form, site))
}

/** The position of a figure on this space: the middle of its base. */
export function standOf(form: Form, space: number, shapeOf: (site: Site) => SiteShape): Point {
  const { site: index } = SPACES[space] as (typeof SPACES)[number]
  const site = SITES[index] as Site
  const corner = cornerOf(form, site)
  const at =
    site.row > 0 ? siteParts(form, shapeOf(site)).space : campParts(form).spaces[site.spaces.indexOf(space)]?.space
  return middleOf(moved(at ?? box(0, 0, 0, 0), corner))
}

/** The path of a trail from the beach, or from a figure's position. */
export function trailTo({ box: { h } }: Layout, from: Point, to: Point): string {
  const up = from.y - to.y
  const bend = Math.max(24, Math.abs(up) * 0.4)
  const side = to.x > from.x ? 1 : -1
  const reach = Math.min(60, h * 0.12)
  return `M${from.x} ${from.y}C${from.x + side * 6} ${from.y - bend} ${to.x + side * reach} ${to.y + bend} ${to.x} ${to.y}`
}

/** For decorations; screen readers get the same in words elsewhere. */
export const SILENT = { 'aria-hidden': true } as const
