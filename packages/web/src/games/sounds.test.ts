// Each kind of fact of a game has a sound, or is silent on purpose.

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { SOUNDS } from '../base/sound/sounds.ts'
import { GAMES, partsOf } from './index.ts'

/** The kernel's own facts of every move. The press that made the move has had its sound. */
const KERNEL = ['move', 'ready']

/**
 * Finds the kinds of facts in rules, such as `k: 'gain'` and `k: again ? 'redeliver' : 'deliver'`; the texts of the log
 * have an entry for each kind.
 */
const TOLD = /\bk: (?:\w+ \? )?'([\w-]+)'(?: : '([\w-]+)')?/g
const PHRASES = /^const FACTS: .*?^}/ms
const PHRASE = /^ {2}'?([\w-]+)'?:/gm

function kindsOf(game: string): ReadonlySet<string> {
  const folder = fileURLToPath(new URL(`../../../games/${game}/src/`, import.meta.url))
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const kinds = files
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^testing/.test(file))
    .flatMap((file) => [...readFileSync(`${folder}${file}`, 'utf8').matchAll(TOLD)].flatMap(([, ...kinds]) => kinds))
  const [phrases = ''] = PHRASES.exec(readFileSync(`${folder}text/phrases.ts`, 'utf8')) ?? []
  const said = [...phrases.matchAll(PHRASE)].map(([, kind]) => kind)
  expect(said.length).toBeGreaterThan(20)
  return new Set([...kinds, ...said].filter((kind) => kind !== undefined && !KERNEL.includes(kind))) as Set<string>
}

test.each(GAMES)(
  '$id: every kind of fact has a sound or is silent on purpose, and no other kind is listed',
  async ({ id }) => {
    const { sounds } = await partsOf(id)
    const { facts = {}, opponentTurn } = (await sounds?.()) ?? {}
    expect(Object.keys(facts).sort()).toEqual([...kindsOf(id)].sort())
    if (opponentTurn !== undefined) expect(facts).toHaveProperty(opponentTurn)
  },
)

test.each(GAMES)('$id: no sound is named that there is not', async ({ id }) => {
  const { sounds } = await partsOf(id)
  const named = Object.values((await sounds?.())?.facts ?? {})
    .flat()
    .flatMap((one) => (one === null ? [] : typeof one === 'string' ? one : one.sound))
  for (const name of named) expect(Object.keys(SOUNDS)).toContain(name)
  expect(new Set(named).size).toBeGreaterThan(4)
})
