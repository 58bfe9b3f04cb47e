import { signal } from '@preact/signals'
import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { dealTable, shownAt } from '../../testing/dealt-table.ts'
import { click, fill, render } from '../../testing/render.tsx'
import { savedFiles } from '../../testing/test-browser.ts'
import { ReportDialog } from './report-dialog.tsx'

async function report() {
  const files = savedFiles()
  const source = await dealTable('arkham')
  const open = signal(true)
  const shown = shownAt(source)
  render(<ReportDialog {...{ open, source, shown }} picture={shown.picture} />)
  return { files, open, shown }
}

test('the report is saved with everything needed to reproduce the problem', async () => {
  const { files, open, shown } = await report()
  fill(screen.getByRole('textbox', { name: /What went wrong/ }), 'The cat is missing.')
  click(screen.getByRole('button', { name: 'Save the report' }))
  await expect.poll(() => open.value).toBe(false)
  expect(files[0]?.name).toBe(`wayfare-report-${shown.info.id}.json`)
  expect(JSON.parse((await files[0]?.text()) ?? '')).toMatchObject({
    text: 'The cat is missing.',
    game: 'arkham',
    version: shown.info.version,
    seat: 0,
    n: 0,
    question: { op: 'keep-task' },
  })
})

test('it says that nothing is sent', async () => {
  await report()
  expect(
    screen.getByRole('textbox', { description: /saved as a file on this device and not sent anywhere/ }),
  ).toBeTruthy()
})

test('closing it saves nothing', async () => {
  const { files, open } = await report()
  click(screen.getByRole('button', { name: 'Close' }))
  expect(open.value).toBe(false)
  expect(files).toEqual([])
})
