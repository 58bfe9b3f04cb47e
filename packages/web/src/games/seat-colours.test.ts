// A seat has the same colour on every screen: it follows from the number of the seat, whoever looks.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { toneOf } from '../base/ui/seat.ts'
import { markerIn } from './arkham/marker.ts'
import { seatClass } from './arnak/props.ts'
import { pieceClass } from './darwin/props.ts'

const SEATS = [0, 1, 2, 3]
const CLIENT = join(import.meta.dirname, '..')

test.each([
  ['arkham', markerIn, 'pc'],
  ['arnak', seatClass, 'arn-seat'],
  ['darwin', pieceClass, 'dar-piece'],
] as const)('in %s pieces are marked by the seat alone', (_, marked, prefix) => {
  expect(SEATS.map((seat) => marked(seat))).toEqual(SEATS.map((seat) => `${prefix}-${toneOf(seat)}`))
  expect(new Set(SEATS.map(toneOf)).size).toBe(SEATS.length)
})

test('no style sheet but that of the themes gives a seat its colour', () => {
  const sheets = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'))
  const setting = sheets.filter((name) => /--(?:mine|rival-[abc]):/.test(readFileSync(join(CLIENT, name), 'utf8')))
  expect(setting).toEqual([join('base', 'theme', 'tokens.css')])
  // The viewer's own colour follows their seat; it does not change the colours of the seats.
  const own = readFileSync(join(CLIENT, 'base/theme/tokens.css'), 'utf8').match(/\[data-own[^{]*\{[^}]*\}/g) ?? []
  expect(own).toHaveLength(SEATS.length)
  for (const rule of own) expect(rule).not.toMatch(/--(?:mine|rival-[abc]):/)
})
