import { signal } from '@preact/signals'
import { darwinTexts } from '@wayfare/darwin/text'
import type { Offered } from '@wayfare/protocol'
import { loadSpeaker, withPlainSpaces } from '@wayfare/text'
import { expect, test } from 'vitest'
import { makePointing } from '../../board-kit/pointing.ts'
import { drawnFor } from './glyph.tsx'
import { announces, coinsFor, does, gains, pictured, repeats, shows, warns } from './move-preview.ts'
import type { Props } from './props.ts'

const speaker = await loadSpeaker('en', darwinTexts, ['Anna', 'Bert'])
const offer = (move: string, aside = true): Offered => ({
  move,
  on: move.split(' ').slice(1),
  ...(aside ? { aside } : {}),
})

function announced(...options: Offered[]) {
  const pointing = makePointing(signal(options), { take: () => {}, refused: () => {} })
  return announces({ pointing, speaker, view: {} } as unknown as Props)
}

test('an objective that fits several slots is announced once, by its name', () => {
  const slots = ['reach silver-1 silver-slot-1', 'reach silver-1 silver-slot-2'].map((move) => offer(move))
  expect(announced(offer('sail sea-2', false), ...slots)).toEqual([{ id: 'silver-1', label: 'Achieve “Pen and Tide”' }])
  expect(announced(offer('reach silver-10'), offer('reach silver-1')).map(({ id }) => id)).toEqual([
    'silver-10',
    'silver-1',
  ])
})

test('a crew card is announced with the worker, unless there are several', () => {
  expect(announced(offer('crew crew-6 w4'))).toEqual([
    { id: 'crew-6', label: 'Play the crew card “Postmaster” with worker 4' },
  ])
  expect(announced(offer('crew crew-6 w4'), offer('crew crew-6 w3'))).toEqual([
    { id: 'crew-6', label: 'Crew card “Postmaster”' },
  ])
})

test('an open question is not announced', () => {
  expect(announced(offer('sail sea-2', false), offer('complete silver-1 silver-slot-1', false))).toEqual([])
})

test('a worker who would find nothing to do in the museum needs a confirmation', () => {
  const warned = (space: string, studied: string[], museum: string[]) =>
    warns(offer(`place w2 ${space}`, false), {
      seat: 0,
      speaker,
      view: { boards: [{ studied }], museum },
    } as unknown as Props)
  expect(warned('museum-deliver', ['red-bird'], ['red-bird'])?.asks).toBe(true)
  expect(warned('museum-deliver', ['red-bird'], [])).toBeNull()
  expect(warned('museum-study', ['red-bird'], ['red-bird'])?.asks).toBe(true)
  expect(warned('museum-study', [], ['red-bird'])).toBeNull()
  expect(warned('turn-order', [], [])).toBeNull()
})

test('ending the turn and passing are in the player area, on any screen', () => {
  expect(['end turn', 'pass', 'skip', 'done'].map((move) => shows(move))).toEqual([true, true, false, false])
})

test('on a desk the prompt repeats nothing that is visible', () => {
  const open = [
    'place w1 turn-order',
    'keep crew-3',
    'study red-bird',
    'deliver red-bird',
    'reach silver-1 silver-slot-2',
    'revisit camp-i1-4',
  ]
  expect(open.filter((move) => !repeats(move, [], offer(move).on))).toEqual([])
  const said = ['end turn', 'skip', 'done', 'tent camp-i1-4 1', 'crew crew-6 w4']
  expect(said.filter((move) => repeats(move, [], offer(move).on))).toEqual([])
})

test('an action that is chosen between others has a chip, even if it names its thing', () => {
  for (const move of ['study red-bird', 'deliver', 'explore 2']) expect(repeats(move, [], []), move).toBe(false)
})

test('the next gain or action has its sign', () => {
  for (const move of [
    'coins 2',
    'knowledge 1',
    'theory 3',
    'points 4',
    'explore 2',
    'sail 1',
    'academy',
    'take-objective',
    'land-explorer',
  ])
    expect(drawnFor(pictured(move) ?? ''), move).toBeDefined()
  expect(['explore i1-4', 'deliver red-bird', 'skip'].map(pictured)).toEqual([undefined, undefined, undefined])
})

test('an objective that fits several slots promises none of them', () => {
  const slots = ['reach silver-1 silver-slot-1', 'reach silver-1 silver-slot-2'].map((move) => offer(move))
  const told = (options: Offered[]) => {
    const pointing = makePointing(signal(options), { take: () => {}, refused: () => {} })
    return does(options[0] as Offered, { pointing, speaker } as unknown as Props)
  }
  expect(told(slots)).toContain('Pen and Tide')
  expect(told(slots.slice(0, 1))).toContain('Silver slot 1')
})

test('an action that is chosen between others promises nothing yet', () => {
  for (const move of ['deliver', 'explore 2', 'sail 1']) expect(does({ move, on: [] }, {} as Props)).toBeNull()
})

const asked = (op: string, from: string | null, ...moves: string[]) =>
  ({ picture: { question: { op, from }, options: moves.map((move) => ({ move })) } }) as unknown as Props

test('gains of a list are taken at once, those of a choice are not', () => {
  const moves = ['coins 2', 'sail 2', 'knowledge 1', 'done']
  expect(gains(asked('act', 'crew-1', ...moves)).map(({ move }) => move)).toEqual(['coins 2', 'knowledge 1'])
  expect(gains(asked('choose', 'special-slot-top-left', 'coins 7', 'points 7'))).toEqual([])
})

test('a tent is shown with the price of its slot, if that is printed', () => {
  expect(['1', '2'].map((slot) => coinsFor(`tent camp-i1-4 ${slot}`, asked('camp', 'i1-4')))).toEqual([0, 1])
  expect(coinsFor('tent camp-i1-4 2', asked('camp', 'crew-13'))).toBeNull()
  expect(coinsFor('skip', asked('camp', 'i1-4'))).toBeNull()
})

test('DAR-CAMP-04 a tent is shown with the effects beside it', () => {
  const props = { ...asked('camp', 'sea-6'), seat: 0, speaker, view: { boards: [{ tents: 1 }] } } as unknown as Props
  expect(withPlainSpaces(does(offer('tent camp-sea-6 2'), props) ?? '')).toBe(
    'Gain an objective; gain 3 coins; gain 2 coins. Price: 1 coin.',
  )
})

test('DAR-MAIL-03 the last stamp of a stack is shown with its effect', () => {
  const told = (left: number) =>
    does(offer('stamp envelope-2 stack-1'), {
      seat: 0,
      speaker,
      view: { boards: [{ stacks: { 'stack-1': left } }] },
    } as unknown as Props)
  expect(withPlainSpaces(told(1) ?? '')).toBe('This empties the stack. Explore up to 2 spaces.')
  expect(told(2)).toBeNull()
})

test('a worker plays only one crew card: a warning appears as long as there is another card', () => {
  const warned = (...by: (string | null)[]) =>
    warns(offer('crew crew-6 w4'), {
      seat: 0,
      speaker,
      view: { boards: [{ crew: by.map((one) => ({ by: one })) }] },
    } as unknown as Props)
  expect(warned(null, null, 'w2')?.text).toMatch(/Worker.4.can play no other/)
  expect(warned(null, 'w3', 'w2')).toBeNull()
})
