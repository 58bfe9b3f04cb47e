// A drawn thing: a card's emblem, a guardian, an assistant, a place, an idol, a temple tile.

import { memo } from '../../base/ui/memo.ts'
import { sheetOf } from './art.ts'

type Of = { readonly id: string; readonly class?: string }
type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** As large as its style says, keeping its shape. */
export const Picture = memo(({ id, class: extra = '' }: Of) => {
  return drawn(id, extra)
})

/** Within another drawing. */
export function PictureIn({ id, class: extra = '', ...box }: Of & Box) {
  return drawn(id, extra, box)
}

function drawn(id: string, extra: string, box?: Box) {
  const { url, width, height } = sheetOf(id)
  return (
    <svg class={`arn-picture ${extra}`} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" {...box}>
      <use href={`${url}#${id}`} width={width} height={height} />
    </svg>
  )
}
