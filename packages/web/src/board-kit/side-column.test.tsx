import { beforeEach, expect, test } from 'vitest'
import { partRef } from '../base/ui/screen-parts.ts'
import { render } from '../testing/render.tsx'
import { useColumn } from './side-column.ts'

type Column = ReturnType<typeof useColumn>
let found: Column = null

const withBox = (name: Parameters<typeof partRef>[0], box: DOMRect) => (element: HTMLElement | null) => {
  if (element) element.getBoundingClientRect = () => box
  return partRef(name)(element)
}

const TABLE = new DOMRect(0, 0, 1400, 800)
const SIDE = new DOMRect(1180, 20, 220, 700)

/** A table with a column at its right, in which an automatic rival takes this much room. */
function drawWithRival(rivalHeight: number): void {
  function Panel() {
    found = useColumn('automa')
    return null
  }
  render(
    <div ref={withBox('table', TABLE)}>
      <aside ref={withBox('side', SIDE)}>
        <div ref={withBox('automa', new DOMRect(1180, 20, 220, rivalHeight))} />
      </aside>
      <Panel />
    </div>,
  )
}

beforeEach(() => {
  found = null
})

test('a panel leaves the automatic rival in sight and begins below it', async () => {
  drawWithRival(180)
  await expect.poll(() => found).toEqual({ left: '1180px', top: '208px', width: '220px', height: '512px' })
})

test('where too little room remains below the rival, the panel takes the whole column', async () => {
  drawWithRival(400)
  await expect.poll(() => found).toEqual({ left: '1180px', top: '20px', width: '220px', height: '700px' })
})
