import { screen } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { shownAt } from '../../testing/dealt-table.ts'
import { besideGuide, dealGuided } from '../../testing/guided-table.tsx'
import { PromptAt } from '../../testing/prompt-at.tsx'
import { heard, press } from '../../testing/render.tsx'

const says = (): string => heard(screen.getByRole('status'))
const strip = (): HTMLElement | null => screen.queryByRole('region', { name: 'What happened' })

test('in a guided game rivals’ turns are played out first, and the guide says nothing of what comes after them', async () => {
  // What is shown goes on for as long as the test looks at it.
  vi.useFakeTimers({ toFake: ['performance'] })
  const { source } = await besideGuide(await dealGuided(), (seated) => <PromptAt seated={seated} />)
  await vi.dynamicImportSettled()
  for (const move of ['pass', 'end']) expect(await source.move([move])).toBe('done')
  await expect.poll(() => shownAt(source).picture.question?.op).toBe('keep')
  expect(strip()).not.toBeNull()
  expect(says()).toBe('Explorer Bot to move.')
  // Whoever goes on ends it, and is told at once what there is to be said now.
  press('u')
  expect(strip()).toBeNull()
  expect(says()).toContain('Next: Send an archaeologist.')
})
