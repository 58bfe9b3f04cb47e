import { signal } from '@preact/signals'
import type { Offered } from '@wayfare/protocol'
import { expect, test } from 'vitest'
import type { GameTableProps } from './contract.ts'
import { buttonThing, stateOf } from './pointable.ts'

const HAND: Offered = { move: 'exile hand fear', on: ['fear'] }
const AREA: Offered = { move: 'exile area fear', on: ['fear'] }

function propsFor(done: string[], pointed: readonly string[] = []): GameTableProps {
  const pointing = {
    offered: signal(new Map([['fear', [HAND, AREA]]])),
    pointed: signal(pointed),
    hovered: signal(null),
    keys: signal(new Map()),
    take: ({ move }: Offered) => done.push(move),
    point: (id: string) => done.push(id),
  }
  return { pointing } as unknown as GameTableProps
}

function drawn(...options: readonly Offered[]) {
  const done: string[] = []
  const props = propsFor(done)
  buttonThing(props, 'fear', { ...stateOf(props, 'fear'), options }).onClick()
  return done
}

test('a button makes its own move, even if the same thing is elsewhere too', () => {
  expect(drawn(AREA)).toEqual(['exile area fear'])
  expect(drawn(HAND, AREA)).toEqual(['fear'])
})

test('a button can be pressed down only while its thing is offered or pointed at', () => {
  const props = propsFor([])
  expect(buttonThing(props, 'fear', stateOf(props, 'fear'))).toHaveProperty('aria-pressed', false)
  expect(buttonThing(props, 'boots', stateOf(props, 'boots'))).not.toHaveProperty('aria-pressed')
  const chosen = propsFor([], ['boots'])
  expect(buttonThing(chosen, 'boots', stateOf(chosen, 'boots'))).toHaveProperty('aria-pressed', true)
})
