// Advice in chalk on the board: a dashed frame round the next step of the chosen way, and the number of each way at what it is for.

import type { Id } from '@wayfare/kernel'
import type { Offered } from '@wayfare/protocol'
import { type Box, opener, seen, useEveryFrame } from './on-table.ts'

type Mark = {
  /** 0: there is only one way, and it needs none. */
  readonly number: number
  /** The next step. */
  readonly option: Offered | undefined
  /** What it is all for. */
  readonly aim: readonly Id[]
  readonly chosen: boolean
}
type Drawn = {
  readonly number: number
  readonly chosen: boolean
  readonly boxes: readonly Box[]
  readonly disc: Box | undefined
}

export function Chalk({ marks }: { readonly marks: readonly Mark[] }) {
  const drawn = useEveryFrame(() => marks.map(drawnOf)) ?? []
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
    if (!box || number === 0) return []
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

/**
 * What it touches, as far as that is to be seen; where it touches nothing, its button; where that is folded away, what opens it. A choice
 * that is laid out as a whole is one press. So is a payment, or it lies behind the press that shows the others.
 */
function boxesOf(option: Offered | undefined): Box[] {
  if (!option) return []
  const { on = [], move } = option
  const does = `[data-move="${CSS.escape(move)}"]`
  const button = seen(does)
  const things = on.flatMap((id) => {
    const thing = `[data-id="${CSS.escape(id)}"]`
    // The same sign may stand for what one has, and for what one takes.
    const doing = seen(thing + does)
    return doing.length > 0 ? doing : seen(thing)
  })
  if (move.startsWith('pay ')) return [button, things, seen('.pay-change')].find((boxes) => boxes.length > 0) ?? []
  const whole = seen(`.chooses ${does}`)
  const found = [whole, things, button].find((boxes) => boxes.length > 0)
  return found ?? [...on.map((id) => `[data-id="${CSS.escape(id)}"]`), does].flatMap(opener).slice(0, 1)
}
