import { expect, test } from 'vitest'
import { positionCard } from './card-position.ts'

const SCREEN = { width: 1_000, height: 800 }
const CARD = { width: 300, height: 200 }
const at = (left: number, top: number, width = 40, height = 40) => ({ left, top, width, height })
const apart = (a: ReturnType<typeof at>, b: ReturnType<typeof at>) =>
  a.left >= b.left + b.width || b.left >= a.left + a.width || a.top >= b.top + b.height || b.top >= a.top + a.height

test('the card never covers its thing, wherever on the screen that is', () => {
  for (let left = 0; left <= 960; left += 120)
    for (let top = 0; top <= 760; top += 95) {
      const thing = at(left, top)
      const card = positionCard(CARD, thing, [], SCREEN)
      expect(apart(card, thing), `${left} ${top}`).toBe(true)
      expect(card.left >= 0 && card.left + card.width <= SCREEN.width).toBe(true)
      expect(card.top >= 0 && card.top + card.height <= SCREEN.height).toBe(true)
    }
})

test('it leaves the prompt in sight, and what is offered if it can', () => {
  const prompt = { box: at(0, 0, 1_000, 150), weight: 20 }
  const offered = { box: at(300, 420, 400, 200), weight: 4 }
  const card = positionCard(CARD, at(480, 360), [prompt, offered], SCREEN)
  expect(apart(card, prompt.box)).toBe(true)
  expect(apart(card, offered.box)).toBe(true)
})
