import { afterEach, expect, test } from 'vitest'
import { isPhone } from '../../base/browser/media.ts'
import { DEVICE } from '../../client/offline/messages.ts'
import { me, somebody } from '../../client/online/session.ts'
import { Table } from '../../shell/table.tsx'
import { beginChapter, dealTable } from '../../testing/dealt-table.ts'
import { click, render } from '../../testing/render.tsx'
import { AtTable, sitAt } from '../../testing/seated.tsx'
import { serverAnswers } from '../../testing/test-browser.ts'
import { round } from './lessons/chapters/round.ts'
import { PlayerArea } from './player-area.tsx'
import type { Props } from './props.ts'

afterEach(() => {
  isPhone.value = false
})

test('a person without a chosen name is only “You” beside their things', async () => {
  serverAnswers({ 'POST /guest': { person: { id: DEVICE, name: 'Ada', login: null } } })
  me.value = null
  await somebody('en')
  render(<Table source={await dealTable('arnak')} />)
  const head = () => document.querySelector('.arn-who')?.textContent
  await expect.poll(head).toMatch(/^You\d/)
  me.value = undefined
})

test('on a phone the camp closes when the last thing in it has been used, and stays open for who only looks', async () => {
  isPhone.value = true
  const source = await beginChapter('arnak', round, 'lesson')
  const { props } = await sitAt(source)
  render(<AtTable source={source}>{() => <PlayerArea {...(props() as unknown as Props)} />}</AtTable>)
  const camp = () => document.querySelector<HTMLElement>('.arn-camp')
  const helper = () => document.querySelector<HTMLElement>('.arn-helper[data-move="use assistant-coins"]')
  const isOpen = () => camp()?.getAttribute('aria-expanded')
  await expect.poll(helper).not.toBeNull()
  click(camp() as HTMLElement)
  await expect.poll(isOpen).toBe('true')
  click(helper() as HTMLElement)
  await expect.poll(isOpen).toBe('false')
  click(camp() as HTMLElement)
  await expect.poll(isOpen).toBe('true')
})
