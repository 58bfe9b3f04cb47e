import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { arnak } from '@wayfare/arnak'
import { begin, engineOf, offers, parseLog, play, seedOf } from '@wayfare/kernel'
import { expect, test, vi } from 'vitest'
import { continueGame } from '../../testing/dealt-table.ts'
import { PromptAt } from '../../testing/prompt-at.tsx'
import { hover, render, textOf } from '../../testing/render.tsx'
import { sitAt } from '../../testing/seated.tsx'
import { change as setHelp } from '../help/level.ts'

/** A stored game, up to a turn of the first seat in which a few cards can be bought and few other moves are left. */
function fewChoices(): { readonly log: string; readonly at: number } {
  const log = readFileSync(resolve(import.meta.dirname, '../../../../games/arnak/replays/v1-bird-2p.log'), 'utf8')
  const { table, chance, rows } = parseLog(log)
  const match = begin(engineOf(arnak), table, seedOf(chance) as string)
  for (const [at, row] of rows.entries()) {
    if (row.kind !== 'move') break
    const offered = row.seat === 0 ? offers(match, 0).map(({ move }) => move) : []
    if (offered.length > 1 && offered.length <= 6 && offered.some((move) => move.startsWith('buy '))) return { log, at }
    play(match, row.seat, row.move)
  }
  throw new Error('there is no such turn in this game')
}

/** The time after which a mouse at rest gets its tooltip. */
const REST_MS = 450

test('a detail that the prompt shows is not shown a second time over the table', async () => {
  const opened = vi.fn()
  HTMLElement.prototype.showPopover = opened
  const { log, at } = fewChoices()
  setHelp('arnak', () => ({ chosen: 'regular' }))
  const seated = await sitAt(await continueGame(log, at))
  render(<PromptAt seated={seated} />)
  const chip = document.querySelector('[data-move^="buy "]') as HTMLElement
  hover(chip)
  await expect.poll(() => textOf(document.querySelector('.prompt-line'))).toMatch(/Main action|Free action|points/)
  await new Promise((done) => setTimeout(done, REST_MS))
  expect(opened).not.toHaveBeenCalled()
  expect(chip.getAttribute('aria-describedby'), 'those who listen hear it').not.toBeNull()
})
