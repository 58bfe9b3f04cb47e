import { signal } from '@preact/signals'
import type { Offered } from '@wayfare/protocol'
import { expect, test } from 'vitest'
import type { GameTableProps } from './contract.ts'
import { buttonThing, stateOf } from './pointable.ts'

const HAND: Offered = { move: 'exile hand fear', on: ['fear'] }
const AREA: Offered = { move: 'exile area fear', on: ['fear'] }

function drawn(...options: readonly Offered[]) {
  const done: string[] = []
  const pointing = {
    offered: signal(new Map([['fear', [HAND, AREA]]])),
    pointed: signal([]),
    hovered: signal(null),
    keys: signal(new Map()),
    take: ({ move }: Offered) => done.push(move),
    point: (id: string) => done.push(id),
  }
  const props = { pointing } as unknown as GameTableProps
  buttonThing(props, 'fear', { ...stateOf(props, 'fear'), options }).onClick()
  return done
}

test('a button does what it says, though the same thing lies elsewhere too', () => {
  expect(drawn(AREA)).toEqual(['exile area fear'])
  expect(drawn(HAND, AREA)).toEqual(['fear'])
})
