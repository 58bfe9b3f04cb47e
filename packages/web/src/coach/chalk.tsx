// Advice in chalk on the board: a dashed frame round the next step of the chosen way, and the number of each way at what it is for.

import type { Id } from '@wayfare/kernel'
import type { Offered } from '@wayfare/protocol'
import { useEffect, useRef, useState } from 'preact/hooks'

type Mark = {
  readonly number: number
  /** The next step. */
  readonly option: Offered | undefined
  /** What it is all for. */
  readonly aim: readonly Id[]
  readonly chosen: boolean
}
type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
type Drawn = {
  readonly number: number
  readonly chosen: boolean
  readonly boxes: readonly Box[]
  readonly disc: Box | undefined
}

/** The table can be moved and enlarged under it: it is looked at again with every frame, and drawn when something has moved. */
export function Chalk({ marks }: { readonly marks: readonly Mark[] }) {
  const [drawn, setDrawn] = useState<readonly Drawn[]>([])
  const now = useRef(marks)
  now.current = marks
  useEffect(() => {
    let before = ''
    let frame = requestAnimationFrame(function look() {
      const found = now.current.map(drawnOf)
      const text = JSON.stringify(found)
      if (text !== before) setDrawn(found)
      before = text
      frame = requestAnimationFrame(look)
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  const discs = apart(drawn)
  return (
    <div class="coach-chalk" aria-hidden="true">
      {drawn
        .filter(({ chosen }) => chosen)
        .flatMap(({ boxes, number }) =>
          boxes.map(({ x, y, width, height }, i) => (
            <span
              key={`${number} ${i}`}
              class="coach-frame"
              style={{ left: `${x - 4}px`, top: `${y - 4}px`, width: `${width + 8}px`, height: `${height + 8}px` }}
            />
          )),
        )}
      {discs.map(({ number, chosen, x, y }) => (
        <span
          key={number}
          class="coach-disc"
          data-number={number}
          data-chosen={chosen}
          style={{ left: `${x}px`, top: `${y}px` }}
        >
          {number}
        </span>
      ))}
    </div>
  )
}

const DISC = 24

/** Those that begin with the same thing stand side by side. */
function apart(drawn: readonly Drawn[]) {
  const taken = new Map<string, number>()
  return drawn.flatMap(({ number, chosen, disc: box }) => {
    if (!box) return []
    const place = `${box.x} ${box.y}`
    const before = taken.get(place) ?? 0
    taken.set(place, before + 1)
    return { number, chosen, x: Math.max(2, box.x - DISC / 2) + before * (DISC + 2), y: Math.max(2, box.y - DISC / 2) }
  })
}

function drawnOf({ number, option, aim, chosen }: Mark): Drawn {
  const boxes = boxesOf(option)
  const aimed = aim.flatMap((id) => seen(`[data-id="${CSS.escape(id)}"]`))
  return { number, chosen, boxes: [...boxes, ...aimed.slice(-1)], disc: aimed.at(-1) ?? boxes.at(-1) }
}

/** What it touches, as far as that is to be seen; where it touches nothing, its button. */
function boxesOf(option: Offered | undefined): Box[] {
  if (!option) return []
  const { on = [], move } = option
  const things = on.flatMap((id) => seen(`[data-id="${CSS.escape(id)}"]`))
  return things.length > 0 ? things : seen(`[data-move="${CSS.escape(move)}"]`)
}

function seen(selector: string): Box[] {
  for (const one of document.querySelectorAll(`.play ${selector}`)) {
    if (one.closest('.coach')) continue
    const { x, y, width, height } = one.getBoundingClientRect()
    if (width > 0 && height > 0 && isWithin(x + width / 2, y + height / 2, one))
      return [{ x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) }]
  }
  return []
}

/** Not moved out of the part of the table it lies in. */
function isWithin(x: number, y: number, one: Element): boolean {
  const part = one.closest('.play-board, .play-market, .play-aside, .play-mine, .play-side, .play-prompt')
  const box = part?.getBoundingClientRect() ?? { left: 0, top: 0, right: innerWidth, bottom: innerHeight, width: 1 }
  return box.width === 0 || (x >= box.left && x <= box.right && y >= box.top && y <= box.bottom)
}
