import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  BONUS_CARDS,
  CAMPS,
  CREW,
  GOALS,
  MAIL_TILES,
  OBJECTIVES,
  SLOTS,
  SPACES,
  SPECIALS,
  STACK_REWARDS,
  STOPS,
  TENT_REWARDS,
} from '@wayfare/darwin/tables'
import { expect, test } from 'vitest'
import { actsBits, goalBits, needBits, requirementBits } from './action-bits.ts'

test('every action of a space, card, tile or board has its signs', () => {
  const all = [
    ...STOPS.map(({ acts }) => acts),
    ...SPACES.map(({ acts }) => acts),
    ...CAMPS.map(({ acts }) => acts),
    ...Object.values(CREW).map(({ acts }) => acts),
    ...Object.values(SPECIALS).map(({ acts }) => acts),
    ...Object.values(MAIL_TILES).flatMap(({ first, second }) => [first, second]),
    ...Object.values(BONUS_CARDS).flat(),
    ...Object.values(STACK_REWARDS),
    ...TENT_REWARDS,
    ...SLOTS.map(({ reward }) => (reward ? [reward] : [])),
  ]
  for (const acts of all) for (const act of acts) expect(actsBits([act]), JSON.stringify(act)).not.toEqual([])
})

test('two crew cards, or two special tiles, that do different things do not look alike', () => {
  for (const table of [CREW, SPECIALS]) {
    const looks = Object.values(table).map(({ acts, need }) => JSON.stringify([actsBits(acts), needBits(need)]))
    expect(new Set(looks).size).toBe(looks.length)
  }
})

const SHEET = readFileSync(fileURLToPath(new URL('art/icons.svg', import.meta.url)), 'utf8')

test('the requirements of objectives and goals are drawn: every icon is on the sheet', () => {
  const needs = Object.values(OBJECTIVES).flatMap(({ needs }) => needs.flatMap(requirementBits))
  const icons = [...needs, ...Object.values(GOALS).flatMap(goalBits)].flatMap((bit) =>
    'icon' in bit ? [bit.icon] : [],
  )
  expect([...new Set(icons)].filter((icon) => !SHEET.includes(`<symbol id="${icon}"`))).toEqual([])
})

test('stamps and stacks without stamps do not look alike', () => {
  const arg = { left: 2, split: false, badgeOf: null, envelope: null, emptied: [] }
  const stamps = actsBits([{ op: 'stamps', arg, by: null, from: null }])
  expect(stamps).toEqual([{ icon: 'stamp', n: 2 }])
  expect(requirementBits({ need: 'stacks', min: 2 })).not.toEqual(stamps)
})

test('objectives and goals show what they count', () => {
  for (const { needs } of Object.values(OBJECTIVES))
    for (const one of needs) expect(requirementBits(one)).not.toEqual([])
  const goals = Object.values(GOALS).map((goal) => JSON.stringify(goalBits(goal)))
  expect(new Set(goals).size).toBe(goals.length)
})
