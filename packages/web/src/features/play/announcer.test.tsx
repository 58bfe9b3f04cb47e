import { signal } from '@preact/signals'
import { screen } from '@testing-library/dom'
import type { SeatInfo } from '@wayfare/protocol'
import { beforeAll, expect, test } from 'vitest'
import { withWords } from '../../base/i18n/index.ts'
import { logEntries } from '../../board-kit/log-lines.ts'
import { continueGame, shownAt, templeLog } from '../../testing/dealt-table.ts'
import { render, textOf } from '../../testing/render.tsx'
import { AtTable, sitAt } from '../../testing/seated.tsx'
import { Announcer } from './announcer.tsx'

beforeAll(() => withWords(import('./company-text/index.ts'), Promise.resolve()))

async function listening() {
  const presence = signal({ seats: [true, true], watchers: 0 })
  const source = { ...(await continueGame(templeLog(), 0)), presence }
  const { speaker, names } = await sitAt(source)
  const gone = signal<SeatInfo['gone']>(null)
  render(
    <AtTable source={source}>
      {() => {
        const now = shownAt(source)
        const seats = now.info.seats.map((one, seat) => (seat === 1 ? { ...one, gone: gone.value } : one))
        const shown = { ...now, info: { ...now.info, seats } }
        const entries = logEntries(shown.told, speaker, now.picture.undo, shown.seat)
        return <Announcer {...{ source, shown, entries, names }} />
      }}
    </AtTable>,
  )
  return { source, presence, gone }
}

const said = (): string => textOf(screen.getByRole('log', { name: 'News from the table' }))

test('moves from before the visit are not announced', async () => {
  await listening()
  expect(said()).toBe('')
})

test('a move is announced with its consequences', async () => {
  const { source } = await listening()
  await source.move(['play funding-ship'])
  await expect.poll(said).toBe('Ada plays Funding (ship). Ada gains 1 coin.')
})

test('quick events are announced once, in order, without interrupting each other', async () => {
  const { source } = await listening()
  const before = shownAt(source).n
  const heard: { readonly text: string; readonly at: number }[] = []
  const watcher = new MutationObserver(() => {
    heard.push({ text: said(), at: performance.now() })
  })
  watcher.observe(screen.getByRole('log', { name: 'News from the table' }), {
    characterData: true,
    childList: true,
    subtree: true,
  })
  await source.move(['play funding-ship'])
  await source.move(['play funding-car'])
  await source.move(['play exploration-car'])
  const entries = logEntries(shownAt(source).told, (await sitAt(source)).speaker, 0, 0)
  const lines = entries
    .filter(({ n }) => n > before)
    .flatMap(({ text, under }) => [text, ...under.map((line) => line.text)])
  await expect.poll(() => heard.map(({ text }) => text).join(' ')).toBe(lines.join(' ').replace(/\s+/g, ' '))
  expect(heard.length).toBeLessThan(3)
  for (const [i, { at }] of heard.entries()) if (i > 0) expect(at - (heard[i - 1]?.at ?? 0)).toBeGreaterThan(600)
  watcher.disconnect()
})

test('people who leave and return are announced, but not the person themselves', async () => {
  const { presence } = await listening()
  presence.value = { seats: [false, false], watchers: 0 }
  await expect.poll(said).toBe('Emeka is away.')
  presence.value = { seats: [true, true], watchers: 0 }
  await expect.poll(said).toBe('Emeka is here.')
})

test('a resignation is announced, and that a bot plays on', async () => {
  const { gone } = await listening()
  gone.value = 'resigned'
  await expect.poll(said).toBe('Emeka resigned. A bot takes over.')
})
