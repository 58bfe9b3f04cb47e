// Small drawings for texts and for the map. With a position they are nested into the map.

import { memo } from '../../base/ui/memo.ts'
import './colours.css'
import { COLOURS, QUARTERS, type QuarterId, type Tourist } from '@wayfare/arkham/tables'
import { ICONS, type IconName, type Strokes } from './icon-paths.ts'
import { LANDMARKS } from './landmark-paths.ts'

type PlacedIconProps = { readonly size: number; readonly x?: number; readonly y?: number; readonly class?: string }

const place = ({ size, x, y }: PlacedIconProps) => ({
  width: size,
  height: size,
  ...(x === undefined ? {} : { x }),
  ...(y === undefined ? {} : { y }),
})

export const Icon = memo(({ name, class: extra = '', ...placed }: PlacedIconProps & { readonly name: IconName }) => {
  const { line, solid, thin }: Strokes = ICONS[name]
  return (
    <svg class={`ark-icon ${extra}`} viewBox="0 0 24 24" aria-hidden="true" {...place(placed)}>
      {thin && <path class="thin" d={thin} />}
      {line && <path class="line" d={line} />}
      {solid && <path class="solid" d={solid} />}
    </svg>
  )
})

const GLYPHS: Readonly<Record<Tourist, { readonly d: string; readonly width: number }>> = {
  circle: { d: 'M12 3.8a8.2 8.2 0 1 0 0 16.4a8.2 8.2 0 1 0 0-16.4Z', width: 4.4 },
  square: { d: 'M4.2 4.2h15.6v15.6H4.2Z', width: 4.4 },
  triangle: { d: 'M12 4.6 20.4 19.2H3.6Z', width: 4.2 },
  cross: { d: 'M5 5l14 14M19 5 5 19', width: 5 },
}

/** A type of tourist by shape and colour. */
export const TouristGlyph = memo(
  ({ type, class: extra = '', ...placed }: PlacedIconProps & { readonly type: Tourist }) => {
    const { d, width } = GLYPHS[type]
    return (
      <svg class={`ark-icon c-${COLOURS[type]} ${extra}`} viewBox="0 0 24 24" aria-hidden="true" {...place(placed)}>
        <path class="line" d={d} stroke-width={width} />
      </svg>
    )
  },
)

export function Landmark({ id, class: extra = '', ...placed }: PlacedIconProps & { readonly id: QuarterId }) {
  const { body, line, solid } = LANDMARKS[id]
  return (
    <svg
      class={`ark-landmark c-${QUARTERS[id].type} ${extra}`}
      viewBox="0 0 48 48"
      aria-hidden="true"
      {...place(placed)}
    >
      <path class="body" d={body} />
      <path class="line" d={line} />
      {solid && <path class="solid" d={solid} />}
    </svg>
  )
}
