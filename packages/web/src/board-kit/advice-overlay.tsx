// Draws advice in chalk on the board: a dashed frame around the next step of the chosen suggestion, and the number of
// each suggestion at its goal.

import type { Id } from '@wayfare/kernel'
import type { Offered } from '@wayfare/protocol'
import { type Fits, findShown } from '../base/ui/element-meanings.ts'
import { partOf, partsOf } from '../base/ui/screen-parts.ts'
import { discsOn, type Point } from './badge-layout.ts'
import { type Box, boxInSight, opener, useMeasured, visibleBox } from './element-boxes.ts'
import './advice-overlay.css'

type Mark = {
  /** 0 if there is only one suggestion, which needs no number. */
  readonly number: number
  /** The next step. */
  readonly option: Offered | undefined
  /** The things that the suggestion is about in the end. */
  readonly aim: readonly Id[]
  readonly chosen: boolean
}
type OverlayBoxes = {
  readonly number: number
  readonly chosen: boolean
  readonly boxes: readonly Box[]
  readonly disc: Box | undefined
}

export function AdviceOverlay({ marks }: { readonly marks: readonly Mark[] }) {
  const { drawn, discs } = useMeasured(() => findBoxes(marks)) ?? { drawn: [], discs: [] }
  return (
    <div class="coach-chalk" aria-hidden="true">
      {drawn
        .filter(({ chosen }) => chosen)
        .flatMap(({ boxes, number }) =>
          boxes.map(({ x, y, width, height }, i) => (
            <span
              key={`${number} ${i}`}
              class="coach-frame"
              data-chalk="frame"
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

function findBoxes(marks: readonly Mark[]) {
  const drawn = marks.map(drawnOf)
  const numbered = drawn.flatMap(({ number, chosen, disc }) => (disc && number > 0 ? [{ number, chosen, disc }] : []))
  const keys = numbered.length > 0 ? shownKeys() : []
  const spots = discsOn(
    numbered.map(({ disc }) => disc),
    keys.filter(({ width }) => width > 0),
    room(),
  )
  return {
    drawn,
    discs: numbered.map(({ number, chosen }, i) => ({ number, chosen, ...(spots[i] as Point) })),
  }
}

/** The boxes of all visible key caps, including those drawn on a map. */
const shownKeys = (): DOMRect[] =>
  findShown(({ kind }, element) => kind === 'key-cap' && partOf('screen')?.contains(element)).map((key) =>
    key.getBoundingClientRect(),
  )

/** The visible area of the table, above a sheet that takes the whole width of a phone. */
function room(): Box {
  const sheet = partOf('coach')?.getBoundingClientRect()
  const covers = sheet !== undefined && sheet.left <= 0 && sheet.right >= innerWidth
  return { x: 0, y: 0, width: innerWidth, height: covers ? sheet.top : innerHeight }
}

function drawnOf({ number, option, aim, chosen }: Mark): OverlayBoxes {
  const boxes = boxesOf(option)
  const aimed = aim.flatMap((id) => visibleBox((one) => one.id === id))
  return { number, chosen, boxes: [...boxes, ...aimed.slice(-1)], disc: aimed.at(-1) ?? boxes.at(-1) }
}

/**
 * Finds the boxes of a step: the visible things it touches, or its button if it touches nothing, or the button that
 * opens the place where these are folded away. An option of a list that is laid out is a single press, and so is a
 * payment, unless it is among the alternatives behind a button.
 */
function boxesOf(option: Offered | undefined): Box[] {
  if (!option) return []
  const { on = [], move, pays } = option
  const does: Fits = (one) => one.move === move
  const button = visibleBox(does)
  const things = on.flatMap((id) => {
    // The same sign may stand for a thing that the player has and for one to take, so the one that makes this move
    // comes first.
    const doing = visibleBox((one) => one.id === id && one.move === move)
    return doing.length > 0 ? doing : visibleBox((one) => one.id === id)
  })
  if (pays)
    return [button, things, partsOf('payment-button').flatMap(boxInSight)].find((boxes) => boxes.length > 0) ?? []
  const choice = partOf('choice')
  const whole = visibleBox((one, element) => one.move === move && choice?.contains(element))
  const found = [whole, things, button].find((boxes) => boxes.length > 0)
  return (
    found ??
    [
      ...on.map(
        (id): Fits =>
          (one) =>
            one.id === id,
      ),
      does,
    ]
      .flatMap(opener)
      .slice(0, 1)
  )
}
