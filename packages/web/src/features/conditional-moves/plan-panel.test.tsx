import { screen } from '@testing-library/dom'
import type { Branch, PlannedMoves } from '@wayfare/protocol'
import { useState } from 'preact/hooks'
import { beforeAll, expect, test } from 'vitest'
import { withWords } from '../../base/i18n/index.ts'
import { dealTable, shownAt } from '../../testing/dealt-table.ts'
import { click, pageText, render, textOf } from '../../testing/render.tsx'
import { sitAt } from '../../testing/seated.tsx'
import { serverAnswers } from '../../testing/test-browser.ts'
import { PlanPanel } from './plan-panel.tsx'
import { usePlan } from './use-plan.ts'

beforeAll(() => withWords(import('./text/index.ts'), Promise.resolve()))

const TABLE = 'k3vqm7xw2p'
const PASS: Branch = { when: 'possible', move: 'pass' }
const QUESTIONS = { questions: [{ op: 'turn', from: null, moves: ['pass', 'end'] }] }
const plans = (plan: PlannedMoves['plan']): PlannedMoves => ({ plan })
const waiting = (branches: Branch[], evenIfRevealed = false) => plans({ branches, evenIfRevealed, state: 'waiting' })

/** The panel of somebody in a game of Arnak, with what the server answers. */
async function open(answers: Record<string, object>, isMyTurn = false) {
  const source = await dealTable('arnak')
  const { speaker } = await sitAt(source)
  const { picture } = shownAt(source)
  const all: Record<string, object> = {
    [`GET /tables/${TABLE}/conditional-moves?seat=0`]: plans(null),
    [`POST /tables/${TABLE}/moves-ahead`]: QUESTIONS,
    ...answers,
  }
  const requests = serverAnswers(all)
  let passTurn = () => {}
  function Panel() {
    const [turn, setTurn] = useState(isMyTurn)
    passTurn = () => setTurn(true)
    const planning = usePlan({ table: TABLE, seat: 0, at: 7, isMyTurn: turn })
    return <PlanPanel {...{ planning, speaker, isMyTurn: turn }} view={picture.view} close={() => {}} />
  }
  render(<Panel />)
  return { requests, all, passTurn: () => passTurn() }
}

const POST = `POST /tables/${TABLE}/conditional-moves`
const sent = (requests: readonly { route: string; body: unknown }[], route: string) =>
  requests.filter((one) => one.route === route).map(({ body }) => body)

test('a move is chosen among those that may be offered, and the plan is stored at once', async () => {
  const { requests } = await open({ [POST]: waiting([PASS]) })
  click(await screen.findByRole('button', { name: 'Pass' }))
  expect(await screen.findByText('If still possible: Pass')).toBeTruthy()
  expect(textOf(screen.getAllByRole('status')[0])).toBe('Your plan is waiting for your turn.')
  expect(sent(requests, POST)).toEqual([{ seat: 0, at: 7, evenIfRevealed: false, branches: [PASS] }])
})

test('a move may answer one question only, or be the last resort', async () => {
  const { requests } = await open({ [POST]: waiting([]) })
  click(await screen.findByRole('radio', { name: 'only if this is asked' }))
  click(await screen.findByRole('button', { name: 'Pass' }))
  click(await screen.findByRole('button', { name: 'If nothing else is possible: pass' }))
  await expect
    .poll(() => sent(requests, POST))
    .toMatchObject([
      { branches: [{ when: 'asked', op: 'turn', from: null, move: 'pass' }] },
      { branches: [{ when: 'nothing-else' }] },
    ])
})

test('what follows a move is looked for after that move, and is nested under it', async () => {
  const { requests } = await open({
    [`GET /tables/${TABLE}/conditional-moves?seat=0`]: waiting([PASS]),
    [POST]: waiting([{ ...PASS, then: [{ when: 'possible', move: 'end' }] }], true),
  })
  click(await screen.findByRole('button', { name: 'Plan what follows “If still possible: Pass”' }))
  expect(await screen.findByText('After “Pass”')).toBeTruthy()
  click(await screen.findByRole('button', { name: /^End/ }))
  await expect
    .poll(() => sent(requests, POST))
    .toMatchObject([{ branches: [{ move: 'pass', then: [{ when: 'possible', move: 'end' }] }] }])
  expect(sent(requests, `POST /tables/${TABLE}/moves-ahead`)).toContainEqual({ seat: 0, after: ['pass'] })
  await expect.poll(() => screen.getAllByRole('listitem').filter((one) => one.querySelector('ol')).length).toBe(1)
})

test('the last line removed withdraws the plan; a switch allows for what comes to light', async () => {
  const route = `DELETE /tables/${TABLE}/conditional-moves`
  const { requests } = await open({
    [`GET /tables/${TABLE}/conditional-moves?seat=0`]: waiting([PASS]),
    [POST]: waiting([PASS], true),
    [route]: plans(null),
  })
  click(await screen.findByRole('switch', { name: 'Play it even if something new comes to light' }))
  await expect.poll(() => sent(requests, POST)).toMatchObject([{ evenIfRevealed: true }])
  click(screen.getByRole('button', { name: 'Remove “If still possible: Pass”' }))
  await expect.poll(() => sent(requests, route)).toEqual([{ seat: 0 }])
  expect(screen.queryByText('If still possible: Pass')).toBeNull()
})

test('when the turn comes it says what has become of the plan', async () => {
  const GET = `GET /tables/${TABLE}/conditional-moves?seat=0`
  const { all, passTurn, requests } = await open({ [GET]: waiting([PASS]) })
  await screen.findByText('Your plan is waiting for your turn.')
  all[GET] = plans({ branches: [PASS], evenIfRevealed: false, state: 'dropped', why: 'revealed' })
  passTurn()
  expect(await screen.findByText(/something hidden has come to light/)).toBeTruthy()
  expect(pageText()).toContain('It is your turn. You can plan while others decide.')
  await expect.poll(() => sent(requests, `DELETE /tables/${TABLE}/conditional-moves`)).toEqual([{ seat: 0 }])
})

test('a plan that could not be stored says so', async () => {
  await open({})
  click(await screen.findByRole('button', { name: 'Pass' }))
  expect(await screen.findByText('That could not be saved: the game has moved on. Look again.')).toBeTruthy()
})
