import { signal } from '@preact/signals'
import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { continueGame, shownAt, templeLog } from '../testing/dealt-table.ts'
import { render, textOf } from '../testing/render.tsx'
import { AtTable, sitAt } from '../testing/seated.tsx'
import { Announcer } from './announcer.tsx'
import { logEntries } from './log-lines.ts'

async function listening() {
  const presence = signal({ seats: [true, true], watchers: 0 })
  const source = { ...(await continueGame(templeLog(), 0)), presence }
  const { speaker, names } = await sitAt(source)
  render(
    <AtTable source={source}>
      {() => {
        const shown = shownAt(source)
        const entries = logEntries(shown.told, speaker, shown.picture.undo, shown.seat)
        return <Announcer {...{ source, shown, entries, names }} />
      }}
    </AtTable>,
  )
  return { source, presence }
}

const said = (): string => textOf(screen.getByRole('log', { name: 'News from the table' }))

test('what happened before one came is not read out', async () => {
  await listening()
  expect(said()).toBe('')
})

test('a move is read out with what it set off', async () => {
  const { source } = await listening()
  await source.move(['play funding-ship'])
  await expect.poll(said).toBe('Ada plays Funding (ship). Ada gains 1 coin.')
})

test('who goes away and who comes back is told, but not of oneself', async () => {
  const { presence } = await listening()
  presence.value = { seats: [false, false], watchers: 0 }
  await expect.poll(said).toBe('Emeka is away.')
  presence.value = { seats: [true, true], watchers: 0 }
  await expect.poll(said).toBe('Emeka is here.')
})
