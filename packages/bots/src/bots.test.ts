import { arkham } from '@wayfare/arkham'
import { begin, engineOf, logOf, replay } from '@wayfare/kernel'
import { kit } from '@wayfare/kit'
import { expect, test } from 'vitest'
import { BOTS, botsFor, canPlay, greedy, LEVELS, planner, playMatch, random } from './index.ts'
import { PERSONAS } from './personas.ts'

test('a game between bots is the same for the same seed, and its log replays to its hash', () => {
  const engine = engineOf(arkham)
  const play = () => {
    const match = begin(engine, { players: 3 }, 'bots')
    playMatch(match, [greedy, random, greedy])
    return logOf(match)
  }
  const log = play()
  expect(play()).toEqual(log)
  expect(engine.hash(replay(engine, log).state)).toBe(log.hash)
})

test('a bot decides by what its seat knows: the same in every world it cannot tell apart', () => {
  const engine = engineOf(arkham)
  const match = begin(engine, { players: 2, ancient: 'cthulhu' }, 'blind')
  for (let moves = 0; moves < 60; moves++) {
    const seat = engine.deciders(match.state)[0] as number
    for (const bot of [greedy, random]) {
      const here = bot.choose(engine, match.state, seat, `think ${moves}`)
      const there = bot.choose(engine, engine.redeal(match.state, seat, `world ${moves}`), seat, `think ${moves}`)
      expect(there).toEqual(here)
    }
    for (const move of random.choose(engine, match.state, seat, `play ${moves}`)) engine.take(match.state, seat, move)
  }
})

test('greedy beats random nearly always', () => {
  const engine = engineOf(arkham)
  let wins = 0
  for (let i = 0; i < 6; i++) {
    const match = begin(engine, { players: 2 }, `greedy ${i}`)
    const own = i % 2
    playMatch(match, own === 0 ? [greedy, random] : [random, greedy])
    if (engine.scores(match.state, 'all')[own]?.place === 1) wins++
  }
  expect(wins).toBeGreaterThanOrEqual(5)
})

test('a game without an evaluation is refused to greedy by name, and played by random', () => {
  const match = begin(engineOf(kit), { players: 2 }, 'kit')
  expect(() => playMatch(match, [greedy, greedy])).toThrow('kit has no evaluation')
  playMatch(match, [random, random])
  expect(match.engine.isOver(match.state)).toBe(true)
})

test('where a game says how to plan the six are offered, the weakest first; who is not offered may still sit there', () => {
  expect(botsFor(arkham)).toEqual(['nils', 'rosa', 'emeka', 'odile', 'brandt', 'ines'])
  expect(Object.keys(LEVELS)).toEqual(botsFor(arkham))
  expect(botsFor(kit)).toEqual(['random'])
  for (const bot of Object.keys(BOTS))
    expect([canPlay(arkham, bot), canPlay(kit, bot)], bot).toEqual([true, bot === 'random'])
  expect(canPlay(arkham, 'somebody')).toBe(false)
})

test.each(PERSONAS)('%s plays a game to its end, here in a hurry', (person) => {
  const hurried = { ...LEVELS[person], nodes: 40, worlds: 1, candidates: 3, width: 3, later: 1, lines: 1 }
  const match = begin(engineOf(arkham), { players: 2 }, person)
  playMatch(match, [planner(person, hurried), random])
  expect(match.engine.isOver(match.state)).toBe(true)
})
