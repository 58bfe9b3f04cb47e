// Each stamp of the game, with an end that earns it and one that does not.

import type { Fact, GameEnd } from '@wayfare/kernel'
import { expect, test } from 'vitest'
import { GUARDIAN_IDS } from './board/guardians.ts'
import { stamps } from './stamps.ts'
import { arnak } from './testing/index.ts'
import { type Things, turn } from './testing/turn.ts'
import type { ArnakView } from './view.ts'

type Rest = Partial<Pick<GameEnd, 'won' | 'bots' | 'facts'>>

/** The end of a game in which the first explorer has these things. */
function endWith(things: Things = {}, { won = false, bots = [], facts = [] }: Rest = {}): GameEnd<ArnakView> {
  const game = turn(things)
  return { seat: 0, view: arnak.view(game.state, 0), score: game.scores()[0] as GameEnd['score'], won, bots, facts }
}

const discovered = (space: string, seat = 0): Fact => ({ k: 'discovered', seat, space, idol: 'idol-coin' })
const temple = { glass: 'bird-temple', arrival: 2 }

const CASES: Readonly<Record<string, readonly [earned: GameEnd<ArnakView>, missed: GameEnd<ArnakView>]>> = {
  brandt: [endWith({}, { won: true, bots: ['nils', 'brandt'] }), endWith({}, { bots: ['brandt'] })],
  level2: [
    endWith({}, { facts: [discovered('l2-3')] }),
    endWith({}, { facts: [discovered('l2-3', 1), discovered('l1-upper-1')] }),
  ],
  nofear: [endWith({ area: ['axe'] }), endWith({ area: ['fear'] })],
  temple: [endWith({ ...temple, notebook: 'bird-r7-1' }), endWith({ ...temple, notebook: 'bird-r6-1' })],
  guardians: [
    endWith({ boons: GUARDIAN_IDS.slice(0, 3), spent: GUARDIAN_IDS.slice(3, 5) }),
    endWith({ boons: GUARDIAN_IDS.slice(0, 4) }),
  ],
  idols: [endWith({ slots: 4 }), endWith({ slots: 3 })],
}

test('every stamp has an end that earns it and one that does not', () => {
  expect(Object.keys(CASES)).toEqual(Object.keys(stamps))
  for (const [name, { of, parts }] of Object.entries(stamps)) {
    const [earned, missed] = CASES[name] as (typeof CASES)[string]
    expect(parts(earned), name).toHaveLength(of)
    expect(parts(missed).length, name).toBeLessThan(of)
  }
})

test('the best game so far counts as progress', () => {
  expect(stamps.idols?.parts(endWith({ slots: 3 }))).toEqual(['1', '2', '3'])
})
