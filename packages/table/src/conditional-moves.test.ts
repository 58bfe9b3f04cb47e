import { engineBy } from '@wayfare/library'
import type { Branch } from '@wayfare/protocol'
import { expect, test } from 'vitest'
import { type Plan, planStanding } from './conditional-moves.ts'
import type { Entry } from './entry.ts'
import { fold } from './fold.ts'
import { answerAtOnce, questionAhead } from './rerun.ts'
import { matchOf, type Table } from './table.ts'
import { begunTable } from './testing/started-table.ts'
import { toldSince } from './visible-log.ts'

const engine = await engineBy('kit')

/** Two people after the draft: it is the turn of seat 0. */
function drafted(): Table {
  const table = begunTable(engine, engine.table({ players: 2 }), 'conditional moves')
  for (const seat of [0, 1]) {
    const dropped = engine.options(matchOf(table).state, seat).find(({ move }) => move.startsWith('drop '))
    play(table, seat, dropped?.move as string, 'trust')
  }
  return table
}

const play = (table: Table, seat: number, ...texts: string[]): void => {
  for (const text of texts) fold(table, { k: 'moved', seat, texts: [text] }, table.at + 1)
}

const REST: Branch = { when: 'possible', move: 'rest', then: [{ when: 'possible', move: 'end' }] }
const planFor = (table: Table, branches: readonly Branch[], more: Partial<Plan> = {}): Plan => ({
  id: 'abc',
  seat: 1,
  since: table.story.length,
  evenIfRevealed: false,
  branches,
  ...more,
})
const due = (move: string, path: string) => ({
  state: 'due',
  entry: { k: 'moved', seat: 1, texts: [move], id: `plan-abc-${path}`, planned: true },
})

/** Writes the entry that is due, and returns it. */
function playDue(table: Table, plan: Plan): Entry {
  const standing = planStanding(table, plan)
  if (standing.state !== 'due') throw new Error(JSON.stringify(standing))
  fold(table, standing.entry, table.at + 1)
  return standing.entry
}

test('a plan waits for its turn, and is played branch by branch, each once', () => {
  const table = drafted()
  const plan = planFor(table, [{ when: 'possible', move: 'buy nothing' }, REST])
  expect(planStanding(table, plan)).toEqual({ state: 'waiting' })
  play(table, 0, 'rest', 'end')
  expect(planStanding(table, plan)).toEqual(due('rest', '1'))
  playDue(table, plan)
  expect(planStanding(table, plan)).toEqual(due('end', '1-0'))
  playDue(table, plan)
  expect(planStanding(table, plan)).toEqual({ state: 'played' })
})

test('only the owner is told that a move was planned', () => {
  const table = drafted()
  const plan = planFor(table, [REST])
  play(table, 0, 'rest', 'end')
  playDue(table, plan)
  expect(toldSince(table, 1, 0).at(-1)).toMatchObject({ seat: 1, planned: true })
  for (const eyes of [0, 'spectator'] as const) expect(toldSince(table, eyes, 0).at(-1)).not.toHaveProperty('planned')
})

test('what was revealed drops a plan that does not allow for it', () => {
  const table = drafted()
  const plan = planFor(table, [REST])
  play(table, 0, 'dig', 'pay coin', 'turn over', 'end')
  expect(planStanding(table, plan)).toEqual({ state: 'dropped', why: 'revealed' })
  expect(planStanding(table, { ...plan, evenIfRevealed: true })).toEqual(due('rest', '0'))
})

test('what only a rival learns reveals nothing to the owner', () => {
  const table = drafted()
  const plan = planFor(table, [REST])
  play(table, 0, 'draw', 'end')
  expect(planStanding(table, plan)).toEqual(due('rest', '0'))
})

test('a plan that reveals something to its owner on the way asks before it goes on', () => {
  const table = drafted()
  const plan = planFor(table, [{ when: 'possible', move: 'draw', then: [{ when: 'possible', move: 'end' }] }])
  play(table, 0, 'rest', 'end')
  playDue(table, plan)
  expect(planStanding(table, plan)).toEqual({ state: 'dropped', why: 'revealed' })
  expect(planStanding(table, { ...plan, evenIfRevealed: true })).toEqual(due('end', '0-0'))
})

test('the owner’s own move drops a plan, and so do a return that all agreed on and a bot in their place', () => {
  const table = drafted()
  const plan = planFor(table, [REST])
  play(table, 0, 'rest', 'end')
  play(table, 1, 'rest')
  expect(planStanding(table, plan)).toEqual({ state: 'dropped', why: 'own-move' })
  const other = planFor(table, [REST], { seat: 0 })
  fold(table, { k: 'asked', seat: 0, what: { rewind: 2 } }, table.at)
  fold(table, { k: 'answered', seat: 1, yes: true }, table.at)
  expect(planStanding(table, other)).toEqual({ state: 'dropped', why: 'went-back' })
  const last = planFor(table, [REST])
  fold(table, { k: 'gone', seat: 1, why: 'resigned', bot: 'random' }, table.at)
  expect(planStanding(table, last)).toEqual({ state: 'dropped', why: 'away' })
  fold(table, { k: 'closed', why: 'abandoned' }, table.at)
  expect(planStanding(table, last)).toEqual({ state: 'dropped', why: 'over' })
})

test('a question is answered only if it is the one that was named', () => {
  const table = drafted()
  play(table, 0, 'rest', 'end')
  const { op, from } = engine.question(matchOf(table).state, 1) as { op: string; from: string | null }
  const answer = (asked: string): Branch => ({ when: 'asked', op: asked, from, move: 'rest' })
  expect(planStanding(table, planFor(table, [answer('toll')]))).toEqual({ state: 'dropped', why: 'no-branch' })
  expect(planStanding(table, planFor(table, [answer('toll'), answer(op)]))).toEqual(due('rest', '1'))
})

test('to decline when nothing else is possible waits until nothing else is', () => {
  const table = drafted()
  play(table, 0, 'rest', 'end')
  play(table, 1, 'rest')
  const standing = () => planStanding(table, planFor(table, [{ when: 'nothing-else' }]))
  const offered = () => engine.options(matchOf(table).state, 1).map(({ move }) => move)
  expect(offered()).toContain('favour')
  expect(standing()).toEqual({ state: 'dropped', why: 'no-branch' })
  for (let [, free] = offered(); free; [, free] = offered()) play(table, 1, free)
  expect(offered()).toEqual(['end'])
  expect(standing()).toEqual(due('end', '0'))
})

test('the moves ahead are those that the seat may be offered, also after moves of its own, and nothing else is played', () => {
  const table = drafted()
  const hash = engine.hash(matchOf(table).state)
  const ahead = (after: readonly string[]) => JSON.stringify(answerAtOnce(engine, questionAhead(table, 1, after)))
  expect(ahead([])).toContain('"rest"')
  expect(ahead(['rest'])).toContain('"end"')
  expect(ahead(['rest'])).not.toContain('"rest"')
  expect(engine.hash(matchOf(table).state)).toBe(hash)
})

test('the moves ahead are the same in every world that the seat cannot tell apart', () => {
  const table = drafted()
  const { state } = matchOf(table)
  const answers = ['one', 'two', 'three'].map((seed) => {
    const world = engine.redeal(state, 1, seed)
    const rerun = { ...questionAhead(table, 1, []).rerun, from: { world }, rows: [] }
    return JSON.stringify(answerAtOnce(engine, { k: 'ahead', rerun, eyes: 1, seat: 1, after: [], seed: 'same' }))
  })
  expect(new Set(answers).size).toBe(1)
})
