import { expect, test } from 'vitest'
import { render } from '../../testing/render.tsx'
import { findShown, meaningOf, standsFor, thingAt } from './element-meanings.ts'
import { partOf, partRef } from './screen-parts.ts'

const idsShown = (): (string | undefined)[] => findShown(({ id }) => id !== undefined).map((one) => meaningOf(one)?.id)

test('the meaning of an element is known while it is rendered, in the order of the page', () => {
  const List = ({ ids }: { ids: readonly string[] }) => (
    <ul>
      {ids.map((id) => (
        <li key={id} {...standsFor({ id })}>
          <b>{id}</b>
        </li>
      ))}
    </ul>
  )
  const draw = render(<List ids={['car', 'ship']} />)
  expect(idsShown()).toEqual(['car', 'ship'])
  draw(<List ids={['plane', 'ship', 'car']} />)
  expect(idsShown()).toEqual(['plane', 'ship', 'car'])
  expect(thingAt(document.querySelectorAll('b')[1] as Element)).toBe('ship')
  draw(<List ids={['car']} />)
  expect(idsShown()).toEqual(['car'])
  expect(thingAt(document.body)).toBeNull()
})

test('an element with another meaning, or none any more, is not found by the old one', () => {
  const draw = render(<i {...standsFor({ id: 'car', move: 'take car' })} />)
  const drawn = document.querySelector('i') as Element
  expect(meaningOf(drawn)).toEqual({ id: 'car', move: 'take car' })
  draw(<i {...standsFor({ id: 'ship' })} />)
  expect(meaningOf(drawn)).toEqual({ id: 'ship' })
  draw(<i />)
  expect(meaningOf(drawn)).toBeUndefined()
})

test('a part of the screen is known while it is there, also when another one replaces it', () => {
  const draw = render(<main key="old" ref={partRef('main')} class="old" />)
  expect(partOf('main')?.className).toBe('old')
  draw(<main key="new" ref={partRef('main')} class="new" />)
  expect(partOf('main')?.className).toBe('new')
  draw(<p>nothing</p>)
  expect(partOf('main')).toBeUndefined()
})
