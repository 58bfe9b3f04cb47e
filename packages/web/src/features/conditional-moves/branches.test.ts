import type { Branch } from '@wayfare/protocol'
import { expect, test } from 'vitest'
import { addBranch, hasRoom, movesAlong, removeBranch } from './branches.ts'

const PASS: Branch = { when: 'nothing-else' }
const move = (text: string, then?: Branch[]): Branch => ({ when: 'possible', move: text, ...(then ? { then } : {}) })

test('a branch is added at the decision that its path leads to, and removed with all that follows', () => {
  const tree = addBranch(addBranch([move('rest'), PASS], [0], move('end')), [0, 0], PASS)
  expect(tree).toEqual([move('rest', [move('end', [PASS])]), PASS])
  expect(movesAlong(tree, [0, 0])).toEqual(['rest', 'end'])
  expect(removeBranch(tree, [0, 0])).toEqual([move('rest'), PASS])
  expect(removeBranch(tree, [0])).toEqual([PASS])
})

test('nothing can follow a pass', () => {
  expect(addBranch([PASS], [0], move('end'))).toEqual([PASS])
  expect(movesAlong([PASS], [0])).toEqual([])
})

test('there is room for eight branches at a decision, and for five decisions', () => {
  const eight = Array.from({ length: 8 }, () => PASS)
  expect(hasRoom(eight.slice(1), [])).toBe(true)
  expect(hasRoom(eight, [])).toBe(false)
  expect(hasRoom([move('rest', eight)], [0])).toBe(false)
  expect(hasRoom([move('rest')], [0])).toBe(true)
  expect(hasRoom([PASS], [0, 0, 0, 0, 0])).toBe(false)
})
