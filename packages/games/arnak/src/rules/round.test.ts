import { table } from '@wayfare/testkit'
import { expect, test } from 'vitest'
import { arnak } from '../testing/index.ts'
import { both, guarded, PASS_ALL, SITE, type Things, turn } from '../testing/turn.ts'

const read = (position: ReturnType<typeof turn>) =>
  position.engine.game.positions.read(position.state) as {
    explorers: { hand: string[]; deck: string[]; area: string[] }[]
    row: (string | null)[]
  }

test('ARN-ROUND-01 ARN-ROUND-02 five rounds of draw, turns and preparation', () => {
  const position = both({}, {})
  for (let round = 1; round <= 5; round++) {
    position.expect({ round })
    while (!position.engine.isOver(position.state) && position.state.round === round) {
      const moves = position.moves()
      position.play(['pass', 'end', 'keep the rest'].find((move) => moves.includes(move)) as string)
    }
  }
  expect(position.engine.isOver(position.state)).toBe(true)
})

test('ARN-ROUND-04 ARN-DECK-05 T-010 a short deck gives what it has, and nothing is reshuffled', () => {
  both({ deck: ['fear', 'funding-car', 'funding-ship'] }, {})
    .play(...PASS_ALL)
    .expect({ round: 2, explorers: [{ hand: ['funding-ship', 'funding-car', 'fear'], deck: [] }] })
})

test('ARN-ROUND-05 ARN-ROUND-14 T-011 two kept cards count towards five', () => {
  const deck = ['hat', 'axe', 'torch', 'rope']
  const position = both({ hand: ['fear', 'parrot', 'flask'], deck }, {}).play(...PASS_ALL)
  position.offersOnly(['discard fear', 'discard parrot', 'discard flask', 'keep the rest'], 0)
  position.play('0: discard flask', '0: keep the rest')
  expect(read(position).explorers[0]?.hand).toHaveLength(5)
  expect(read(position).explorers[0]?.deck).toEqual(['flask', 'hat'])
})

test('ARN-ROUND-05 ARN-DECK-04 ARN-FAQ-01 T-012 six kept cards stay six', () => {
  const hand = ['fear', 'parrot', 'flask', 'hat', 'axe', 'torch']
  both({ hand, deck: ['rope'] }, {})
    .play(...PASS_ALL, '0: keep the rest')
    .expect({ round: 2, explorers: [{ hand, deck: ['rope'] }] })
})

test('ARN-ROUND-06 ARN-ROUND-25 ARN-PASS-06 the marker goes on clockwise, whoever passed first', () => {
  both({}, {}).decides(0).play('pass', 'end').decides(1).play('pass', 'end').expect({ round: 2, first: 1 }).decides(1)
})

test('ARN-ROUND-07 ARN-ROUND-08 ARN-PASS-02 who has passed is skipped, and the last one goes on alone', () => {
  both({}, { hand: ['pickaxe', 'trowel'] })
    .play('pass', 'end')
    .play('play pickaxe', 'skip', 'end')
    .decides(1)
    .play('play trowel', 'skip', 'end')
    .decides(1)
    .play('pass', 'end')
    .expect({ round: 2 })
})

test('ARN-ROUND-09 a gap of the last turn is filled before the row is prepared', () => {
  const row = ['war-club', 'hat', 'axe', 'torch', 'flask', 'rope']
  const position = both({ coin: 1 }, {}, { row, items: ['parrot'], artifacts: ['mortar', 'sundial'] })
  position.play('buy hat', 'pay coin', 'end', 'pass', 'end', 'pass', 'end')
  // The gap of the hat was filled at once: the axe is next to the staff and leaves together with the club.
  position.expect({ round: 2, row: ['mortar', 'sundial', 'torch', 'flask', 'rope', 'parrot'] })
  expect(read(position).row).not.toContain('axe')
})

test('ARN-ROUND-10 ARN-ROUND-18 ARN-FAQ-07 Fear comes before the shuffle', () => {
  const position = both({ hand: ['parrot'], area: [] }, {}, { sites: { [SITE]: guarded() }, men: { [SITE]: 0 } })
  position.play(...PASS_ALL).expect({ explorers: [{ area: ['fear'], deck: [] }] })
  position.play('0: discard parrot', '0: keep the rest')
  expect(read(position).explorers[0]?.hand.slice().sort()).toEqual(['fear', 'parrot'])
})

test('ARN-ROUND-11 ARN-ROUND-12 ARN-GUARD-14 T-015 one Fear for each archaeologist at a guardian', () => {
  both(
    { hand: ['rope'] },
    {},
    {
      sites: { [SITE]: guarded(), 'l1-lower-2': guarded('guardian-boot-jewel', 'level1-coin-arrowhead') },
      men: { [SITE]: 0, 'l1-lower-2': 0 },
      fear: 10,
    },
  )
    .play(...PASS_ALL)
    .expect({ fear: 8, explorers: [{ home: 2, area: ['fear', 'fear'] }], men: { [SITE]: null } })
})

test('ARN-ROUND-12 both archaeologists at one guarded camp bring two Fear', () => {
  both(
    { hand: ['rope'] },
    {},
    { sites: { 'camp-coins': { guardian: 'guardian-four-coins' } }, men: { 'camp-coins-1': 0, 'camp-coins-2': 0 } },
  )
    .play(...PASS_ALL)
    .expect({ explorers: [{ area: ['fear', 'fear'] }] })
})

test('ARN-ROUND-13 ARN-DISCOVER-12 it does not matter who woke the guardian', () => {
  both({ hand: ['rope'] }, { hand: ['torch'] }, { sites: { [SITE]: guarded() }, men: { [SITE]: 0, 'camp-coins-1': 1 } })
    .play(...PASS_ALL)
    .expect({ explorers: [{ area: ['fear'] }, { area: [] }] })
})

test('ARN-ROUND-14 ARN-ROUND-15 a card is kept or goes unused, in secret until all have decided', () => {
  const position = both({ hand: ['fear', 'hat'] }, { hand: ['axe'] })
    .play(...PASS_ALL)
    .decides(0, 1)
  position.play('0: discard hat', '0: keep the rest').decides(1)
  position.sees(1, { explorers: [{ hand: [null, null], area: [] }] })
  expect(position.facts(1)).not.toContainEqual(expect.objectContaining({ card: 'hat' }))
  position.play('1: keep the rest').expect({ round: 2, explorers: [{ coin: 0, compass: 0 }] })
  expect(read(position).explorers[0]?.hand.slice().sort()).toEqual(['fear', 'hat'])
})

test('ARN-ROUND-16 ARN-ROUND-17 ARN-DECK-01 ARN-FAQ-03 T-017 the play area goes under the deck, below what was bought', () => {
  const deck = ['parrot', 'torch', 'rope', 'flask', 'dog', 'tent', 'brush']
  const position = both(
    { coin: 1, deck, area: ['axe', 'whip'] },
    {},
    { row: ['war-club', 'hat', null, null, null, null] },
  )
  position.play('buy hat', 'pay coin', 'end', 'pass', 'end', 'pass', 'end')
  const after = read(position).explorers[0]
  expect(after?.hand).toEqual(['brush', 'tent', 'dog', 'flask', 'rope'])
  expect(after?.deck.slice(2)).toEqual(['hat', 'parrot', 'torch'])
  expect(after?.deck.slice(0, 2).sort()).toEqual(['axe', 'whip'])
  expect(after?.area).toEqual([])
})

test('ARN-ROUND-19 ARN-ASSIST-07 every assistant is ready again', () => {
  both({ staff: [{ id: 'assistant-coins', gold: true }] }, {})
    .play('use assistant-coins')
    .refuses('use assistant-coins', 'ARN-ASSIST-06')
    .play(...PASS_ALL)
    .expect({ explorers: [{ staff: [{ id: 'assistant-coins', gold: true, ready: true }] }] })
})

test('ARN-ROUND-20 ARN-ROUND-21 T-020 the cards beside the staff go, and two artifacts come', () => {
  const row = ['war-club', 'hat', 'axe', 'torch', 'flask', 'rope']
  const position = both({}, {}, { row, artifacts: ['mortar', 'sundial'] }).play(...PASS_ALL)
  position.expect({ round: 2, row: ['mortar', 'sundial', 'axe', 'torch', 'flask', 'rope'] })
  expect(position.engine.view(position.state, 0).exiled.slice(0, 2)).toEqual(['hat', 'war-club'])
})

test('ARN-ROUND-21 going into round III the artifact that is left slides to the staff', () => {
  const row = ['war-club', 'mortar', 'axe', 'torch', 'flask', 'rope']
  both({}, {}, { round: 2, row, artifacts: ['stone-jar', 'sundial'] })
    .play(...PASS_ALL)
    .expect({ round: 3, row: ['stone-jar', 'sundial', 'war-club', 'torch', 'flask', 'rope'] })
})

test.each([
  [1, 5],
  [2, 4],
  [3, 3],
  [4, 2],
  [5, 1],
])('ARN-ROUND-21 round %i has that many artifacts and %i items', (round, items) => {
  const { row } = read(turn({}, { round }))
  const kinds = row.map((card) => (arnak.parts.indexOf(card as string) < 45 ? 'item' : 'artifact'))
  expect(kinds.filter((kind) => kind === 'item')).toHaveLength(items)
})

test('ARN-ROUND-22 ARN-SCORE-13 T-022 after round V Fear is still gained, and nothing else happens', () => {
  const row = ['war-club', 'mortar', 'sundial', 'stone-jar', 'stone-key', 'rope']
  const position = both({ hand: ['hat'] }, {}, { round: 5, row, sites: { [SITE]: guarded() }, men: { [SITE]: 0 } })
  position.play(...PASS_ALL).expect({ round: 5, row, explorers: [{ hand: ['hat'], area: ['fear'], home: 2 }] })
  expect(position.engine.isOver(position.state)).toBe(true)
  expect(position.scores()[0]?.parts.fear).toBe(-1)
})

test('ARN-ROUND-23 an empty place beside the staff loses nothing', () => {
  const position = both(
    {},
    {},
    { row: [null, null, 'axe', 'torch', 'flask', 'rope'], emptyDecks: ['item', 'artifact'] },
  )
  position.play(...PASS_ALL).expect({ round: 2, row: [null, null, 'axe', 'torch', 'flask', 'rope'] })
  expect(position.engine.view(position.state, 0).exiled.filter((card) => !card.includes('-'))).toEqual([])
})

test('ARN-ROUND-24 ARN-FEAR-04 the pile serves clockwise from the first player, then there are tiles', () => {
  both(
    { hand: ['rope'] },
    { hand: ['torch'] },
    {
      sites: { [SITE]: guarded(), 'l1-lower-2': guarded('guardian-boot-jewel', 'level1-coin-arrowhead') },
      men: { [SITE]: 1, 'l1-lower-2': 0 },
      fear: 1,
    },
  )
    .play(...PASS_ALL)
    .expect({
      fear: 0,
      explorers: [
        { area: ['fear'], fearTiles: 0 },
        { area: [], fearTiles: 1 },
      ],
    })
})

test('ARN-FREE-09 no free actions while the next round is prepared', () => {
  const position = both({ hand: ['hat'], crates: 1 }, {}).play(...PASS_ALL)
  position.offersOnly(['discard hat', 'keep the rest'], 0)
  expect(position.moves(0)).toHaveLength(2)
})

test('ARN-FEAR-06 T-094 a Fear tile is not shuffled', () => {
  both({ fearTiles: 1, area: ['hat'] }, {})
    .play(...PASS_ALL)
    .expect({ explorers: [{ fearTiles: 1, area: [], hand: ['hat'] }] })
})

test('ARN-DIG-11 archaeologists stay until the round is over', () => {
  const position: Things = { men: { 'camp-coins-1': 0 } }
  both({}, {}, position)
    .play('pass', 'end')
    .expect(position as never)
    .play('pass', 'end')
    .expect({ men: { 'camp-coins-1': null } })
  table(arnak, position as never).decides(0)
})
