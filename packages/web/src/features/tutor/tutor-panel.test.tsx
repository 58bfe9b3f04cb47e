import { type Signal, signal } from '@preact/signals'
import { screen } from '@testing-library/dom'
import { game as arnakGame } from '@wayfare/arnak/testing'
import { layPosition, type TestedGame, tableOf } from '@wayfare/testkit'
import { act } from 'preact/test-utils'
import { beforeAll, expect, test } from 'vitest'
import { withWords } from '../../base/i18n/index.ts'
import type { PlayMoment } from '../../board-kit/add-on.ts'
import type { Tutor } from '../../board-kit/lessons/tutor.ts'
import type { TableSource } from '../../client/table/table-source.ts'
import { tutorMarkOf } from '../../client/table/tutor-mark.ts'
import { parts } from '../../games/arnak/parts.ts'
import { beginAt, shownAt } from '../../testing/dealt-table.ts'
import { click, heard, press, render, unmountAll } from '../../testing/render.tsx'
import { AtTable, sitAt } from '../../testing/seated.tsx'
import { knownIdeas } from '../guide/progress-storage.ts'
import { TutorPanel } from './tutor-panel.tsx'

beforeAll(() => withWords(import('../guide/text/index.ts'), withWords(import('./text/index.ts'), Promise.resolve())))

/** Both archaeologists are out: what is left is to pass. */
const POSITION = {
  table: { players: 2, temple: 'bird' },
  round: 3,
  men: { 'camp-jewel-1': 0, 'camp-coins-1': 0 },
  explorers: [
    {
      hand: ['fear'],
      coin: 0,
      compass: 0,
      crates: 1,
      staff: [{ id: 'assistant-coins', gold: false }],
    },
    { passed: true },
  ],
}

type Beside = { readonly source: TableSource; readonly read: string[]; readonly panel: Signal<string | null> }

/** `waits`: others decide, and this seat is asked nothing. */
async function sit(source?: TableSource, waits: Signal<boolean> = signal(false)): Promise<Beside> {
  const game = arnakGame as unknown as TestedGame
  const { state } = layPosition(game, POSITION)
  const at = source ?? (await beginAt('arnak', tableOf(game, POSITION.table as never), state))
  const seated = await sitAt(at)
  const tutor = (await parts.tutor()) as Tutor
  const texts = await tutor.texts.en()
  const read: string[] = []
  const panel = signal<string | null>(null)
  render(
    <AtTable source={at}>
      {() => {
        const now = shownAt(at).picture
        const picture = waits.value ? { ...now, question: null, options: [] } : now
        const moment = { ...seated, picture, shown: shownAt(at), panel, read: (rule: string) => void read.push(rule) }
        return (
          <TutorPanel
            {...(moment as unknown as PlayMoment)}
            {...{ tutor, texts, seat: 0 }}
            companion={parts.companion}
          />
        )
      }}
    </AtTable>,
  )
  return { source: at, read, panel }
}

const says = (): string => heard(screen.getByRole('status'))
const isSilent = (): boolean => screen.queryByRole('complementary') === null
const answer = (name: string): HTMLElement => screen.getByRole('button', { name: new RegExp(`^${name}`) })

test('before the round is left, the tutor says what would be missed, and “Why?” opens the rule', async () => {
  const { read } = await sit()
  expect(says()).toContain('Your assistant is still ready.')
  click(answer('Why'))
  expect(read).toEqual(['ARN-ASSIST-07'])
})

test('it speaks once a round, and tells the rest to whoever asks', async () => {
  const { source, panel } = await sit()
  click(answer('Thanks'))
  expect(isSilent()).toBe(true)
  expect(await source.move(['use assistant-coins'])).toBe('done')
  await expect.poll(() => screen.queryByText('Any advice?')).toBeTruthy()
  expect(isSilent()).toBe(true)
  click(answer('Any advice'))
  expect(says()).toContain('You can still buy a card this round.')
  click(answer('What else'))
  expect(says()).toContain('An idol waits in your crates.')
  press('3')
  expect(isSilent()).toBe(true)
  for (const move of ['slot arrowhead', 'buy gold-pan']) await source.move([move])
  expect(panel.value).toBeNull()
})

test('what somebody knows is not said again, at this table or another', async () => {
  await sit()
  click(answer('I know this'))
  expect(isSilent()).toBe(true)
  expect(knownIdeas('arnak')).toContain('tip-assistant')
  unmountAll()
  await sit()
  expect(says()).not.toContain('Your assistant is still ready.')
})

test('what was said and closed stays so when the page is loaded again', async () => {
  const { source } = await sit()
  click(answer('Thanks'))
  expect(tutorMarkOf(shownAt(source).info.id)).toMatchObject({ game: 'arnak' })
  unmountAll()
  await sit(source)
  expect(isSilent()).toBe(true)
})

test('where nothing is to be had, whoever asks is told so, and led to the coach', async () => {
  const { source, panel } = await sit()
  click(answer('Thanks'))
  expect(await source.move(['use assistant-coins'])).toBe('done')
  await source.move(['slot arrowhead'])
  await source.move(['pass'])
  await expect.poll(() => shownAt(source).picture.options.map(({ move }) => move)).toContain('end')
  click(answer('Any advice'))
  expect(says()).toContain('Nothing is about to be lost here.')
  click(answer('Ask the coach'))
  expect(panel.value).toBe('coach')
})

test('while others decide it cannot be asked, and says nothing', async () => {
  const others = signal(true)
  await sit(undefined, others)
  expect(isSilent()).toBe(true)
  expect(answer('Any advice').hasAttribute('disabled')).toBe(true)
  act(() => {
    others.value = false
  })
  expect(says()).toContain('Your assistant is still ready.')
})
