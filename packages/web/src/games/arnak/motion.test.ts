import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { arnak } from '@wayfare/arnak'
import { arnakTexts } from '@wayfare/arnak/text'
import { loadSpeaker } from '@wayfare/text'
import { expect, test } from 'vitest'
import { stepsOf } from '../../board-kit/motion/script.ts'
import { expectReadableTurns, toldIn } from '../../testing/turn-lengths.ts'
import { tableMotion } from './motion.ts'
import { tells } from './move-preview.ts'

const games = ['v1-all-13-1p', 'v1-bird-1p', 'v1-all-19-2p'].map((name) =>
  toldIn(arnak, readFileSync(resolve(import.meta.dirname, `../../../../games/arnak/replays/${name}.log`), 'utf8')),
)
const speaker = await loadSpeaker('en', arnakTexts, ['Ada', 'Bo'])
const telling = { speaker, ...tableMotion, tells, own: 0 }

test('whatever is told of a game has its gestures', () => {
  for (const { k } of games.flat().flatMap(({ facts }) => facts)) expect(tableMotion.motion).toHaveProperty(k)
})

test('turns are told in four seconds, what the rival does alone until the round ends in eight, and every sentence can be read', () => {
  const rows = games.flat().map((row) => stepsOf(row, telling))
  const long = expectReadableTurns(rows)
  expect(long).toBeGreaterThan(0)
  expect(long).toBeLessThan(rows.length / 10)
})

test('at the end of a round of a game alone it is told where the rival went, and not which tiles it drew', () => {
  const [alone] = games
  const rest = alone?.find(({ facts }) => facts.filter(({ k }) => k === 'rival-tile').length > 5)
  const said = stepsOf(rest as NonNullable<typeof rest>, telling).flatMap(({ caption }) => caption ?? [])
  expect(said.join(' ')).toContain('The rival occupies the')
  expect(said.join(' ')).not.toContain('The rival’s tile')
})

test('at the end of a round the row closes up before the new cards are turned up', () => {
  const row = games.flat().find(({ facts }) => facts.some(({ k }) => k === 'staff'))
  const gestures = stepsOf(row as NonNullable<typeof row>, telling).flatMap((step) => step.gestures)
  const closes = gestures.findIndex(({ kind }) => kind === 'shift')
  expect(closes).toBeGreaterThan(gestures.findIndex((one) => one.kind === 'move' && one.thing === 'staff'))
  expect(gestures[closes + 1]).toMatchObject({ kind: 'flip' })
})

test('at the end of a round everybody comes home from the island', () => {
  const row = games.flat().find(({ facts }) => facts.some(({ k }) => k === 'staff'))
  const gestures = stepsOf(row as NonNullable<typeof row>, telling).flatMap((step) => step.gestures)
  expect(gestures).toContainEqual({ kind: 'gather', thing: 'seat-0/figure', picture: 'figure', to: 'seat-0/figures' })
})

test('a card that pays is seen to leave the hand: one’s own as it is, that of a rival by their number', () => {
  const fact = { k: 'paid', with: ['coin', 'exploration-car'] }
  const { paid } = tableMotion.motion
  expect(paid?.({ ...fact, seat: 0 }, true)).toContainEqual({ kind: 'move', thing: 'exploration-car', aside: true })
  expect(paid?.({ ...fact, seat: 1 }, false)).toContainEqual({ kind: 'count', place: 'seat-1/hand', by: -1 })
})

test('what a camp gives comes from there, whatever was paid with', () => {
  const facts = [
    { k: 'dug', seat: 0, space: 'camp-compasses-1' },
    { k: 'paid', seat: 0, with: ['fear'] },
    { k: 'gain', seat: 0, compass: 2 },
  ]
  const gestures = stepsOf({ n: 1, at: 0, seat: 0, facts }, telling).flatMap((step) => step.gestures)
  const flown = gestures.find(({ kind }) => kind === 'fly')
  expect(flown).toMatchObject({ picture: 'compass', from: 'camp-compasses-1' })
})
