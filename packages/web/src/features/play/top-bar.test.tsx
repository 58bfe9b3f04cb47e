import { signal } from '@preact/signals'
import { screen, within } from '@testing-library/dom'
import type { Picture } from '@wayfare/protocol'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { isPhone } from '../../base/browser/media.ts'
import { settings } from '../../base/browser/settings.ts'
import { withWords } from '../../base/i18n/index.ts'
import type { Drawer, Undo } from '../../board-kit/contract.ts'
import type { LocalTableRequest } from '../../client/offline/messages.ts'
import type { Outcome, Shown, TableSource } from '../../client/table/table-source.ts'
import { ADD_ONS } from '../../shell/add-ons.ts'
import { dealTable, shownAt } from '../../testing/dealt-table.ts'
import { click, render, textOf, unmountAll } from '../../testing/render.tsx'
import { AtTable, sitAt } from '../../testing/seated.tsx'
import { TopBar } from './top-bar.tsx'

beforeAll(() => withWords(import('./company-text/index.ts'), Promise.resolve()))

type Changed = {
  readonly shown?: Partial<Omit<Shown, 'info'>>
  readonly info?: Partial<Shown['info']>
  readonly picture?: Partial<Picture>
  readonly seats?: LocalTableRequest['seats']
  readonly source?: Partial<TableSource>
  readonly undo?: Undo | null
}

async function bar({ shown = {}, info = {}, picture = {}, seats, source: more = {}, undo = null }: Changed) {
  const source = { ...(await dealTable('arkham', seats)), ...more }
  if (seats && typeof shown.seat === 'number') {
    source.look(shown.seat)
    await expect.poll(() => shownAt(source).seat).toBe(shown.seat)
  }
  const seated = await sitAt(source)
  const state = {
    drawer: signal<Drawer>('none'),
    help: signal(false),
    trouble: signal<string | null>(null),
  }
  const panel = signal<string | null>(null)
  render(
    <AtTable source={source}>
      {() => {
        const now = shownAt(source)
        const at = {
          shown: { ...now, ...shown, info: { ...now.info, ...info } },
          picture: { ...now.picture, ...picture },
          speaker: seated.speaker,
        }
        return (
          <TopBar
            {...state}
            {...{ source, undo }}
            {...at}
            addOns={ADD_ONS}
            moment={{
              ...{ ...seated, ...state, ...at, source, entries: [], panel, rule: signal(null), read() {} },
              props: seated.props(),
              playSteps: async () => {},
              openHelp() {},
            }}
            hasBoard
            unread={null}
            Progress={undefined}
            props={seated.props()}
          />
        )
      }}
    </AtTable>,
  )
  return { ...state, panel, source }
}

const button = (name: string | RegExp): HTMLButtonElement => screen.getByRole('button', { name })
const undo = (more: Partial<Undo> = {}): Undo => ({
  can: true,
  what: null,
  move: null,
  past: null,
  act: () => {},
  ...more,
})

test('it names the game, and links home', async () => {
  await bar({})
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Arkham. Guidebook')
  expect(screen.getByRole('link', { name: /^Go to the home page/ }).getAttribute('href')).toBe('/')
})

test('the undo button works if something can be undone', async () => {
  let taken = 0
  await bar({ undo: undo({ act: () => taken++ }) })
  click(button('Undo'))
  expect(taken).toBe(1)
})

test('without anything to undo it says why', async () => {
  await bar({ undo: undo({ can: false }) })
  expect(button('Nothing to undo: something has been revealed since').disabled).toBe(true)
})

test('it warns before undo goes past a reveal', async () => {
  const past = 'Undo past the reveal: luck may turn out differently'
  await bar({ undo: undo({ past }) })
  expect(button(past).disabled).toBe(false)
})

test('undo names the move that it takes back', async () => {
  await bar({ undo: undo({ what: 'End turn' }) })
  expect(button('Undo: End turn')).toBeTruthy()
})

test('a spectator has nothing to undo', async () => {
  await bar({ undo: null })
  expect(screen.queryByRole('button', { name: /ndo/ })).toBeNull()
})

test('the coach is called and sent away by the same button', async () => {
  const { panel } = await bar({})
  click(button('Hint'))
  expect(panel.value).toBe('coach')
  expect(button('Hint').getAttribute('aria-pressed')).toBe('true')
  click(button('Hint'))
  expect(panel.value).toBeNull()
})

test('if others have to agree the button says so', async () => {
  const seats = [
    { kind: 'me' as const, name: 'Ann' },
    { kind: 'me' as const, name: 'Bob' },
  ]
  await bar({ seats, shown: { seat: 0 } })
  expect(button('Hint: the others have to agree')).toBeTruthy()
})

test('a spectator gets the chances to win', async () => {
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, bot: 'greedy' }]
  await bar({ seats, shown: { seat: null }, info: { may: { chances: true } }, source: { mine: signal([]) } })
  expect(button('Chances of winning')).toBeTruthy()
})

test('the log is opened and closed', async () => {
  const { drawer } = await bar({})
  click(button('Log'))
  expect(drawer.value).toBe('log')
  click(button('Log'))
  expect(drawer.value).toBe('none')
})

test('the table is shown as lists, and as a drawing again', async () => {
  await bar({})
  click(button('Table as lists'))
  expect(settings.value.plain).toBe(true)
  click(button('Illustrated table'))
  expect(settings.value.plain).toBe(false)
})

test('the number of spectators is shown when there are any', async () => {
  const presence = signal({ seats: [true], watchers: 0 })
  await bar({ source: { presence } })
  expect(screen.queryByText(/watching/)).toBeNull()
  presence.value = { seats: [true], watchers: 3 }
  expect(await screen.findByText('3 watching')).toBeTruthy()
})

test('a game that is tried from a review leads back to it', async () => {
  await bar({ info: { practice: { table: 'kx4mvq81', at: 3 } } })
  expect(screen.getByRole('link', { name: 'Trial · back to the game' }).getAttribute('href')).toBe('/table/kx4mvq81')
})

test('that all play with the coach is written above the table', async () => {
  await bar({ info: { coach: true } })
  expect(screen.getByText('With coach')).toBeTruthy()
})

test('a player who resigns is asked first', async () => {
  const { source } = await bar({})
  click(button('More'))
  click(screen.getByRole('menuitem', { name: 'Resign' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Resign' }))
  expect(dialog.getByText('Resign? A bot takes over, and you finish last.')).toBeTruthy()
  expect(shownAt(source).info.seats[0]?.gone).toBeNull()
  click(dialog.getByRole('button', { name: 'Resign' }))
  await expect.poll(() => shownAt(source).info.seats[0]?.gone).toBe('resigned')
  expect(screen.queryByRole('dialog')).toBeNull()
})

const PERSONAS = [
  { kind: 'me', name: 'Ada' },
  { kind: 'me', name: 'Ben' },
] as const

test('before the first move there is nothing to go back to together', async () => {
  await bar({ seats: PERSONAS, shown: { seat: 0 } })
  click(button('More'))
  const ask = screen.getByRole<HTMLButtonElement>('menuitem', { name: 'Ask everyone to go back' })
  expect(ask.disabled).toBe(true)
  expect(textOf(screen.getByRole('menu'))).toContain('Report a problem')
})

test.each([
  ['alone', [{ kind: 'me' }]],
  ['among bots', [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }]],
] as const)('%s, nobody has to agree to going back', async (_, seats) => {
  await bar({ seats })
  click(button('More'))
  expect(screen.queryByRole('menuitem', { name: 'Ask everyone to go back' })).toBeNull()
})

/** Ben has a minute left when the test begins. */
const clocks = () => ({
  at: Date.now(),
  seats: [
    { left: 125_000, running: false },
    { left: 60_000, running: true },
  ],
})
const onPhone = () => {
  isPhone.value = true
}

test('a phone’s bar has a clock: the own one, or the one that runs', async () => {
  onPhone()
  const running = clocks()
  vi.useFakeTimers({ toFake: ['Date'], now: running.at + 5_000 })
  onTestFinished(() => void vi.useRealTimers())
  await bar({ seats: PERSONAS, shown: { seat: 0 }, picture: { clocks: running } })
  expect(screen.getByRole('timer', { name: 'Ben: 0:55' })).toBeTruthy()
  unmountAll()
  const stopped = clocks().seats.map((clock) => ({ ...clock, running: false }))
  await bar({ seats: PERSONAS, shown: { seat: 0 }, picture: { clocks: { ...clocks(), seats: stopped } } })
  expect(screen.getByRole('timer', { name: 'Ada: 2:05' })).toBeTruthy()
})

test('without clocks, and on a large screen, which shows them beside the names, there is none in the bar', async () => {
  await bar({ seats: PERSONAS, shown: { seat: 0 }, picture: { clocks: clocks() } })
  expect(screen.queryByRole('timer')).toBeNull()
  unmountAll()
  onPhone()
  await bar({ seats: PERSONAS })
  expect(screen.queryByRole('timer')).toBeNull()
})

test('a bot can be proposed in the place of an absent player, once all have waited for long', async () => {
  const asked: unknown[] = []
  let outcome: Outcome = { code: 'not-now', message: 'wait', reasons: [] }
  const propose = async (what: unknown) => {
    asked.push(what)
    return outcome
  }
  // Another player has to move.
  const { trouble } = await bar({ source: { propose, mine: signal([1]) }, shown: { seat: 1 } })
  const ask = () => {
    click(button('More'))
    click(screen.getByRole('menuitem', { name: /^Ask for a bot in place of/ }))
  }
  ask()
  await expect
    .poll(() => trouble.value)
    .toMatch(/^You can ask for a bot once everybody has waited for .* three minutes\.$/)
  outcome = 'done'
  ask()
  await expect.poll(() => asked).toEqual([{ replace: 0 }, { replace: 0 }])
})

test('nobody is offered a bot in their own place', async () => {
  await bar({})
  click(button('More'))
  expect(screen.queryByRole('menuitem', { name: /^Ask for a bot/ })).toBeNull()
})
