// Tests the losses and rewards of each Ancient (ARK-ANCIENT-17 to -53).

import type { Json } from '@wayfare/kernel'
import { table } from '@wayfare/testkit'
import { expect, test } from 'vitest'
import type { AncientId } from '../board/ancients.ts'
import { arkham } from '../testing/index.ts'

type Given = { readonly [field: string]: Json }

const facing = (ancient: AncientId, board: Given, seed = 'position') =>
  table(arkham, { table: { players: 1, ancient }, seed, phase: 'encounter', boards: [board] })

/** Seven triangles along the route, and a call for them. At madness 3 the numbers 1 and 2 fail with Cthulhu. */
const CALLED: Given = {
  call: 'call-triangle',
  madness: 3,
  tourists: { q21: { triangle: 4, circle: 2 }, q22: { triangle: 3 } },
}
const left = (game: ReturnType<typeof facing>, type: 'circle' | 'square' | 'triangle' | 'cross'): number => {
  const at = ['circle', 'square', 'triangle', 'cross'].indexOf(type)
  return Object.values(game.state.boards[0]?.tourists ?? {}).reduce((sum, counts) => sum + (counts[at] ?? 0), 0)
}

test('ARK-ANCIENT-21 ARK-ANCIENT-23 SC-091 one failure takes half of the called type, rounded down', () => {
  const game = facing('cthulhu', { ...CALLED, rolled: [1, 5, 3] }).play('face it')
  expect([left(game, 'triangle'), left(game, 'circle')]).toEqual([4, 2])
  game.expect({ boards: [{ ancientVp: 6 }] }).tells('spectator', { k: 'lost', seat: 0, type: 'triangle', count: 3 })
})

test('ARK-ANCIENT-22 SC-092 two failures take all of the called type', () => {
  const game = facing('cthulhu', { ...CALLED, rolled: [1, 2, 5] }).play('face it')
  expect([left(game, 'triangle'), left(game, 'circle')]).toEqual([0, 2])
  game.expect({ boards: [{ ancientVp: 0 }] })
})

test('ARK-ANCIENT-23 each success gives three points for every two of the called type', () => {
  facing('cthulhu', { ...CALLED, madness: 0, rolled: [5, 6, 3] })
    .play('face it')
    .expect({ boards: [{ ancientVp: 18 }] })
})

test('ARK-ANCIENT-31 a failure strikes the two fullest university quarters', () => {
  const tourists = { q44: { cross: 1 }, q54: { circle: 3 }, q45: { square: 2, cross: 2 }, q55: { circle: 2 } }
  const game = facing('yog-sothoth', { madness: 1, rolled: [1, 2, 3], tourists }).play('face it')
  game.expect({ boards: [{ struck: ['q45', 'q54'] }] }).tells('spectator', { k: 'struck', seat: 0, quarter: 'q45' })
  expect(game.state.boards[0]?.tourists).toEqual({ q44: [0, 0, 0, 1], q55: [2, 0, 0, 0] })
})

test('ARK-ANCIENT-31 ARK-ANCIENT-17 among equally full quarters the player chooses', () => {
  const tourists = { q44: { cross: 2 }, q54: { circle: 1 }, q45: { square: 1 }, q66: { circle: 9 } }
  const game = facing('yog-sothoth', { madness: 1, rolled: [1, 2, 3], tourists }).play('face it')
  game.offersOnly(['strike q54', 'strike q45'])
  game.refuses('strike q55', 'ARK-ANCIENT-31').refuses('strike q44', 'ARK-ANCIENT-33')
  game.play('strike q45').expect({ boards: [{ struck: ['q44', 'q45'], tourists: { q54: { circle: 1 } } }] })
})

test('ARK-ANCIENT-33 SC-120 a second failure takes the two quarters that are left', () => {
  // At madness 3 the numbers 1 and 2 fail.
  const game = facing('yog-sothoth', {
    madness: 3,
    rolled: [1, 2, 4],
    tourists: { q44: { cross: 3 }, q54: { circle: 2 } },
  })
  game.play('face it').expect({ boards: [{ struck: ['q44', 'q54', 'q45', 'q55'] }] })
  expect(game.engine.isOver(game.state)).toBe(true)
})

test('ARK-ANCIENT-31 ARK-ANCIENT-17 which quarter goes first is not asked where all of them go', () => {
  const both = { q54: { circle: 1 }, q45: { square: 1 } }
  facing('yog-sothoth', { madness: 1, rolled: [1, 2, 3], tourists: both })
    .play('face it')
    .expect({ boards: [{ struck: ['q54', 'q45'] }] })
  // Two of three equally full quarters are struck, so the player chooses each.
  facing('yog-sothoth', { madness: 1, rolled: [1, 2, 3], tourists: { ...both, q55: { cross: 1 } } })
    .play('face it')
    .offersOnly(['strike q54', 'strike q45', 'strike q55'])
    .play('strike q55')
    .offersOnly(['strike q54', 'strike q45'])
})

test('ARK-ANCIENT-32 a struck quarter counts as white without tourists', () => {
  const board = {
    start: 'c33',
    steps: ['r-c33-c43', 'r-c43-c44', 'r-c44-c54'],
    tourists: { q44: { cross: 2 }, q54: { square: 1 }, q55: { cross: 1, square: 3 }, q43: { cross: 1 } },
  }
  const game = facing('yog-sothoth', { ...board, rolled: [1, 4, 4], madness: 1 })
  expect(game.scores()[0]?.parts).toMatchObject({ cross: 4, square: 4 })
  // q55 with four tourists and q44 with two are struck: the purple quarter is lost, the green one stays.
  game.play('face it').expect({ boards: [{ struck: ['q55', 'q44'] }] })
  expect(game.scores()[0]?.parts).toMatchObject({ cross: 0, square: 1 })
})

test('ARK-ANCIENT-34 SC-094 each success of Yog-Sothoth is worth four times the madness', () => {
  const tourists = { q44: { cross: 2 }, q54: { cross: 1 } }
  facing('yog-sothoth', { madness: 5, rolled: [5, 6, 1], tourists })
    .play('face it')
    .expect({ boards: [{ ancientVp: 40 }] })
})

test('ARK-ANCIENT-43 a failure drowns the commonest type by the river, and nobody elsewhere', () => {
  const tourists = { q14: { triangle: 2 }, q43: { triangle: 1, circle: 2 }, q22: { triangle: 5 } }
  const game = facing('dagon', { madness: 1, rolled: [1, 2, 3], tourists }).play('face it')
  expect([left(game, 'triangle'), left(game, 'circle')]).toEqual([5, 2])
  game.expect({ boards: [{ tourists: { q22: { triangle: 5 }, q43: { circle: 2 } } }] })
  game.tells('spectator', { k: 'lost', seat: 0, type: 'triangle', count: 3 })
})

test('ARK-ANCIENT-43 what stands elsewhere does not make a type the commonest', () => {
  const tourists = { q14: { triangle: 2 }, q43: { circle: 1 }, q22: { circle: 5 } }
  const game = facing('dagon', { madness: 1, rolled: [1, 2, 3], tourists }).play('face it')
  expect([left(game, 'triangle'), left(game, 'circle')]).toEqual([0, 6])
})

test('ARK-ANCIENT-17 ARK-ANCIENT-43 between equally common types the player chooses', () => {
  const tourists = { q14: { triangle: 2 }, q43: { circle: 2, cross: 1 } }
  const game = facing('dagon', { madness: 1, rolled: [1, 2, 3], tourists }).play('face it')
  game.offersOnly(['drown circle', 'drown triangle']).refuses('drown cross', 'ARK-ANCIENT-43')
  game.play('drown circle')
  expect([left(game, 'triangle'), left(game, 'circle')]).toEqual([2, 0])
})

test('ARK-ANCIENT-44 SC-095 a second failure counts again', () => {
  const tourists = { q14: { triangle: 4 }, q43: { circle: 3 }, q35: { cross: 1 } }
  const game = facing('dagon', { madness: 3, rolled: [1, 2, 3], tourists }).play('face it')
  expect([left(game, 'triangle'), left(game, 'circle'), left(game, 'cross')]).toEqual([0, 0, 1])
})

test('ARK-ANCIENT-44 ARK-ANCIENT-17 which type drowns first is not asked where both drown', () => {
  const tourists = { q14: { triangle: 2 }, q43: { circle: 2, cross: 1 } }
  const game = facing('dagon', { madness: 3, rolled: [1, 2, 3], tourists }).play('face it')
  expect((['triangle', 'circle', 'cross'] as const).map((type) => left(game, type))).toEqual([0, 0, 1])
})

test('ARK-ANCIENT-45 each success of Dagon gives three points for a riverside quarter with tourists', () => {
  // q43 and q44 are riverside, q22 is not, and nobody is left in q14.
  const tourists = { q14: { triangle: 3 }, q43: { circle: 1 }, q44: { cross: 2 }, q22: { circle: 5 } }
  facing('dagon', { madness: 1, rolled: [1, 5, 3], tourists })
    .play('face it')
    .expect({ boards: [{ ancientVp: 6 }] })
})

test('ARK-ANCIENT-03 ARK-ANCIENT-05 ARK-ANCIENT-08 ARK-ANCIENT-43 ARK-ANCIENT-45 SC-085 the worked encounter', () => {
  const steps = ['r-c13-c14', 'r-c14-c24', 'r-c24-c34', 'r-c33-c34', 'r-c33-c43', 'r-c43-c53']
  const tourists = {
    q14: { triangle: 2 },
    q24: { triangle: 1, circle: 1 },
    q25: { square: 1 },
    q35: { triangle: 1 },
    q44: { cross: 1, triangle: 1 },
    q43: { circle: 1 },
  }
  // The seed's next two dice are 2 and 4.
  const board = { start: 'c13', steps, tourists, rolled: [1, 2, 6], bonuses: { reroll: 1, blessing: 1 } }
  const game = facing('dagon', board, 'roll 43').expect({ boards: [{ madness: 3 }] })
  game.play('reroll 1 2').expect({ boards: [{ rolled: [2, 4, 6] }] })
  game.play('bless', 'face it').tells('spectator', { k: 'verdict', failures: 1, successes: 2 })
  const after = { q24: { circle: 1 }, q25: { square: 1 }, q44: { cross: 1 }, q43: { circle: 1 } }
  game.expect({ boards: [{ tourists: after, ancientVp: 24 }] })
  expect(left(game, 'triangle')).toBe(0)
})

/** Two links; at madness 2 the numbers 1 and 2 fail with Shub-Niggurath. */
const LINKED: Given = {
  start: 'c41',
  steps: ['r-c40-c41', 'gate:c40>c02', 'r-c02-c12', 'r-c12-c13', 'r-c13-c23', 'r-c23-d24', 'gate:d24>c61', 'r-c51-c61'],
  madness: 2,
}

test('ARK-ANCIENT-51 ARK-ANCIENT-52 ARK-ANCIENT-53 SC-096 four single erasures leave no type above three', () => {
  const tourists = { q13: { circle: 5, triangle: 2 }, q23: { square: 4, cross: 2 } }
  const game = facing('shub-niggurath', { ...LINKED, rolled: [1, 2, 5], tourists }).play('face it')
  // A circle is lost first, then one of each in any order; now both types are three, and one more is lost.
  game.offersOnly(['devour circle', 'devour square']).refuses('devour cross', 'ARK-ANCIENT-51')
  expect((['circle', 'square'] as const).map((type) => left(game, type))).toEqual([3, 3])
  game.tells('spectator', { k: 'lost', seat: 0, type: 'square', count: 1 }).play('devour square')
  const counts = (['circle', 'square', 'triangle', 'cross'] as const).map((type) => left(game, type))
  expect(counts).toEqual([3, 2, 2, 2])
  game.expect({ boards: [{ ancientVp: 8 }] })
})

test('ARK-ANCIENT-51 without links a failure takes nobody', () => {
  const board = { start: 'c10', steps: ['r-c10-c20'], madness: 2, rolled: [1, 2, 5], tourists: { q21: { circle: 2 } } }
  facing('shub-niggurath', board)
    .play('face it')
    .expect({ boards: [{ tourists: { q21: { circle: 2 } }, ancientVp: 0 }] })
})

test('ARK-ANCIENT-51 one failure takes one tourist for each link', () => {
  const game = facing('shub-niggurath', { ...LINKED, rolled: [1, 3, 4], tourists: { q13: { circle: 5 } } }).play(
    'face it',
  )
  expect(left(game, 'circle')).toBe(3)
})

test('ARK-ANCIENT-52 with nobody left nothing more happens', () => {
  const game = facing('shub-niggurath', { ...LINKED, rolled: [1, 2, 5], tourists: { q13: { circle: 1 } } }).play(
    'face it',
  )
  expect(left(game, 'circle')).toBe(0)
  game.expect({ boards: [{ ancientVp: 8, out: false }] })
})

test('ARK-ANCIENT-53 each success of Shub-Niggurath gives four points for each link', () => {
  facing('shub-niggurath', { ...LINKED, rolled: [5, 6, 4] })
    .play('face it')
    .expect({ boards: [{ ancientVp: 16 }] })
})
