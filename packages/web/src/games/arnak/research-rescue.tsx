// The assistants to be rescued on the Snake side: a stack on the track, with the top one face up.

import { rowEffect } from '@wayfare/arnak/tables'
import { standsFor } from '../../base/ui/element-meanings.ts'
import { assistantWays } from './assistant.tsx'
import { BitsIn, rowWidth } from './bits.tsx'
import { PictureIn } from './picture.tsx'
import { Box } from './research-scene.tsx'
import { type Drawing, SEEN_ONLY } from './research-spaces.tsx'

export function Assistants({ props: { view }, layout }: Drawing) {
  const spot = [...layout.spaces.values()].find(
    ({ row }) => row > 0 && row <= layout.rows.length && rowEffect('snake', 'glass', row).op === 'rescue',
  )
  const band = spot && layout.rows[spot.row - 1]?.band
  if (!spot || !band || view.rescue.length === 0) return null
  const top = view.rescue.at(-1)
  const h = Math.min(42, band.h - 4)
  const right = spot.at.x - layout.radius - 10
  const w = Math.min(86, right - (layout.rows[0]?.glass.w ?? 40) - 12)
  const at = { x: right - w, y: band.y + (band.h - h) / 2, w, h }
  const does = top ? (assistantWays(top, false)[0] ?? []) : []
  const room = w - h - 4
  const size = Math.min(15, (room - 2) / Math.max(1, rowWidth(does, 1)))
  const low = h < 34
  return (
    <g class="arn-rescue" {...standsFor({ id: top ?? undefined, silent: true })} {...SEEN_ONLY}>
      {view.rescue.length > 1 && <Box class="frame under" of={{ ...at, x: at.x + 3, y: at.y + 2.5 }} r={7} />}
      <Box class="frame" of={at} r={7} />
      {top && <PictureIn id={top} x={at.x + 2} y={at.y + 2} width={h - 4} height={h - 4} />}
      {!low && <BitsIn of={does} x={at.x + h + room / 2} y={at.y + h * 0.32} size={size} />}
      <text x={at.x + h + room / 2} y={at.y + (low ? h / 2 + 4.5 : h - 7)}>
        ×{view.rescue.length}
      </text>
    </g>
  )
}
