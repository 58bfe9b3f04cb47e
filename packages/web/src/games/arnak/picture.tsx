// A picture from a sprite sheet: a card's emblem, a guardian, an assistant, a place, an idol or a temple tile.

import { memo } from '../../base/ui/memo.ts'
import { spriteSheetOf } from './sprite-sheets.ts'

type PictureProps = { readonly id: string; readonly class?: string }
type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** The picture as an SVG of its own. CSS sets its size; its proportions are kept. */
export const Picture = memo(({ id, class: extra = '' }: PictureProps) => {
  return drawPicture(id, extra)
})

/** The picture inside another SVG, at the given box. */
export function PictureIn({ id, class: extra = '', ...box }: PictureProps & Box) {
  return drawPicture(id, extra, box)
}

function drawPicture(id: string, extra: string, box?: Box) {
  const { url, width, height } = spriteSheetOf(id)
  return (
    <svg class={`arn-picture ${extra}`} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" {...box}>
      <use href={`${url}#${id}`} width={width} height={height} />
    </svg>
  )
}
