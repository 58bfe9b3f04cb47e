import { signal } from '@preact/signals'
import { type DarwinView, darwin } from '@wayfare/darwin'
import { SCROLLS, type Seal, SPACES, type SpaceId } from '@wayfare/darwin/tables'
import { darwinTexts } from '@wayfare/darwin/text'
import { engineOf, type Id } from '@wayfare/kernel'
import type { Offered } from '@wayfare/protocol'
import { loadSpeaker, withPlainSpaces } from '@wayfare/text'
import { expect, test } from 'vitest'
import { makePointing } from '../../board-kit/pointing.ts'
import { scrollFor, sealFor } from './academy-price.ts'
import { partFor } from './auto-tab.ts'
import { lookOf, rulingsOf, spacesOn } from './journal-look.ts'
import { priceOf } from './journal-price.ts'
import { reachOfHovered } from './journal-reach.ts'
import { begun, does, questionText, shows, tells, warns } from './move-preview.ts'
import type { Props } from './props.ts'
import { pointOrReplace } from './replace-pointed.ts'
import { gist } from './turn-gist.ts'

const engine = engineOf(darwin)
const speaker = await loadSpeaker('en', darwinTexts, ['Anna', 'Bob', 'Cyril'])

/** The first turn of a game, with its offers. */
function firstTurn(players: number) {
  const s = engine.start(engine.table({ players, firstGame: true }), 'journals' as never)
  for (;;) {
    const seat = engine.deciders(s)[0] as number
    const options = engine.options(s, seat)
    if (engine.question(s, seat)?.op === 'turn') return { view: engine.view(s, seat), seat, options }
    engine.apply(s, seat, options[0] as (typeof options)[number], null)
  }
}
const { view: opening, seat, options } = firstTurn(3)
const moves: readonly Offered[] = options.map(({ move, on }) => (on ? { move, on } : { move }))
const other = (seat + 1) % 3

type Board = DarwinView['boards'][number]
const withBoard = (view: DarwinView, board: number, change: Partial<Board>): DarwinView => ({
  ...view,
  boards: view.boards.map((one, i) => (i === board ? { ...one, ...change } : one)),
})
const standing = (view: DarwinView, board: number, at: SpaceId): DarwinView =>
  withBoard(view, board, {
    workers: (view.boards[board] as Board).workers.map((one) => (one.id === 'w1' ? { ...one, at } : one)),
  })

function props(view: DarwinView, options: readonly Offered[] = moves, question: object = { op: 'turn', from: null }) {
  const pointing = makePointing(signal(options), { take: () => {}, refused: () => {} })
  const picture = { question, options, pending: [] }
  const info = { options: {} }
  return { view, seat, pointing, picture, info, speaker, names: ['Anna', 'Bob', 'Cyril'] } as unknown as Props
}
const price = (at: Props, id: SpaceId) => {
  const rulings = rulingsOf(at)
  const found = priceOf(at, lookOf(at.view, rulings, id), rulings)
  return found && [found.coins, found.knowledge, found.short]
}

test('every space is drawn with its effect; a lens with its owner, a lock with its price', () => {
  const rulings = rulingsOf(props(opening))
  for (const { id } of SPACES) {
    const { well, acts } = lookOf(opening, rulings, id)
    expect(acts.length > 0 || well === 'empty', id).toBe(true)
  }
  expect(lookOf(opening, rulings, 'explore-2')).toMatchObject({ well: 'locked', unlock: 4, lens: null })
  const opened = { ...opening, lenses: { ...opening.lenses, 'explore-2': other } }
  const look = lookOf(standing(opened, other, 'explore-2'), rulings, 'explore-2')
  expect(look).toMatchObject({ well: 'lens', unlock: 0, lens: other, workers: [other] })
})

test('spaces that a table does not play with are not drawn', () => {
  const ids = (options: object) =>
    spacesOn('open', rulingsOf({ info: { options } } as unknown as Props)).map(({ id }) => id)
  expect(ids({})).toEqual(['museum-deliver', 'museum-study', 'turn-order', 'objective-office'])
  expect(ids({ museum: 'one', office: false })).toEqual(['museum-deliver', 'turn-order'])
})

test('a price is that of the selected worker, otherwise the lowest of mine, even if it is too high', () => {
  const rows: Readonly<Record<Id, readonly Seal[]>> = { w1: ['green'], w2: ['blue'], w3: [], w4: [], w5: [] }
  const mine = withBoard(opening, seat, {
    coin: 1,
    knowledge: 0,
    workers: (opening.boards[seat] as Board).workers.map((one) => ({ ...one, seals: rows[one.id] ?? [] })),
  })
  const options = ['place w1 explore-1', 'place w2 navigate-1', 'place w1 turn-order', 'place w2 turn-order'].map(
    (move) => ({ move, on: move.split(' ').slice(1) }),
  )
  const at = props(mine, options)
  expect(price(at, 'explore-1')).toEqual([0, 0, null])
  expect(price(at, 'letters-1')).toEqual([0, 1, 'knowledge'])
  expect(price(at, 'explore-2')).toBeNull()
  at.pointing.point('w2')
  expect(price(at, 'explore-1')).toEqual([0, 1, 'knowledge'])
  expect(price(at, 'navigate-1')).toEqual([0, 0, null])
  const crowded = props(standing(mine, other, 'navigate-1'), [])
  expect(price(crowded, 'explore-1')).toEqual([2, 0, 'coins'])
  expect(price(crowded, 'turn-order')).toBeNull()
})

test('another worker or space replaces the last one pointed at; one that does not fit is refused', () => {
  const options = ['w1 explore-1', 'w1 turn-order', 'w2 explore-1', 'w2 turn-order', 'w3 museum-study'].map((on) => ({
    move: `place ${on}`,
    on: on.split(' '),
  }))
  const at = props(opening, options)
  const pointed = () => at.pointing.pointed.value
  pointOrReplace(at, 'w1')
  pointOrReplace(at, 'w2')
  expect(pointed()).toEqual(['w2'])
  pointOrReplace(at, 'w2')
  expect(pointed()).toEqual([])
  pointOrReplace(at, 'explore-1')
  pointOrReplace(at, 'turn-order')
  expect(pointed()).toEqual(['turn-order'])
})

test('a question is about the journals, the chart or the desk; free actions are about nothing', () => {
  const part = (...on: string[]) => partFor(props(opening, [{ move: 'do', on }, { move: 'skip' }]))
  expect([part('w1', 'explore-1'), part('w2', 'scroll-1-1'), part('envelope-2', 'stack-1')]).toEqual([
    'none',
    'market',
    'market',
  ])
  expect([part('sea-3'), part('camp-i1-14'), part('isle-2'), part('w3')]).toEqual([
    'aside',
    'aside',
    'aside',
    undefined,
  ])
  expect(partFor(props(opening, [{ move: 'points 4' }], { op: 'act', from: 'i1-24' }))).toBe('aside')
  expect(
    partFor(props(opening, [{ move: 'reach silver-1', on: [opening.shown[0] as Id], aside: true }])),
  ).toBeUndefined()
})

test('specimens of the museum are shown there, even those that are on the chart as well', () => {
  const [token = ''] = Object.values(opening.tokens)
  const [tile = ''] = opening.museum
  const part = (...ids: string[]) =>
    partFor(
      props(
        opening,
        ids.map((id) => ({ move: `study ${id}`, on: [id] })),
      ),
    )
  expect([part(token), part(token, tile), part(tile)]).toEqual(['aside', 'market', 'market'])
})

test('the price of a lens depends on the action that places it', () => {
  const unlocking = (from: string) =>
    props(opening, [{ move: 'unlock explore-2', on: ['explore-2'] }], { op: 'unlock', from })
  expect(price(unlocking('small-left'), 'explore-2')).toEqual([4, 0, null])
  expect(price(unlocking('crew-5'), 'explore-2')).toEqual([0, 0, null])
  expect(price(unlocking('small-left'), 'navigate-2')).toBeNull()
})

test('before a worker is placed its effect, its price, and the owner of a lens are shown', () => {
  const lenses = { ...opening.lenses, 'explore-2': other }
  const crowded = standing({ ...opening, lenses }, other, 'explore-1')
  const bare = withBoard(crowded, seat, {
    workers: (crowded.boards[seat] as Board).workers.map((one) => ({ ...one, seals: [] })),
  })
  const said = (move: string, ...others: string[]) => {
    const [option, ...more] = [move, ...others].map((one) => ({ move: one, on: one.split(' ').slice(1) }))
    return withPlainSpaces(does(option as Offered, props(bare, [option as Offered, ...more])) ?? '')
  }
  expect(said('place w2 explore-2')).toBe(
    `Explore up to 3 spaces. Price: 2 coins, 2 knowledge. ${['Anna', 'Bob', 'Cyril'][other]} gets 1 coin for the lens.`,
  )
  expect(said('place w2 turn-order')).toBe('Gain 2 coins. Nothing to pay.')
  expect(said('unlock letters-2')).toBe('Send up to 3 stamps.')
  // Each worker has a price of its own, so none is shown while there are several.
  expect(said('place w2 explore-2', 'place w1 explore-2')).toBe('Explore up to 3 spaces.')
})

test('DAR-ACADEMY-01 the whole price of a seal is beside the workers, and that of a worker beside the scrolls', async () => {
  const seals: readonly Seal[][] = [[], ['red'], ['red', 'red'], ['red', 'red', 'red', 'red'], []]
  const lesson = { by: seat, of: { times: 1, discount: 0, free: false, gold: false, extra: false } }
  const workers = (opening.boards[seat] as Board).workers.map((one, i) => ({ ...one, seals: seals[i] as Seal[] }))
  const offered = ['scroll-2-1', 'scroll-3-1'].flatMap((slot) =>
    ['w2', 'w3', 'w4'].map((worker) => ({ move: `seal ${slot} ${worker}`, on: [slot, worker] })),
  )
  const at = props({ ...withBoard(opening, seat, { workers }), lesson }, offered, { op: 'academy', from: 'academy-1' })
  const told = () => (['w2', 'w3', 'w4'] as const).map((worker) => sealFor(at, worker))
  const scrolls = () => SCROLLS.map(({ slots }) => scrollFor(at, slots))
  expect([told(), scrolls()]).toEqual([
    [null, null, null],
    [null, null, null, null],
  ])
  at.pointing.hover('scroll-3-1')
  await expect.poll(told).toEqual([2, 3, 4])
  at.pointing.hover(null)
  at.pointing.point('w4')
  await expect.poll(scrolls).toEqual([null, 3, 4, null])
})

test('before a piece moves, a tent is pitched or a specimen delivered the effect is shown', () => {
  const lying = { ...opening, museum: [], rowCoins: [], tokens: { ...opening.tokens, 'i1-5': 'blue-fossil' as const } }
  const from = (stop: string) => props(lying, [], { op: 'camp', from: stop })
  const said = (move: string, at = props(lying)) =>
    withPlainSpaces(does({ move, on: move.split(' ').slice(1) }, at) ?? '')
  expect(said('explore i1-8')).toBe('Gain 2 coins.')
  expect(said('halt i1-5')).toContain('blue fossil')
  expect(said('sail sea-1')).toBe('')
  expect(said('deliver red-bird')).toBe('Brings 6 coins.')
  expect(said('redeliver red-bird', props({ ...lying, museum: ['red-bird', 'red-plant'] }))).toBe(
    'Brings 5 coins, 1 step of evolution.',
  )
  expect(said('tent camp-i1-14 2', from('i1-14'))).toContain('Price: 2 coins.')
  expect(said('tent camp-i1-14 2', from('crew-15'))).not.toContain('Price')
})

test('a warning says what would be left undone, or could not be done', () => {
  const acts = [{ move: 'coins 2' }, { move: 'take-objective' }, { move: 'done' }]
  const warning = warns({ move: 'done' }, props(opening, acts, { op: 'act', from: 'objective-office' }))
  expect(warning?.asks).toBe(true)
  expect(warning?.text).toContain('Not done:')
  expect(warns({ move: 'done' }, props(opening, [{ move: 'explore 2' }, { move: 'done' }]))?.asks).toBe(false)
  const small = (change: Partial<Board>) =>
    warns({ move: 'place w2 small-left' }, props(withBoard(opening, seat, change)))
  expect(small({ coin: 3 })).toEqual({ text: 'You would have too few coins for a lens.', asks: true })
  expect(small({ coin: 9 })).toBeNull()
  expect(small({ coin: 9, lenses: 6 })?.asks).toBe(true)
  const school = (coin: number, rows: readonly string[] = ['b', 'b', 'b']) => {
    const workers = (opening.boards[seat] as Board).workers.map((worker) => {
      const row = rows[['w2', 'w3', 'w4'].indexOf(worker.id)]
      return row === undefined ? worker : { ...worker, seals: [...row].map(() => 'blue' as const) }
    })
    return warns({ move: 'place w2 academy-1' }, props(withBoard(opening, seat, { coin, workers })))
  }
  // The second place of a row and the first scroll cost nothing; the third place costs a coin.
  expect(school(0)).toBeNull()
  expect(school(0, ['bb', 'bb', 'bb'])).toEqual({ text: 'You could not take any seal.', asks: true })
  expect(school(1, ['bb', 'bb', 'bb'])).toBeNull()
  expect(school(9, ['bbbbbb', 'bbbbbb', 'bbbbbb'])?.asks).toBe(true)
})

test('once a part of a move is pointed at, the prompt says what remains to be chosen, and for what', () => {
  const after = (id: string, options: readonly Offered[] = moves): string | null => {
    const at = props(opening, options)
    at.pointing.point(id)
    return begun(at) && withPlainSpaces(begun(at) as string)
  }
  expect(begun(props(opening))).toBeNull()
  expect(after('turn-order')).toBe('Turn order space: choose a worker')
  expect(after('w2')).toBe('Worker 2: choose a space')
  const into = ['silver-slot-1', 'silver-slot-2'].map((slot) => ({
    move: `reach silver-1 ${slot}`,
    on: ['silver-1', slot],
  }))
  expect(after('silver-1', into)).toMatch(/: choose a slot$/)
  const stamps = ['stack-1', 'stack-2'].map((stack) => ({
    move: `stamp envelope-1 ${stack}`,
    on: ['envelope-1', stack],
  }))
  expect(after('envelope-1', stamps)).toBe('Envelope 1: choose a stack of stamps')
})

test('after the first specimen the prompt says what the second costs, or that there is none', () => {
  const museum = { op: 'study-museum', from: 'museum-study' }
  const second = { ...opening, fee: 3 }
  const said = (view: DarwinView, options: readonly Offered[]) => questionText(props(view, options, museum))
  const study = { move: 'study red-bird', on: ['red-bird'] }
  expect(said(opening, [study, { move: 'skip' }])).toBeNull()
  expect(withPlainSpaces(said(second, [study, { move: 'skip' }]) ?? '')).toBe('One is done. The second costs 3 coins.')
  expect(said(second, [{ move: 'skip' }])).toBe('One is done; a second is not possible.')
  expect(questionText(props(second))).toBeNull()
})

test('a seal beyond those of the space has its source in the prompt', () => {
  const seals = [{ move: 'academy' }, { move: 'extra-seal' }, { move: 'done' }]
  expect(questionText(props(opening, seals, { op: 'act', from: 'academy-1' }))).toContain('silver distinction')
  expect(questionText(props(opening, seals.slice(0, 1), { op: 'act', from: 'academy-1' }))).toBeNull()
})

test('of many events the end of the round and Alfred’s actions are shown, without reasons and visible results', () => {
  expect(gist({ k: 'alfred-place', worker: 'A', by: ['worker-only'] })).toEqual({ k: 'alfred-place', worker: 'A' })
  expect(gist({ k: 'goal', seat: 0, n: 3 })).toEqual({ k: 'goal', seat: 0, n: 3 })
  expect(gist({ k: 'gain', seat: 0, what: 'coins', n: 1 })).not.toBeNull()
  for (const k of ['refresh', 'academy', 'objectives-in', 'stamps-back', 'alfred-card']) expect(gist({ k })).toBeNull()
})

test('Alfred and the end of a round are shown step by step; the end of a turn has its own button', () => {
  expect(tells([{ k: 'alfred-card' }])).toBe(true)
  expect(tells([{ k: 'move' }, { k: 'refresh' }])).toBe(true)
  expect(tells([{ k: 'place' }, { k: 'gain' }])).toBe(false)
  expect([shows('end turn'), shows('done')]).toEqual([true, false])
  expect(['sail sea-3', 'seal scroll-1-1 w2', 'sail 2', 'explore 2'].map((move) => shows(move))).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('while a space is looked at, the chart can show how far its worker would get', async () => {
  const at = props(opening, [{ move: 'place w2 explore-1', on: ['w2', 'explore-1'] }])
  expect(reachOfHovered(at)).toEqual([])
  at.pointing.hover('explore-1')
  await expect.poll(() => reachOfHovered(at)).toEqual(['i1-1', 'i1-2'])
})
