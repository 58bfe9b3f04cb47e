// Checks many test cases from a file: [{ name, position, play, expect }]. Each case prints one line. A malformed case
// is reported by name, and the others go on.

import { type Event, type Eyes, type Fact, factsFor, type Json, type State } from '@wayfare/kernel'
import { BadPosition, type Ledger, mismatch, moverOf, nearest, type TestedEngine } from '@wayfare/testkit'
import { readJson, UsageError } from '../usage.ts'
import { attemptMoves, type TryResult } from './attempt-moves.ts'

type Named = { readonly [key: string]: Json }
/**
 * The conditions that must hold after all moves. Each field names the part of the printed result with the same name.
 */
type Expected = {
  readonly position?: Json
  /** Facts that players must have been told. Only the fields named here are compared. */
  readonly facts?: readonly Json[]
  /**
   * Moves and things that must be refused afterwards, each with its rule. The last move of `play` may be one of them.
   */
  readonly refusals?: Readonly<Record<string, string>>
  readonly options?: readonly string[]
  readonly deciders?: readonly number[]
  readonly scores?: Json
  readonly automa?: Json
}
type Case = {
  readonly name: string
  readonly position: Json
  readonly play: readonly string[]
  readonly expect: Expected | undefined
}
type Answer =
  | ({ name: string; ok: boolean; failed: string[] } & TryResult)
  | { name: string; ok: false; error: string; bad: boolean }

/** Runs all cases and returns the exit code: 2 if a case was malformed, 1 if one failed, else 0. */
export function tryCases(engine: TestedEngine, ledger: Ledger, file: string, as: Eyes | undefined): number {
  const cases = readJson(file)
  if (!Array.isArray(cases)) throw new UsageError(`${file}: expected a list of { name, position, play, expect }`)
  let code = 0
  for (const [i, given] of cases.entries()) {
    const answer = answerTo(engine, ledger, given, i, as)
    process.stdout.write(`${JSON.stringify(answer)}\n`)
    if ('error' in answer) process.stderr.write(`wayfare: ${file}: ${answer.name}: ${answer.error}\n`)
    const bad = 'error' in answer && answer.bad
    code = Math.max(code, bad ? 2 : answer.ok ? 0 : 1)
  }
  return code
}

function answerTo(engine: TestedEngine, ledger: Ledger, given: unknown, i: number, as: Eyes | undefined): Answer {
  let name = `case ${i + 1}`
  try {
    if (isNamed(given) && typeof given.name === 'string') ({ name } = given as { name: string })
    const { position, play, expect } = caseOf(given, name)
    const { result, state, told } = attemptMoves(engine, ledger, position, play, as)
    const failed = expect ? unmet(engine, state, result, told.flat(), expect, as) : []
    const refused = result.moves.find(({ ok }) => !ok)
    if (refused && expect?.refusals?.[refused.move] !== refused.rule)
      failed.unshift(`${refused.move}: refused by ${refused.rule}`)
    return { name, ok: failed.length === 0, failed, ...result }
  } catch (error) {
    const bad = error instanceof BadPosition || error instanceof UsageError
    const { message } = error as Error
    return { name, ok: false, error: bad ? message : `the rules threw: ${message.split('\n')[0]}`, bad }
  }
}

const KEYS = ['name', 'position', 'play', 'expect']
const EXPECTED = ['position', 'facts', 'refusals', 'options', 'deciders', 'scores', 'automa']

function caseOf(given: unknown, name: string): Case {
  if (!isNamed(given)) throw new UsageError('is not an object with name, position, play and expect')
  known(given, KEYS, '')
  const { position = {}, play = [], expect } = given
  if (!Array.isArray(play) || !play.every((move) => typeof move === 'string'))
    throw new UsageError('play: is not a list of moves')
  if (expect !== undefined) checkExpected(expect)
  return { name, position, play: play as string[], expect: expect as Expected | undefined }
}

function checkExpected(expect: Json): void {
  if (!isNamed(expect)) throw new UsageError('expect: is not an object')
  known(expect, EXPECTED, 'expect.')
  for (const name of ['facts', 'options', 'deciders'])
    if (expect[name] !== undefined && !Array.isArray(expect[name]))
      throw new UsageError(`expect.${name}: is not a list`)
  const { refusals = {} } = expect
  if (!isNamed(refusals) || !Object.values(refusals).every((rule) => typeof rule === 'string'))
    throw new UsageError('expect.refusals: is not an object with a rule for each move')
}

function known(given: Named, names: readonly string[], path: string): void {
  for (const name of Object.keys(given)) {
    if (names.includes(name)) continue
    const meant = nearest(name, names)
    throw new UsageError(
      `${path}${name}: there is no such field; ${meant ? `did you mean ${meant}?` : `there is ${names.join(', ')}`}`,
    )
  }
}

/** Returns a sentence for each condition that does not hold. */
function unmet(
  engine: TestedEngine,
  s: State,
  result: TryResult,
  events: readonly Event[],
  expect: Expected,
  as: Eyes | undefined,
): string[] {
  const failed: string[] = []
  const lies = as === undefined ? engine.game.positions.read(s) : (result.view as Json)
  if (expect.position !== undefined) failed.push(mismatch(expect.position, lies, 'position'))
  if (expect.scores !== undefined) failed.push(mismatch(expect.scores, result.scores, 'scores'))
  if (expect.automa !== undefined) failed.push(mismatch(expect.automa, result.automa ?? null, 'automa'))
  if (expect.deciders !== undefined) failed.push(mismatch(expect.deciders, result.deciders, 'deciders'))
  for (const move of expect.options ?? []) if (!result.options.includes(move)) failed.push(`'${move}' is not offered`)
  const facts = as === undefined ? events.flatMap(factsOf) : factsFor(events, as)
  for (const part of expect.facts ?? [])
    if (!facts.some((fact) => mismatch(part, fact, '') === '')) failed.push(`was not told: ${JSON.stringify(part)}`)
  const last = result.moves.find(({ ok }) => !ok)
  for (const [text, rule] of Object.entries(expect.refusals ?? {})) {
    if (text === last?.move && rule === last.rule) continue
    failed.push(notRefused(engine, s, text, rule))
  }
  return failed.filter((sentence) => sentence !== '')
}

function notRefused(engine: TestedEngine, s: State, text: string, rule: string): string {
  const { seat, move } = moverOf(engine, s, text)
  const rules = engine.explain(s, seat, move).map((reason) => reason.rule)
  if (rules.includes(rule)) return ''
  return rules.length === 0 ? `'${text}' is not refused` : `'${text}' is refused by ${rules.join(', ')}, not by ${rule}`
}

export const factsOf = ({ fact, own }: Event): Fact[] => [...(fact ? [fact] : []), ...Object.values(own ?? {})]

function isNamed(value: unknown): value is Named {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
