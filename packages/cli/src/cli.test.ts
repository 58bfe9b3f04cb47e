import { spawnSync } from 'node:child_process'
import { generateKeyPairSync, sign } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  begin,
  commit,
  engineOf,
  logOf,
  mixSeed,
  parseLog,
  play,
  replay,
  stream,
  withSignature,
  writeLog,
} from '@wayfare/kernel'
import { kit } from '@wayfare/kit'
import { chooseAtRandom } from '@wayfare/testkit'
import { withPlainSpaces } from '@wayfare/text'
import { afterAll, expect, test } from 'vitest'
import { wayfare, wayfareTyped } from './testing/wayfare.ts'

const folder = mkdtempSync(join(tmpdir(), 'wayfare-cli-'))
afterAll(() => rmSync(folder, { recursive: true }))
const replays = fileURLToPath(new URL('../../games/kit/replays/', import.meta.url))
const golden = readFileSync(`${replays}v2-2p.log`, 'utf8')

function file(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

test('games lists the games with their options', async () => {
  const { out } = await wayfare('games', '--json')
  expect(JSON.parse(out)).toContainEqual(
    expect.objectContaining({ id: 'kit', version: 2, players: [2, 4], options: expect.anything() }),
  )
})

test('simulate counts, the same for the same seed', async () => {
  const run = async () => {
    const { out } = await wayfare(
      'simulate',
      '--game',
      'kit',
      '--players',
      '3',
      '--games',
      '6',
      '--seed',
      '5',
      '--json',
    )
    const { seconds, decisionsPerSecond, ...rest } = JSON.parse(out)
    expect(seconds).toBeGreaterThan(0)
    expect(decisionsPerSecond).toBeGreaterThan(0)
    return rest
  }
  const first = await run()
  expect(first).toMatchObject({ games: 6, errors: [] })
  expect(first.scores).toHaveLength(3)
  expect(await run()).toEqual(first)
})

test('check reports games, decisions, failures and unused rules', async () => {
  const { code, out } = await wayfare(
    'check',
    '--game',
    'kit',
    '--games',
    '3',
    '--seed',
    '7',
    '--set',
    'rounds=2',
    '--json',
  )
  expect(JSON.parse(out)).toMatchObject({ games: 3, failures: [], unused: expect.arrayContaining(['omen-a']) })
  expect(code).toBe(0)
})

test('simulate saves the first game, in a folder that it makes', async () => {
  const saved = join(folder, 'replays', 'v2-2p.log')
  expect(await wayfare('simulate', '--game', 'kit', '--players', '2', '--games', '1', '--save', saved)).toMatchObject({
    code: 0,
  })
  expect((await wayfare('replay', saved)).code).toBe(0)
})

test('check keeps the logs of games that used something new, in a folder that it makes', async () => {
  const kept = join(folder, 'kept', 'logs')
  const { out } = await wayfare('check', '--game', 'kit', '--games', '1', '--keep', kept, '--json')
  expect(JSON.parse(out)).toMatchObject({ failures: [] })
  expect(readdirSync(kept)[0]).toMatch(/^v2-\dp-.*\.log$/)
})

test('check stops when its seconds are over and says how far it got', async () => {
  const { out } = await wayfare('check', '--game', 'kit', '--games', '1000000', '--seconds', '1', '--json')
  expect(JSON.parse(out).games).toBeLessThan(100_000)
})

test('try plays moves on a position and stops at the first refusal with its rule', async () => {
  const position = file('position.json', JSON.stringify({ draft: false, sellers: [{ hand: ['purse-a'], coin: 0 }] }))
  const { code, out } = await wayfare(
    'try',
    '--game',
    'kit',
    '--position',
    position,
    '--play',
    'play purse-a',
    '--play',
    'draw',
    '--play',
    'end',
    '--json',
  )
  const { moves, options, deciders, scores, position: after } = JSON.parse(out)
  expect(moves.map((one: { ok: boolean }) => one.ok)).toEqual([true, false])
  expect(moves[1]).toMatchObject({ move: 'draw', rule: 'KIT-TURN-01', reason: 'A turn has one main action.' })
  expect([options[0], deciders, scores.length, after.sellers[0].coin]).toEqual(['end', [0], 2, 2])
  expect(code).toBe(1)
})

test('try takes many cases from a file, one line each', async () => {
  const cases = file(
    'cases.json',
    JSON.stringify([
      { name: 'a', position: { draft: false }, play: ['rest'] },
      { name: 'b', play: ['rest'] },
    ]),
  )
  const { code, out } = await wayfare('try', '--game', 'kit', '--cases', cases)
  const lines = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines.map(({ name, moves }) => [name, moves[0].ok])).toEqual([
    ['a', true],
    ['b', false],
  ])
  expect(code).toBe(1)
})

test('replay runs a log of today and of an older version to its hash', async () => {
  for (const name of ['v2-2p.log', 'v1-3p.log']) {
    const { code, out } = await wayfare('replay', `${replays}${name}`, '--json')
    const text = readFileSync(`${replays}${name}`, 'utf8')
    expect(JSON.parse(out).hash).toBe(/end \d+ ([0-9a-f]+)/.exec(text)?.[1])
    expect(code).toBe(0)
  }
})

/** Writes the log of a finished game that was dealt from this secret and from contributions of two people. */
function committed(secret: string): string {
  const contributions = [
    { seat: 0, bytes: '00112233445566778899aabbccddeeff' },
    { seat: 1, bytes: 'ffeeddccbbaa99887766554433221100' },
  ]
  const match = begin(engineOf(kit), { players: 2, rounds: 2 }, mixSeed(secret, contributions))
  const dice = stream('committed')
  while (!match.engine.isOver(match.state)) {
    const { seat, option } = chooseAtRandom(match.engine, match.state, dice)
    play(match, seat, option.move)
  }
  return writeLog(logOf(match, { commitment: commit(secret), contributions, secret }))
}

test('verify holds a finished log against its commitment', async () => {
  const secret = '0123456789abcdef0123456789abcdef'
  const fair = await wayfare('verify', file('fair.log', committed(secret)), '--json')
  expect(JSON.parse(fair.out)).toMatchObject({ fits: true, commitment: commit(secret) })
  const other = committed(secret).replace(/secret .*/, `secret ${'a'.repeat(32)}`)
  const foul = await wayfare('verify', file('foul.log', other))
  expect([foul.code, foul.err]).toEqual([1, expect.stringContaining('not the one that was committed to')])
  const open = await wayfare('verify', file('open.log', golden))
  expect([open.code, open.err]).toEqual([1, expect.stringContaining('not committed to')])
})

test('verify says whether a log is signed, and refuses it if a move was changed afterwards', async () => {
  const text = committed('0123456789abcdef0123456789abcdef')
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const key = Buffer.from(publicKey.export({ format: 'jwk' }).x as string, 'base64url').toString('hex')
  const signature = { key, value: sign(null, Buffer.from(text), privateKey).toString('hex') }
  const plain = await wayfare('verify', file('unsigned.log', text))
  expect([plain.code, plain.out]).toEqual([0, expect.stringMatching(/^fits: .+\nnot signed: /)])
  const signed = file('signed.log', withSignature(text, signature))
  const good = await wayfare('verify', signed, '--key', key)
  expect([good.code, good.out]).toEqual([0, expect.stringContaining(`signed with the key ${key}`)])
  expect(
    (await wayfare('verify', file('crlf.log', withSignature(text, signature).replaceAll('\n', '\r\n')))).code,
  ).toBe(0)
  const other = await wayfare('verify', signed, '--key', 'ab'.repeat(32))
  expect([other.code, other.err]).toEqual([1, expect.stringContaining('not with abab')])
  expect((await wayfare('verify', file('unsigned.log', text), '--key', key)).err).toContain('is not signed')
  // The last move is removed, and everything except the signature is computed anew.
  const engine = engineOf(kit)
  const log = parseLog(text)
  const { chance } = log
  if (!('secret' in chance)) throw new Error('the log shows no secret')
  const shorter = writeLog(logOf(replay(engine, log, log.rows.length - 1), chance))
  expect((await wayfare('verify', file('shorter.log', shorter))).code).toBe(0)
  const foul = await wayfare('verify', file('forged.log', withSignature(shorter, signature)))
  expect([foul.code, foul.err]).toEqual([1, expect.stringContaining('the signature does not fit')])
})

test('rules: every rule of the kit is shown by a test', async () => {
  const { code, out } = await wayfare('rules', '--game', 'kit', '--json')
  expect(JSON.parse(out)).toEqual({ total: 44, covered: 44, missing: [], notApplicable: [] })
  expect(code).toBe(0)
})

test('try: a printed position is laid again to the same hash, in the middle of a payment and of lanes', async () => {
  const middle = await wayfare('try', '--game', 'kit', '--play', '0: favour', '--play', '0: pay coin', '--json')
  const { hash, position } = JSON.parse(middle.out)
  const again = await wayfare(
    'try',
    '--game',
    'kit',
    '--position',
    file('again.json', JSON.stringify(position)),
    '--json',
  )
  expect(JSON.parse(again.out)).toMatchObject({ hash, position, deciders: [0, 1] })
  // A position with a changed field, or with a changed exact state, is refused.
  const richer = { ...position, sellers: [{ ...position.sellers[0], coin: 40 }, position.sellers[1]] }
  const bent = { ...position, exact: { ...position.exact, state: { ...position.exact.state, round: 2 } } }
  for (const [given, line] of [
    [richer, /sellers\[0\]\.coin: is not as in exact\.state/],
    [bent, /exact\.hash: is not that of exact\.state/],
    [{ ...position, exact: { ...position.exact, rules: 'arnak 1' } }, /exact\.rules: "arnak 1" is not kit 2/],
  ] as const) {
    const { code, out, err } = await wayfare(
      'try',
      '--position',
      file('bent.json', JSON.stringify(given)),
      '--game',
      'kit',
    )
    expect([code, out, err]).toEqual([2, '', expect.stringMatching(line)])
  }
})

test('try: a bad case names itself and the others go on; a case may expect facts and refusals', async () => {
  const play = ['play purse-a']
  const position = { draft: false, sellers: [{ hand: ['purse-a'], coin: 0 }] }
  const holds = {
    position: { sellers: [{ coin: 2, hand: [] }] },
    facts: [{ k: 'gain', seat: 0, coin: 2 }],
    refusals: { draw: 'KIT-TURN-01' },
    options: ['end'],
    deciders: [0],
  }
  const run = async (...cases: unknown[]) => {
    const { code, out, err } = await wayfare(
      'try',
      '--game',
      'kit',
      '--cases',
      file('many.json', JSON.stringify(cases)),
    )
    return {
      code,
      err,
      lines: out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    }
  }
  const good = await run({ name: 'all of it', position, play, expect: holds })
  expect([good.code, good.lines[0].failed]).toEqual([0, []])
  const refused = { name: 'refused', position, play: [...play, 'draw'], expect: { refusals: { draw: 'KIT-TURN-01' } } }
  expect((await run(refused)).code).toBe(0)
  const wrong = await run(
    { name: 'poor', position, play, expect: { position: { sellers: [{ coin: 9 }] }, facts: [{ k: 'roll' }] } },
    { name: 'other rule', position, play, expect: { refusals: { draw: 'KIT-TURN-02', end: 'KIT-TURN-02' } } },
  )
  expect([wrong.code, wrong.lines.map(({ failed }) => failed)]).toEqual([
    1,
    [
      ['position.sellers[0].coin is 2, not 9', 'was not told: {"k":"roll"}'],
      ["'draw' is refused by KIT-TURN-01, not by KIT-TURN-02", "'end' is not refused"],
    ],
  ])
  const mixed = await run(
    { name: 'typo', position: { marked: [] }, play },
    { name: 'no list', play: 'rest' },
    { name: 'odd', expects: {} },
    7,
    { name: 'fine', position, play },
  )
  expect(mixed.lines.map(({ name, ok, error }) => [name, ok, error])).toEqual([
    ['typo', false, expect.stringContaining('marked: there is no such field; did you mean market?')],
    ['no list', false, 'play: is not a list of moves'],
    ['odd', false, 'expects: there is no such field; did you mean expect?'],
    ['case 4', false, 'is not an object with name, position, play and expect'],
    ['fine', true, undefined],
  ])
  expect([mixed.code, mixed.err.trim().split('\n')]).toEqual([2, expect.objectContaining({ length: 4 })])
})

test('try --as shows only what that seat sees', async () => {
  const { out } = await wayfare('try', '--game', 'kit', '--play', '0: drop map-a', '--as', '1', '--json')
  const seen = JSON.parse(out)
  expect(seen.view.sellers.map(({ hand }: { hand: (string | null)[] }) => hand[0] === null)).toEqual([true, false])
  expect(Object.keys(seen)).not.toContain('position')
  expect(seen.moves[0].events).toEqual([])
  expect(seen.options.every((move: string) => !move.startsWith('0:'))).toBe(true)
  const nobody = await wayfare('try', '--game', 'kit', '--as', '5')
  expect([nobody.code, nobody.err]).toEqual([2, expect.stringMatching(/--as: there is no seat 5; there are 2/)])
})

test('try --schema lists the fields and their ids, and how the table changes them', async () => {
  const { out } = await wayfare('try', '--game', 'kit', '--schema', '--json')
  const { schema, ids, example } = JSON.parse(out)
  expect(schema['sellers[].hand']).toBe('a list of card')
  expect([ids.card.length, ids.tile.includes('tile-gate'), example.draft]).toEqual([23, true, false])
  const alone = file('alone.json', '{"table":{"players":1}}')
  const lines = (await wayfare('try', '--game', 'darwin', '--schema', '--position', alone)).out.split('\n')
  expect(lines).toContain('pawn: a whole number from 1 to 12; the space of Alfred’s worker on his bonus track')
  expect(lines.find((line) => line.startsWith('crew card: '))).toMatch(/crew-1, .*crew-16/)
})

test('try reports the opponent without a seat and its score', async () => {
  const turn = {
    table: { players: 1 },
    phase: 'alfred',
    deck: ['alfred-action-1'],
    boards: [{ reserve: [], crew: [] }],
  }
  const alfred = await wayfare('try', '--game', 'darwin', '--position', file('alfred.json', JSON.stringify(turn)))
  expect(alfred.out).toMatch(/Alfred draws[\s\S]*Alfred places worker A[\s\S]*\nalfred: \d+ \(/)
  const rival = await wayfare(
    'try',
    '--game',
    'arnak',
    '--position',
    file('rival.json', '{"table":{"players":1}}'),
    '--json',
  )
  expect(JSON.parse(rival.out).automa).toMatchObject({ name: 'rival', total: 0, parts: { research: 0 } })
})

const BAD: readonly [what: string, args: () => string[], code: number, line: RegExp][] = [
  ['an unknown command', () => ['nosuch'], 2, /unknown command 'nosuch'/],
  ['an unknown option', () => ['check', '--nosuch'], 2, /unknown option '--nosuch'/],
  ['an unknown game', () => ['check', '--game', 'chess'], 2, /there is no game 'chess'; there is .*kit/],
  ['a game by the name of a built-in', () => ['check', '--game', 'constructor'], 2, /there is no game 'constructor'/],
  ['too many players', () => ['simulate', '--game', 'kit', '--players', '7'], 2, /kit takes 2 to 4, not 7/],
  [
    'an option of no game',
    () => ['simulate', '--game', 'kit', '--set', 'moon=full'],
    2,
    /moon: kit has no such option/,
  ],
  ['a value of no option', () => ['simulate', '--game', 'kit', '--set', 'rounds=5'], 2, /rounds: 5 is none of 2, 4, 6/],
  ['a number that is none', () => ['check', '--games', 'many'], 2, /expected a whole number .* not 'many'/],
  ['an unknown bot', () => ['simulate', '--game', 'kit', '--bots', 'oracle'], 2, /there is no bot 'oracle'/],
  ['a missing file', () => ['replay', join(folder, 'nosuch.log')], 2, /there is no such file/],
  ['a folder', () => ['replay', folder], 2, /that is a folder/],
  ['no log at all', () => ['replay', file('text.log', 'hello\n')], 1, /line 1: a log begins with/],
  ['a truncated log', () => ['replay', file('cut.log', golden.slice(0, 400))], 1, /line \d+: /],
  [
    'a log without its last line',
    () => ['replay', file('cut2.log', golden.replace(/end .*\n/, ''))],
    1,
    /line \d+: .* cut off/,
  ],
  [
    'an edited move',
    () => ['replay', file('edited.log', golden.replace(/\n0 drop \S+/, '\n0 drop omen-a'))],
    1,
    /row \d+: seat 0 may not 'drop omen-a'/,
  ],
  [
    'an edited hash',
    () => ['replay', file('hash.log', golden.replace(/[0-9a-f]{64}\n$/, `${'0'.repeat(64)}\n`))],
    1,
    /the log was changed/,
  ],
  [
    'an unknown seat',
    () => ['replay', file('seat.log', golden.replace(/\n1 /, '\n7 '))],
    1,
    /line \d+: there is no seat 7/,
  ],
  [
    'a newer log format',
    () => ['replay', file('format.log', golden.replace('wayfare-log 1', 'wayfare-log 9'))],
    1,
    /line 1: log format 9 is newer/,
  ],
  [
    'rules of a newer version',
    () => ['replay', file('newer.log', golden.replace('game kit 2', 'game kit 99'))],
    2,
    /kit version 99 is not known here \(known: 1, 2\); update Wayfare/,
  ],
  [
    'a position with nonsense',
    () => ['try', '--game', 'kit', '--position', file('bad.json', '{"dragons":3}')],
    2,
    /bad\.json: dragons: there is no such field; there is table, seed, draft/,
  ],
  [
    'a position with a card in two places',
    () => [
      'try',
      '--game',
      'arnak',
      '--position',
      file('two.json', '{"items":["hat"],"explorers":[{"hand":["hat"]}]}'),
    ],
    2,
    /two\.json: explorers\[0\]\.hand\[0\]: there is only one hat, and items\[0\] has it/,
  ],
  [
    'a position with the wrong kind of card',
    () => ['try', '--game', 'arnak', '--position', file('kind.json', '{"exiled":["stone-jar"]}')],
    2,
    /kind\.json: exiled\[0\]: "stone-jar" is no item; it may be aeroplane/,
  ],
  [
    'a position with more tiles than there are',
    () => [
      'try',
      '--game',
      'arnak',
      '--position',
      file('tiles.json', JSON.stringify({ lost: Array(4).fill('bonus-exile') })),
    ],
    2,
    /tiles\.json: lost: \[.*\] is not a list of up to 2 of bonus tile/,
  ],
  [
    'a position with a number that is a text',
    () => ['try', '--game', 'arnak', '--position', file('text.json', '{"explorers":[{"coin":"4"}]}')],
    2,
    /explorers\[0\]\.coin: "4" is not a whole number from 0 to 99/,
  ],
  [
    'a position with a number out of range',
    () => ['try', '--game', 'arnak', '--position', file('round.json', '{"round":99}')],
    2,
    /round: 99 is not a whole number from 1 to 5/,
  ],
  [
    'a position with a misspelt name',
    () => [
      'try',
      '--game',
      'arkham',
      '--position',
      file('circel.json', '{"boards":[{"tourists":{"q24":{"circel":2}}}]}'),
    ],
    2,
    /boards\[0\]\.tourists\.q24\.circel: there is no such field; did you mean circle\? there is circle, square/,
  ],
  [
    'a position with a card that there is not',
    () => [
      'try',
      '--game',
      'darwin',
      '--position',
      file('crew.json', '{"phase":"turn","boards":[{"crew":["crew-99"]}]}'),
    ],
    2,
    /boards\[0\]\.crew\[0\]: "crew-99" is no crew card; did you mean crew-9\? it may be crew-1/,
  ],
  [
    'a position that is no object',
    () => ['try', '--game', 'kit', '--position', file('list.json', '[]')],
    2,
    /list\.json: position: \[\] is not an object/,
  ],
  [
    'a position that is no JSON',
    () => ['try', '--game', 'kit', '--position', file('bad2.json', '{')],
    2,
    /bad2\.json: /,
  ],
  [
    'seats that do not fit',
    () => ['play', '--game', 'kit', '--players', '2', '--seats', 'human'],
    2,
    /--seats names 1 seats, the table has 2/,
  ],
]

test.each(BAD)('%s gives one clear line and changes nothing', async (_what, args, code, line) => {
  const given = args()
  const before = given.filter((one) => existsSync(one) && one !== folder).map((one) => readFileSync(one, 'utf8'))
  const result = await wayfare(...given)
  expect(result.err).toMatch(line)
  expect(result.err.trim().split('\n')).toHaveLength(1)
  expect([result.code, result.out]).toEqual([code, ''])
  expect(given.filter((one) => existsSync(one) && one !== folder).map((one) => readFileSync(one, 'utf8'))).toEqual(
    before,
  )
})

const bin = fileURLToPath(new URL('../bin/wayfare.js', import.meta.url))

test('play: a whole game in the terminal, saved and gone on with', async () => {
  const log = join(folder, 'played.log')
  // This test starts a real process, which must read a pipe and end when it is told to.
  const first = spawnSync(process.execPath, [bin, 'play', '--game', 'kit', '--seed', 'terminal', '--log', log], {
    input: 'nonsense\n? draw\n99\n1\nu\n1\nv\ns\nq\n',
    encoding: 'utf8',
  })
  expect(first.stdout).toMatch(/nonsense: nothing by that name can be done here \(KER-UNKNOWN\)/)
  expect(first.stdout).toMatch(/There are only \d+\soptions\./)
  expect(first.stdout).toMatch(/Your last move is undone\./)
  expect(first.stdout).toContain(`wayfare play --log ${log}\n`)
  expect(readFileSync(log, 'utf8')).toMatch(/\nundo 0\n/)
  const rest = await wayfareTyped('1\n'.repeat(200), 'play', '--log', log)
  expect(rest.out).toMatch(/the game is over/i)
  expect(rest.code).toBe(0)
  expect((await wayfare('replay', log)).code).toBe(0)
})

test('play: two people share a terminal, and a cut-off save is named', async () => {
  const log = join(folder, 'hotseat.log')
  const game = await wayfareTyped(
    '1\n'.repeat(300),
    'play',
    '--game',
    'kit',
    '--seats',
    'human,human',
    '--seed',
    'hot',
    '--log',
    log,
  )
  expect(game.out).toMatch(/Player\s2 — draft/)
  expect(game.out).toMatch(/the game is over/i)
  writeFileSync(log, readFileSync(log, 'utf8').slice(0, 200))
  const again = await wayfareTyped('', 'play', '--log', log)
  expect([again.code, again.err]).toEqual([1, expect.stringMatching(/hotseat\.log: line \d+/)])
})

test('tell begins with the set-up before the first move', async () => {
  const log = fileURLToPath(new URL('../../games/arnak/replays/v1-bird-1p.log', import.meta.url))
  const { out } = await wayfare('tell', log, '--names', 'Anna')
  expect(out.split('\n').slice(0, 3).map(withPlainSpaces)).toEqual([
    'Round 1. The rival begins.',
    'Anna draws 5 cards.',
    expect.stringMatching(/^The rival’s tile: /),
  ])
})

test('tell prints a stored game as its readers see it', async () => {
  const log = fileURLToPath(new URL('../../games/arkham/replays/', import.meta.url))
  const [first] = readdirSync(log).filter((name) => name.endsWith('.log'))
  const { code, out } = await wayfare('tell', `${log}${first}`, '--language', 'ru', '--names', 'Маша,Оля,Петя,Юра')
  expect(code).toBe(0)
  expect(out).toMatch(/^Маша|^Раунд/m)
  expect(out).not.toMatch(/^\? /m)
  // A solo game has neither waiting players nor places.
  expect(out).not.toMatch(/готово/)
  expect(out.trim().split('\n').at(-1)).toMatch(/^Маша \(\d+\): (победа|поражение)/)
  const two = await wayfare('tell', `${log}v1-2p.log`, '--language', 'pl', '--names', 'Anna,Ola')
  expect(two.out.trim().split('\n').slice(-2)).toEqual([
    expect.stringMatching(/^Anna \(\d+\): (\d\.\smiejsce|przegrana)/),
    expect.stringMatching(/^Ola \(\d+\): (\d\.\smiejsce|przegrana)/),
  ])
  const all = JSON.parse((await wayfare('tell', `${log}${first}`, '--all', '--json')).out) as { kind: string }[]
  expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['prompt', 'button', 'fact', 'end']))
  expect((await wayfare('tell', file('broken.log', 'no log'))).code).toBe(1)
  expect((await wayfare('tell', `${replays}v2-2p.log`)).err).toContain('kit has no sentences')
})

test.each(['arnak', 'darwin', 'arkham'])(
  'prose reads the sentences of bot games of %s, and prints the longest buttons',
  async (game) => {
    const { code, out } = await wayfare('prose', '--game', game, '--games', '1', '--json')
    const reports = JSON.parse(out) as { language: string; texts: number; faults: unknown[]; longest: string[] }[]
    expect(reports.map(({ language }) => language)).toEqual(['en', 'ru', 'fr', 'pl'])
    for (const { texts, faults, longest } of reports) {
      expect(faults).toEqual([])
      expect(longest).toHaveLength(10)
      expect(texts).toBeGreaterThan(200)
    }
    expect(code).toBe(0)
  },
)
