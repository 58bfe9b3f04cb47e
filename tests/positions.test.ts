// @module-tag slow
// The input check of `wayfare try` and of script tests: a position is laid correctly or refused in one line that names
// the field. A printed table is laid again as the same state.

import { below, type Json, mix, pick, type State, stateHash, stream } from '@wayfare/kernel'
import { gameIds } from '@wayfare/library'
import {
  BadPosition,
  buildPosition,
  chooseAtRandom,
  fieldsOf,
  layPosition,
  mutatePosition,
  printPosition,
  randomFieldValues,
  randomTable,
  settableFields,
  type TestedEngine,
  type TestedGame,
  testedEngine,
} from '@wayfare/testkit'
import { expect, test } from 'vitest'
import { testedBy } from '../packages/cli/src/games.ts'

const SEED = process.env.POSITIONS_SEED ?? 'positions'
const MUTANTS = process.env.SOAK ? 5000 : 50
/** The number of faulty positions made from each sound one. */
const FROM_EACH = 5
const MOMENTS = process.env.SOAK ? 200 : 10
const limits = { timeout: process.env.SOAK ? 1_800_000 : 120_000 }

/** A state in the middle of a game between random players. */
function momentOf(engine: TestedEngine, seed: string): State {
  const dice = stream(seed)
  const s = engine.start(randomTable(engine, seed), seed)
  const moves = below(dice, 150)
  for (let i = 0; i < moves && !engine.isOver(s); i++) {
    const { seat, option } = chooseAtRandom(engine, s, dice)
    engine.apply(s, seat, option, null)
  }
  return s
}

type Named = Record<string, Json>

/** The example, a position from a game, or any position that the fields allow. */
function soundPosition(engine: TestedEngine, seed: string): Named {
  const { game } = engine
  const dice = stream(`${seed} position`)
  const table = randomTable(engine, seed)
  const { fields } = fieldsOf(game, table)
  const printed = () => Object.entries(settableFields(fields, game.positions.read(momentOf(engine, seed))))
  const kinds = [
    () => game.positions.example as Named,
    () => buildPosition(game, table, randomFieldValues(fields, dice)),
    () => buildPosition(game, table, mix(dice, printed())),
  ]
  return pick(dice, kinds)()
}

/** Adds up to three faults. */
function withFaults(position: Named, words: readonly string[], seed: string): Named {
  const dice = stream(`${seed} faults`)
  let faulty = position
  for (let faults = below(dice, 4); faults > 0; faults--) faulty = mutatePosition(faulty, words, dice)
  return faulty
}

/** The result of validating a position; a sentence if that goes wrong. */
function layOutcome(game: TestedGame, position: Named): 'laid' | 'refused' | { wrong: string } {
  const engine = testedEngine(game)
  const given = JSON.stringify(position)
  try {
    const { state } = layPosition(game, position)
    for (const seat of engine.deciders(state)) {
      const [option] = engine.options(state, seat)
      if (option) engine.take(engine.clone(state), seat, option.move)
    }
    return JSON.stringify(position) === given ? 'laid' : { wrong: 'it was written into' }
  } catch (error) {
    if (!(error instanceof BadPosition)) return { wrong: (error as Error).stack ?? String(error) }
    if (error.message.includes('\n') || error.message.length > 500)
      return { wrong: `more than a line: ${error.message}` }
    const [field] = error.path.split(/[.[]/)
    const known = Object.keys(position).some(
      (name) => name === field || JSON.stringify(name).startsWith(field as string),
    )
    return known || isMissing(error) ? 'refused' : { wrong: `names no field: ${error.message}` }
  }
}

/** True if the error is about a missing field, which may be the faulty one. */
const isMissing = ({ message }: BadPosition): boolean =>
  / is missing|^(fear|boards\[\d\]\.(tents|lenses)):/.test(message)

test.each(gameIds())(
  '%s: positions with faults are laid correctly, or refused in a line that names the field',
  limits,
  async (id) => {
    const game = await testedBy(id)
    const engine = testedEngine(game)
    const words = [...game.parts, ...Object.keys(game.positions.example as Named)]
    const count = { laid: 0, refused: 0 }
    const wrong: string[] = []
    let sound: Named = {}
    for (let i = 0; i < MUTANTS; i++) {
      if (i % FROM_EACH === 0) sound = soundPosition(engine, `${SEED} ${id} ${i}`)
      const position = withFaults(sound, words, `${SEED} ${id} ${i}`)
      const verdict = layOutcome(game, position)
      if (typeof verdict === 'string') count[verdict]++
      else wrong.push(`${i}: ${verdict.wrong}\n${JSON.stringify(position).slice(0, 600)}`)
    }
    if (process.env.SOAK) console.log(`${id}: ${MUTANTS} positions, ${count.laid} laid, ${count.refused} refused`)
    expect(wrong.slice(0, 5)).toEqual([])
    expect(Math.min(count.laid, count.refused)).toBeGreaterThan(MUTANTS / 20)
  },
)

test.each(gameIds())(
  '%s: a printed position is laid again as the same state, and continues like it',
  limits,
  async (id) => {
    const engine = testedEngine(await testedBy(id))
    for (let i = 0; i < MOMENTS; i++) {
      const s = momentOf(engine, `${SEED} moment ${id} ${i}`)
      const printed = JSON.parse(JSON.stringify(printPosition(engine.game, s))) as Json
      const { state } = layPosition(engine.game, printed)
      expect(stateHash(state)).toBe(stateHash(s))
      for (let more = 0; more < 5 && !engine.isOver(s); more++) {
        const { seat, option } = chooseAtRandom(engine, s, stream(`${i} ${more}`))
        engine.take(s, seat, option.move)
        engine.take(state, seat, option.move)
      }
      expect(stateHash(state)).toBe(stateHash(s))
    }
  },
)
