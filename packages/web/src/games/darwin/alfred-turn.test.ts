import { darwin } from '@wayfare/darwin'
import { darwinTexts } from '@wayfare/darwin/text'
import { type Event, engineOf, type Fact, pick, stream } from '@wayfare/kernel'
import type { Told } from '@wayfare/protocol'
import { LANGUAGES, loadSpeaker } from '@wayfare/text'
import { expect, test } from 'vitest'
import { stepsOf } from '../../board-kit/motion/script.ts'
import { decisionIn, lastTurn, turnFacts } from './alfred-turn.ts'
import { tells } from './move-preview.ts'
import { gist } from './turn-gist.ts'

const told = (facts: readonly Fact[], n = 1): Told => ({ n, at: 0, seat: 0, facts })

/** Plays a game against Alfred and returns the log rows. */
function played(): Told[] {
  const engine = engineOf(darwin)
  const s = engine.start(engine.table({ players: 1, alfred: 'green' }), 'alfred')
  const dice = stream('alfred')
  const all: Told[] = []
  while (!engine.isOver(s)) {
    const events: Event[] = []
    engine.apply(s, 0, pick(dice, engine.options(s, 0)), events)
    const facts = events.flatMap(({ fact }) => fact ?? [])
    all.push(told(facts, all.length + 1))
  }
  return all
}

const game = played()
const turns = game.flatMap((one, i) => (one.facts.some(({ k }) => k === 'alfred-card') ? [game.slice(0, i + 1)] : []))

test('a turn consists of his actions from his card on, and no more', () => {
  const facts: Fact[] = [
    { k: 'place', seat: 0 },
    { k: 'alfred-card', card: 'alfred-action-1' },
    { k: 'alfred-rests', worker: 'D' },
    { k: 'gain', seat: 'alfred', what: 'coins', n: 7 },
    { k: 'order', seats: [1, 0] },
    { k: 'goal', seat: 'alfred' },
  ]
  expect(turnFacts([told(facts)]).map(({ k }) => k)).toEqual(['alfred-card', 'alfred-rests', 'gain'])
  expect(turnFacts([told([{ k: 'place', seat: 0 }])])).toEqual([])
})

test.each(LANGUAGES)('each of his turns has a decision with the priority behind it, in %s', async (language) => {
  const speaker = await loadSpeaker(language, darwinTexts, ['Anna'])
  expect(turns.length).toBeGreaterThan(15)
  const silent = turns.filter((upTo) => {
    const decision = decisionIn(lastTurn({ told: upTo, speaker }))
    return !decision?.text || !decision.why
  })
  expect(silent).toEqual([])
})

const DECIDED = ['alfred-place', 'alfred-fails', 'alfred-discards', 'seal', 'unlock', 'explore', 'deliver', 'tent']

test('every decision of his has its reason as a separate sentence', async () => {
  const speaker = await loadSpeaker('en', darwinTexts, ['Anna'])
  const decided = turns.flatMap((upTo) => lastTurn({ told: upTo, speaker })).filter(({ k }) => DECIDED.includes(k))
  expect(DECIDED.filter((k) => decided.every((one) => one.k !== k))).toEqual([])
  expect(decided.filter(({ why, text }) => !why || text.includes('Reason'))).toEqual([])
})

test('the end of a round and a turn of his are shown in a few steps, without his reasons', async () => {
  for (const language of LANGUAGES) {
    const speaker = await loadSpeaker(language, darwinTexts, ['Ida'])
    for (const one of game) {
      const steps = stepsOf(one, { speaker, motion: {}, tells, gist, own: 0 }).map(({ caption }) => caption)
      expect(steps.length, `${language} ${one.n}: ${steps.join(' | ')}`).toBeLessThanOrEqual(6)
    }
  }
})
