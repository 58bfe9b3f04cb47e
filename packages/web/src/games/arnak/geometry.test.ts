import { SITES, SPACES } from '@wayfare/arnak/tables'
import { expect, test } from 'vitest'
import type { Box } from '../../board-kit/use-viewport.ts'
import {
  campParts,
  type Form,
  formFor,
  guardianRoom,
  iconsOn,
  LAYOUTS,
  middleOf,
  roomOf,
  type SiteShape,
  scaleIn,
  siteParts,
  standOf,
} from './geometry.ts'

const FORMS: readonly Form[] = ['wide', 'low', 'narrow']
const SHAPES: readonly SiteShape[] = [1, 2].flatMap((icons) => [
  ...([0, 1, 2] as const).map((idols) => ({ idols, found: false, guarded: false, icons })),
  ...[false, true].map((guarded) => ({ idols: 0 as const, found: true, guarded, icons })),
])

const isWithin = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.w <= outer.x + outer.w &&
  inner.y + inner.h <= outer.y + outer.h

/** True if two boxes overlap. Their edges may touch. */
const overlap = (a: Box, b: Box): boolean =>
  a.x + 0.01 < b.x + b.w && b.x + 0.01 < a.x + a.w && a.y + 0.01 < b.y + b.h && b.y + 0.01 < a.y + a.h

function apart(where: string, things: Readonly<Record<string, Box | undefined>>): void {
  const all = Object.entries(things).flatMap(([name, box]) => (box ? [{ name, box }] : []))
  all.forEach((one, i) => {
    for (const other of all.slice(i + 1)) {
      expect(overlap(one.box, other.box), `${where}: ${one.name} and ${other.name}`).toBe(false)
    }
  })
}

test('nothing that is read at a site hides another thing, in each form and state', () => {
  for (const form of FORMS) {
    for (const shape of SHAPES) {
      const { space, travel, level, price, idol, back, effect, guardian } = siteParts(form, shape)
      // The face-up idol covers the other one.
      const idols = idol && back ? { ...back, w: idol.x - back.x } : idol
      const parts = { space, travel, level, price, idols, effect, guardian: guardian?.card }
      apart(`${form} ${JSON.stringify(shape)}`, parts)
    }
  }
})

test('the parts of a site are inside it, except for the badges on its edge', () => {
  for (const form of FORMS) {
    const { w, h } = LAYOUTS[form].site
    for (const shape of SHAPES) {
      const { guardian, reward: _, ...parts } = siteParts(form, shape)
      for (const [name, part] of Object.entries({ ...parts, guardian: guardian?.card })) {
        if (part) expect(isWithin(part, { x: 0, y: 0, w, h }), `${form} ${name} ${JSON.stringify(shape)}`).toBe(true)
      }
    }
  }
})

test('the spaces of a camp, their prices and its gain do not overlap', () => {
  for (const form of FORMS) {
    const { gain, spaces, guardian } = campParts(form)
    const [first, second] = spaces
    apart(form, {
      gain,
      first: first?.space,
      second: second?.space,
      firstPrice: first?.travel,
      secondPrice: second?.travel,
      ...(form === 'narrow' ? {} : { guardian: guardian.card }),
    })
    for (const { room, space, travel } of spaces) {
      expect(isWithin(space, room), form).toBe(true)
      expect(isWithin(travel, room), form).toBe(true)
    }
  }
})

test('every space, site and guardian is on the island, and no two sites or spaces overlap', () => {
  for (const form of FORMS) {
    const { box } = LAYOUTS[form]
    const rooms = SPACES.map(({ id }) => roomOf(form, id) as Box)
    const all = [...rooms, ...SITES.flatMap((site) => [roomOf(form, site.id) as Box, guardianRoom(form, site)])]
    for (const room of all) expect(isWithin(room, box), `${form} ${JSON.stringify(room)}`).toBe(true)
    apart(form, Object.fromEntries(SPACES.map(({ id }, i) => [id, rooms[i]])))
  }
})

test('a figure is on its own space', () => {
  for (const form of FORMS) {
    for (const shape of SHAPES) {
      for (const { id, index } of SPACES) {
        const { x, y } = standOf(form, index, () => shape)
        expect(isWithin({ x, y, w: 0, h: 0 }, roomOf(form, id) as Box), `${form} ${id}`).toBe(true)
      }
    }
  }
})

test('targets are large enough on a desk and under a finger, and icons are not too small', () => {
  const cells = [
    { width: 842, height: 400, least: 36 },
    { width: 700, height: 250, least: 36 },
    { width: 374, height: 340, least: 44 },
  ]
  for (const { width, height, least } of cells) {
    const form = formFor(width, height)
    const scale = scaleIn(form, width, height)
    const rooms = [...SPACES.map(({ id }) => roomOf(form, id)), ...SITES.map((site) => guardianRoom(form, site))]
    for (const room of rooms) {
      expect(Math.min(room?.w ?? 0, room?.h ?? 0) * scale, `${form} ${JSON.stringify(room)}`).toBeGreaterThanOrEqual(
        least,
      )
    }
    for (const shape of SHAPES) expect(iconsOn(siteParts(form, shape).travel) * scale, form).toBeGreaterThan(11)
  }
})

test('the form follows the cell', () => {
  expect(formFor(842, 415)).toBe('wide')
  expect(formFor(686, 400)).toBe('wide')
  expect(formFor(686, 260)).toBe('low')
  expect(formFor(374, 404)).toBe('narrow')
  expect(middleOf(LAYOUTS.wide.box).x).toBe(423)
})
