import { ids } from '@wayfare/kernel'
import { expect, test } from 'vitest'
import { both } from './testing/turn.ts'

test('ARN-ROUND-03 ARN-SETUP-14 T-200 nobody sees hands, decks, stacks or face-down idols of others', () => {
  const position = both({ hand: ['hat', 'fear'], deck: ['axe'] }, { hand: ['rope'], deck: ['torch'] })
  const seen = position.engine.view(position.state, 1)
  expect(seen.explorers[0]?.hand).toEqual([null, null])
  expect(seen.explorers[0]?.deck).toEqual([null])
  expect(seen.explorers[1]?.hand).toEqual(['rope'])
  expect(seen.explorers[1]?.deck).toEqual([null])
  for (const stack of [seen.items, seen.artifacts, seen.level1, seen.level2, seen.guardians, seen.lost])
    expect(stack.every((id) => id === null)).toBe(true)
  for (const stack of seen.supply) expect(stack.slice(0, -1).every((id) => id === null)).toBe(true)
  expect(JSON.stringify(seen)).not.toContain('under-')
})

test('ARN-TEMPLE-02 what one has looked at, the other has not', () => {
  const rich = { coin: 1, compass: 1, jewel: 1, glass: 'bird-r7-1' }
  const position = both(rich, {}, { lost: ['bonus-coin', 'bonus-tablet'] }).play(
    'research glass bird-temple',
    'pay coin+compass+jewel',
    'bonus bonus-coin',
  )
  expect(position.engine.view(position.state, 1).lost).toEqual([null])
  expect(position.engine.view(position.state, 0).lost).toEqual(['bonus-tablet'])
})

test('ARN-CARD-17 another world never moves what a seat knows', () => {
  const position = both({ hand: ['crystal-earring'], tablet: 1, deck: ['fear', 'hat', 'axe', 'torch'] }, {})
  position.play('play crystal-earring', 'pay tablet', 'draw 3', 'keep hat', 'return torch')
  for (let i = 0; i < 20; i++) {
    const world = position.engine.redeal(position.state, 0, `world ${i}`)
    expect(position.engine.game.view(world, 0).explorers[0]?.deck).toEqual([null, 'torch'])
    expect(ids(world, 'deck-0')).toEqual(['fear', 'torch'])
  }
})
