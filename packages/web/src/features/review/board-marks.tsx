// Marks on the board before a costly decision: a line around the move that was played, and a chalk line around the
// better one.

import { say } from '../../base/i18n/index.ts'
import type { Fits } from '../../base/ui/element-meanings.ts'
import { partOf } from '../../base/ui/screen-parts.ts'
import { type Box, opener, useMeasured, visibleBox } from '../../board-kit/element-boxes.ts'
import type { VerdictLabel } from './verdict-label.ts'
import { SIDES } from './verdict-line.tsx'
import './board-marks.css'

export function BoardMarks({ judged }: { readonly judged: VerdictLabel }) {
  const drawn = useMeasured(() => SIDES.map((side) => ({ side, box: placeOf(judged, side) }))) ?? []
  return (
    <div class="board-marks" aria-hidden="true">
      {drawn.map(
        ({ side, box }) =>
          box && (
            <span key={side} data-side={side} data-low={isLow(box)} style={around(box, side === 'made' ? 3 : 7)}>
              <b>{say(`review.${side}`)}</b>
            </span>
          ),
      )}
    </div>
  )
}

/**
 * Finds where to draw a mark: the last visible thing of the move in the order of pointing, or the button that opens the
 * place where it is folded away.
 */
function placeOf(judged: VerdictLabel, side: (typeof SIDES)[number]): Box | undefined {
  const onTable =
    (wanted: string): Fits =>
    ({ id }, element) =>
      id === wanted && partOf('table')?.contains(element)
  const things = judged[side]?.on.map(onTable) ?? []
  return things.flatMap(visibleBox).at(-1) ?? things.flatMap(opener).at(-1)
}

/** True if a label below the thing would be off the screen. */
const isLow = ({ y, height }: Box): boolean => y + height > innerHeight - 24

const around = ({ x, y, width, height }: Box, by: number) => ({
  left: `${x - by}px`,
  top: `${y - by}px`,
  width: `${width + 2 * by}px`,
  height: `${height + 2 * by}px`,
})
