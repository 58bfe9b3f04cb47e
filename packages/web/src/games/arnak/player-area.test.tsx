import { expect, test } from 'vitest'
import { DEVICE } from '../../client/offline/messages.ts'
import { me, somebody } from '../../client/online/session.ts'
import { Table } from '../../shell/table.tsx'
import { dealTable } from '../../testing/dealt-table.ts'
import { render } from '../../testing/render.tsx'
import { serverAnswers } from '../../testing/test-browser.ts'

test('a person without a chosen name is only “You” beside their things', async () => {
  serverAnswers({ 'POST /guest': { person: { id: DEVICE, name: 'Ada', login: null } } })
  me.value = null
  await somebody('en')
  render(<Table source={await dealTable('arnak')} />)
  const head = () => document.querySelector('.arn-who')?.textContent
  await expect.poll(head).toMatch(/^You\d/)
  me.value = undefined
})
