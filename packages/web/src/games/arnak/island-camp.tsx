// A camp on the beach: its gains, its two spaces, and a guardian that was led there.

import { CAMPS, type CampId, type Site } from '@wayfare/arnak/tables'
import { memo } from '../../base/ui/memo.ts'
import { rowWidth } from './bits.tsx'
import { bitsOf, travelBits } from './effect-bits.ts'
import { campParts, cornerOf, type Form, iconsOn, middleOf } from './geometry.ts'
import { Drawn } from './icon.tsx'
import { boxAttributes, Guardian, Plaque, Space } from './island-site.tsx'

type CampProps = {
  readonly site: Site
  readonly form: Form
  readonly guard: string | null
  /** True if the first or the second space is blocked for this number of players. */
  readonly shutFirst: boolean
  readonly shutSecond: boolean
  readonly flags: string
  readonly flagsFirst: string
  readonly flagsSecond: string
  readonly guardFlags: string
}

const BOOTS = [travelBits(['boot']), travelBits(['boot', 'boot'])] as const

export const CampDrawn = memo((props: CampProps) => {
  const { site, form, guard, flags, guardFlags } = props
  const { tent, gain, spaces, guardian } = campParts(form)
  const { x, y } = cornerOf(form, site)
  const lamp = middleOf(tent)
  const size = iconsOn(gain)
  const gives = bitsOf(CAMPS[site.id as CampId])
  const w = Math.min(gain.w, rowWidth(gives, size) + (form === 'narrow' ? 9 : 16))
  const shut = [props.shutFirst, props.shutSecond]
  const of = [props.flagsFirst, props.flagsSecond]
  return (
    <g class={`arn-isl-camp ${flags}`} transform={`translate(${x} ${y})`}>
      <ellipse cx={lamp.x} cy={lamp.y + tent.h * 0.3} rx={tent.w} ry={tent.h * 0.92} fill="url(#arn-isl-camp)" />
      {!guard && <Drawn name="tent" {...boxAttributes(tent)} />}
      <Plaque sand of={gives} box={{ ...gain, x: gain.x + (gain.w - w) / 2, w }} />
      {spaces.map(({ space, travel }, i) => (
        <g key={i} class={`arn-isl-space ${shut[i] ? 'shut' : ''} ${of[i]}`}>
          <Space {...space} />
          {shut[i] && <Planks {...middleOf(space)} r={space.w / 2} />}
          <Plaque box={travel} of={BOOTS[i] ?? []} />
        </g>
      ))}
      {guard && <Guardian id={guard} form={form} parts={guardian} flags={guardFlags} />}
    </g>
  )
})

function Planks({ x, y, r }: { x: number; y: number; r: number }) {
  const [w, h] = [r * 0.94, r * 0.47]
  return <path class="plank" d={`M${x - w} ${y - h}L${x + w} ${y + h}M${x - w} ${y + h}L${x + w} ${y - h}`} />
}
