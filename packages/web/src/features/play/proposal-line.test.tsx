import { screen } from '@testing-library/dom'
import type { Proposal, TableInfo } from '@wayfare/protocol'
import { expect, test } from 'vitest'
import { dealTable, shownAt } from '../../testing/dealt-table.ts'
import { click, render } from '../../testing/render.tsx'
import { AtTable, sitAt } from '../../testing/seated.tsx'
import { ProposalLine, proposalShown } from './proposal-line.tsx'

const NAMES = ['Ada', 'Ben', 'Cleo']

const lineOf = (what: Proposal['what']): string => {
  const proposal: Proposal = { by: 0, what, yes: [0], needed: [0, 1, 2] }
  render(<ProposalLine proposal={proposal} asked={false} source={undefined as never} names={NAMES} />)
  return screen.getByRole('alert').textContent ?? ''
}

test('it says who proposes what, and about whom', () => {
  expect(lineOf({ replace: 2 })).toBe('Ada asks to have a bot play for Cleo.')
})

test('a proposal to go back says that chance falls anew', () => {
  expect(lineOf({ rewind: 3 })).toBe('Ada asks to go back. Luck may turn out differently.')
})

test('a player without a vote has no buttons', () => {
  lineOf({ coach: true })
  expect(screen.queryByRole('button')).toBeNull()
})

test('only players who have not answered are asked about the coach', () => {
  const seat = (gone: 'time' | null) => ({ kind: 'person', gone })
  const shown = (mine: readonly number[], ben: 'time' | null = null) => {
    const proposal: Proposal = { by: 0, what: { coach: true }, yes: [0, 2], needed: [0, 1, 2] }
    const info = { proposal, seats: [seat(null), seat(ben), seat(null)] } as unknown as TableInfo
    return proposalShown(info, mine) !== null
  }
  // Two of the players may share a device.
  expect([[0], [1], [0, 1], [2], []].map((mine) => shown(mine))).toEqual([false, true, true, false, false])
  expect(shown([1], 'time')).toBe(false)
})

async function coachAsked() {
  const source = await dealTable('arnak', [
    { kind: 'me', name: 'Ann' },
    { kind: 'me', name: 'Bob' },
  ])
  source.look(0)
  await expect.poll(() => shownAt(source).seat).toBe(0)
  await source.propose({ coach: true })
  const { names } = await sitAt(source)
  render(
    <AtTable source={source}>
      {() => {
        const proposal = proposalShown(shownAt(source).info, source.mine.value)
        return proposal && <ProposalLine {...{ proposal, source, names }} asked />
      }}
    </AtTable>,
  )
  return source
}

test('one press agrees for all people at this device, and the question disappears', async () => {
  const source = await coachAsked()
  expect(screen.getByRole('alert').textContent).toContain('Ann asks to let everybody here use the coach.')
  click(screen.getByRole('button', { name: 'Agree' }))
  await expect.poll(() => screen.queryByRole('alert')).toBeNull()
  expect(shownAt(source).info.coach).toBe(true)
})

test('a single no ends it', async () => {
  const source = await coachAsked()
  click(screen.getByRole('button', { name: 'No' }))
  await expect.poll(() => screen.queryByRole('alert')).toBeNull()
  expect(shownAt(source).info.coach).toBeUndefined()
})
