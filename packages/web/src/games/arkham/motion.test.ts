import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { arkham } from '@wayfare/arkham'
import { arkhamTexts } from '@wayfare/arkham/text'
import {
  begin,
  type Engine,
  type Eyes,
  engineOf,
  factsFor,
  type Game,
  type Match,
  offers,
  parseLog,
  pick,
  play,
  seedOf,
  stream,
} from '@wayfare/kernel'
import type { Told } from '@wayfare/protocol'
import { loadSpeaker } from '@wayfare/text'
import { expect, test } from 'vitest'
import { stepsOf } from '../../board-kit/motion/script.ts'
import { expectReadableTurns } from '../../testing/turn-lengths.ts'
import { motion, tableMotion } from './motion.ts'
import { tells } from './turn-gist.ts'

const engine = engineOf(arkham as unknown as Game) as Engine
const EYES: readonly Eyes[] = [0, 'spectator']

/** What each of these eyes was told with each move. */
type Heard = ReadonlyMap<Eyes, Told[]>

function heardIn(match: Match, moves: () => { readonly seat: number; readonly move: string } | undefined): Heard {
  const heard = new Map(EYES.map((eyes) => [eyes, [] as Told[]]))
  for (let next = moves(); next; next = moves()) {
    const { seat, move } = next
    const events = play(match, seat, move)
    for (const [eyes, rows] of heard)
      rows.push({ n: rows.length + 1, at: 0, seat, facts: factsFor(events, eyes).filter(({ k }) => k !== 'move') })
  }
  return heard
}

function stored(players: number): Heard {
  const file = resolve(import.meta.dirname, `../../../../games/arkham/replays/v1-${players}p.log`)
  const { table, chance, rows } = parseLog(readFileSync(file, 'utf8'))
  const left = rows.flatMap((row) => (row.kind === 'move' ? [row] : []))
  return heardIn(begin(engine, table, seedOf(chance) as string), () => left.shift())
}

/** A random game with long routes, in which happens what is rare in the stored ones. */
function random(): Heard {
  const seed = 'motion 8'
  const match = begin(engine, { players: 2, ancient: 'yog-sothoth', dark: 'route-correction' }, seed)
  const chance = stream(seed)
  return heardIn(match, () => {
    const deciders = engine.deciders(match.state)
    if (deciders.length === 0) return undefined
    const seat = pick(chance, deciders)
    const options = offers(match, seat)
    const rare = options.filter(({ move }) => move === 'bless' || move.startsWith('go '))
    return { seat, move: pick(chance, rare.length > 0 ? rare : options).move }
  })
}

const games = [...[1, 2, 3, 4].map(stored), random()]
const tellings = games.flatMap((heard) => [...heard].map(([eyes, rows]) => ({ own: eyes === 0 ? 0 : null, rows })))

test('whatever is told of a game has its gestures, and nothing else has', () => {
  const told = new Set(tellings.flatMap(({ rows }) => rows.flatMap(({ facts }) => facts)).map(({ k }) => k))
  expect([...told].sort()).toEqual(Object.keys(motion).sort())
})

test('the turns of others are told in four seconds, and a round that all played at once in eight', async () => {
  const speaker = await loadSpeaker('en', arkhamTexts, ['Ada', 'Bo', 'Cy', 'Di'])
  const own = tellings.filter((telling) => telling.own !== null)
  const rows = own.flatMap(({ own, rows }) => rows.map((row) => stepsOf(row, { speaker, ...tableMotion, tells, own })))
  expect(expectReadableTurns(rows)).toBeLessThan(rows.length / 10)
})

test('whoever ends a round last is told what the others have done, and nothing of what they did alone', async () => {
  const speaker = await loadSpeaker('en', arkhamTexts, ['Ada', 'Bo'])
  const [alone, two] = [games[0], games.at(-1)] as [Heard, Heard]
  const said = (heard: Heard) =>
    (heard.get(0) as Told[])
      .filter(({ seat }) => seat === 0)
      .flatMap((row) => stepsOf(row, { speaker, ...tableMotion, tells, own: 0 }))
      .flatMap(({ caption }) => caption ?? [])
  expect(said(alone)).toEqual([])
  expect(said(two).filter((caption) => caption.startsWith('Bo draws')).length).toBeGreaterThan(0)
  expect(said(two).filter((caption) => caption.startsWith('Ada draws'))).toEqual([])
})
