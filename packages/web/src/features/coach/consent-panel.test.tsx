import { screen } from '@testing-library/dom'
import { beforeAll, expect, test } from 'vitest'
import { withWords } from '../../base/i18n/index.ts'
import type { Shown, TableSource } from '../../client/table/table-source.ts'
import { dealTable, shownAt } from '../../testing/dealt-table.ts'
import { click, pageText, render, textOf } from '../../testing/render.tsx'
import { AtTable, sitAt } from '../../testing/seated.tsx'
import { ConsentPanel } from './consent-panel.tsx'

beforeAll(() => withWords(import('./text/index.ts'), Promise.resolve()))

/** Ann would like to use the coach, and Bob is at the table, too. */
async function besideBob(changed: Partial<Shown['info']> = {}, more: Partial<TableSource> = {}) {
  const dealt = await dealTable(
    'arnak',
    [
      { kind: 'me', name: 'Ann' },
      { kind: 'me', name: 'Bob' },
    ],
    { first: 0 },
  )
  dealt.look(0)
  await expect.poll(() => shownAt(dealt).seat).toBe(0)
  const source = { ...dealt, ...more }
  const seated = await sitAt(source)
  render(
    <AtTable source={source}>
      {() => {
        const now = shownAt(source)
        const shown = { ...now, info: { ...now.info, ...changed } }
        return <ConsentPanel {...seated} shown={shown} picture={now.picture} close={() => {}} />
      }}
    </AtTable>,
  )
  return source
}

const asks = (): HTMLButtonElement | null => screen.queryByRole('button', { name: 'Ask the others' })
const state = (): string => textOf(screen.getByRole('status'))

test('it says what is needed, and asks the others at a press', async () => {
  const source = await besideBob()
  expect(pageText()).toContain('If all agree, everybody may ask the coach until the game ends.')
  click(asks() as HTMLElement)
  await expect.poll(state).toBe('Waiting for an answer: Bob.')
  expect(asks()).toBeNull()
  expect(shownAt(source).info.proposal?.what).toEqual({ coach: true })
})

test('a player who has to answer is told where', async () => {
  await besideBob({ may: { consent: { state: 'asked', missing: [0] } } })
  expect(state()).toBe('Somebody has already asked: please answer above.')
  expect(asks()).toBeNull()
})

test('it cannot ask while another proposal is open', async () => {
  await besideBob({ may: { consent: { state: 'busy' } } })
  expect(asks()?.disabled).toBe(true)
})

test('it cannot ask while somebody is away', async () => {
  await besideBob({ may: { consent: { state: 'away' } } })
  expect(state()).toBe('Somebody is away, so not everyone can be asked right now.')
  expect(asks()?.disabled).toBe(true)
})

test('it says why it could not ask them', async () => {
  await besideBob({}, { propose: async () => ({ code: 'unavailable', message: 'unavailable', reasons: [] }) })
  click(asks() as HTMLElement)
  await expect.poll(state).toBe('The server could not do that. Try again.')
})
