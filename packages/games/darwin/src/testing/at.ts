// Positions that most tests begin with.

import type { Json } from '@wayfare/kernel'
import { table } from '@wayfare/testkit'
import { darwin } from '../game.ts'

export type Given = { readonly [key: string]: Json }

/** Nothing that could be triggered in between. */
const QUIET: Given = { reserve: [], crew: [] }

/** The first player's turn, with this board; `others` are the boards of the rest. */
export const turn = (first: Given, more: Given = {}, ...others: Given[]) =>
  table(darwin, { phase: 'turn', boards: [{ ...QUIET, ...first }, ...others], ...more })

/** The first player does what this card, tile or space shows. */
export const doing = (what: string, first: Given = {}, more: Given = {}, ...others: Given[]) =>
  table(darwin, { phase: 'do', do: what, boards: [{ ...QUIET, ...first }, ...others], ...more })

/** The reward phase begins. */
export const rewards = (boards: readonly Given[], more: Given = {}) =>
  table(darwin, {
    phase: 'rewards',
    order: boards.map((_, i) => i),
    boards: boards.map((one) => ({ ...QUIET, ...one })),
    ...more,
  })

/** Alfred's turn, with this card next; `alfred` and `human` are the boards. */
export const alfred = (card: string, his: Given = {}, more: Given = {}, human: Given = {}) =>
  table(darwin, {
    phase: 'alfred',
    table: { players: 1, ...(more.table as Given | undefined) },
    deck: [card],
    boards: [{ ...QUIET, ...human }, his],
    ...Object.fromEntries(Object.entries(more).filter(([key]) => key !== 'table')),
  })
