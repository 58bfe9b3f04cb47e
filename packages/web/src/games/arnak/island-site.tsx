// A site of level I or II: an empty clearing with its idols, or the discovered tile, with or without its guardian.

import { DISCOVERY, guardianOf, idolOf, type Site, SPACES, siteTileOf, type Temple } from '@wayfare/arnak/tables'
import { useRef } from 'preact/hooks'
import { standsFor } from '../../base/ui/element-meanings.ts'
import { memo } from '../../base/ui/memo.ts'
import type { Box } from '../../board-kit/use-viewport.ts'
import { BitsIn, rowWidth } from './bits.tsx'
import { type Bit, bitsOf, gainBits, priceBits, travelBits } from './effect-bits.ts'
import {
  cornerOf,
  type Form,
  type Guarded,
  iconsOn,
  isTall,
  LAYOUTS,
  middleOf,
  type SiteParts,
  type SiteShape,
  siteParts,
} from './geometry.ts'
import { Icon } from './icon.tsx'
import { PictureIn } from './picture.tsx'
import type { Props } from './props.ts'
import { IDOL_BACK, spriteSheetOf } from './sprite-sheets.ts'

type Lying = Pick<Props['view'], 'temple' | 'tiles' | 'guards' | 'idols'>

export function shapeOf({ temple, tiles, guards, idols }: Lying, { index, level, spaces }: Site): SiteShape {
  return {
    found: (tiles[index] ?? null) !== null,
    guarded: (guards[index] ?? null) !== null,
    idols: (idols[index] ?? null) === null ? 0 : level === 'level2' ? 2 : 1,
    icons: SPACES[spaces[0] ?? 0]?.travel[temple].length ?? 1,
  }
}

type SiteProps = {
  readonly site: Site
  readonly form: Form
  readonly temple: Temple
  readonly tile: string | null
  readonly guard: string | null
  readonly idol: string | null
  /** The classes `offered`, `pointed`, `hovered` and `paid` of the site and of its guardian. */
  readonly flags: string
  readonly guardFlags: string
}

export const SiteDrawn = memo((props: SiteProps) => {
  const { site, form, temple, tile, guard, idol, flags, guardFlags } = props
  const lying = { temple, tiles: at(site, tile), guards: at(site, guard), idols: at(site, idol) }
  const parts = siteParts(form, shapeOf(lying, site))
  const { x, y } = cornerOf(form, site)
  const travel = SPACES[site.spaces[0] ?? 0]?.travel[temple] ?? []
  const before = useRef({ tile, guard }).current
  return (
    <g class={`arn-isl-site ${tile ? 'found' : 'wild'} ${flags}`} transform={`translate(${x} ${y})`}>
      {tile ? (
        <Found tile={tile} parts={parts} form={form} turned={tile !== before.tile} />
      ) : (
        <Wild {...{ site, idol, parts, form }} />
      )}
      <Plaque box={parts.travel} of={travelBits(travel)} />
      {guard && parts.guardian && (
        <Guardian
          id={guard}
          form={form}
          parts={parts.guardian}
          flags={`${guardFlags} ${guard === before.guard ? '' : 'turned'}`}
        />
      )}
    </g>
  )
})

const at = ({ index }: Site, id: string | null): (string | null)[] => Object.assign([], { [index]: id })

type PartProps = { readonly parts: SiteParts; readonly form: Form }

function Wild({ site, idol, parts, form }: PartProps & { site: Site; idol: string | null }) {
  const { clearing, space, level, price, idol: face, back, reward } = parts
  const middle = level && middleOf(level)
  return (
    <>
      {clearing && <Clearing {...clearing} round={form === 'wide'} />}
      {form !== 'narrow' && <Space {...space} />}
      {middle && (
        <text class="level" x={middle.x} y={middle.y + 7}>
          {site.level === 'level2' ? 'II' : 'I'}
        </text>
      )}
      {price && <Plaque box={price} of={numbered(DISCOVERY[site.level])} />}
      {back && <PictureIn id={IDOL_BACK} {...boxAttributes(back)} />}
      {idol && face && <PictureIn id={idol} {...boxAttributes(face)} />}
      {idol && reward && (
        <g class="arn-isl-plaque">
          <circle cx={middleOf(reward).x} cy={middleOf(reward).y} r={reward.w / 2} />
          <Fitted box={reward} of={bitsOf(idolOf(idol).effect)} most={LAYOUTS[form].sizes.reward} />
        </g>
      )}
    </>
  )
}

/** A price in compasses as a number, which is read more quickly than six icons. */
const numbered = (count: number): Bit[] => [{ sign: String(count) }, ...gainBits({ compass: 1 })]

function Clearing({ x, y, w, h, round }: Box & { round: boolean }) {
  return round ? (
    <ellipse class="clearing" cx={x + w / 2} cy={y + h / 2} rx={w / 2} ry={h / 2} />
  ) : (
    <rect class="clearing" x={x} y={y} width={w} height={h} rx={28} />
  )
}

export function Space({ x, y, w, h }: Box) {
  return <circle class="space" cx={x + w / 2} cy={y + h / 2} r={w / 2} />
}

/** `turned` is true if the viewer has just seen it being discovered. */
function Found({ tile, parts, form, turned }: PartProps & { tile: string; turned: boolean }) {
  const { tile: card, picture, effect, space } = parts
  if (!card || !picture || !effect) return null
  return (
    <>
      {form !== 'narrow' && <Space {...space} />}
      <g class={turned ? 'turned' : ''} {...standsFor({ place: tile })}>
        <rect class="tile" {...boxAttributes(card)} rx="8" />
        <View id={tile} {...picture} />
        <g class="on-tile">
          <Fitted box={effect} of={bitsOf(siteTileOf(tile).effect)} most={LAYOUTS[form].sizes.effect} />
        </g>
        <rect class="tile-edge" {...boxAttributes(card)} rx="8" />
      </g>
    </>
  )
}

/** The picture of a site fills its box, whatever the proportions. */
function View({ id, ...room }: Box & { id: string }) {
  const { url, width, height } = spriteSheetOf(id)
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: decoration; the place is named elsewhere
    <svg class="view" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" {...boxAttributes(room)}>
      <use href={`${url}#${id}`} width={width} height={height} />
    </svg>
  )
}

type GuardianProps = { readonly id: string; readonly form: Form; readonly parts: Guarded; readonly flags: string }

export function Guardian({ id, form, parts: { card, picture, price, boon }, flags }: GuardianProps) {
  const { cost, boon: gift } = guardianOf(id)
  const middle = middleOf(boon)
  return (
    <g class={`arn-isl-guardian ${flags}`} {...standsFor({ place: id })}>
      <rect class="stone" {...boxAttributes(card)} rx="7" />
      <PictureIn id={id} {...boxAttributes(picture)} />
      <rect class="strip" {...boxAttributes(price)} rx="5" />
      <g class="on-stone">
        <Fitted box={price} of={priceBits(cost)} most={LAYOUTS[form].sizes.guardian + 2} />
        <circle class="boon" cx={middle.x} cy={middle.y} r={boon.w / 2} />
        <Fitted
          box={boon}
          of={'icon' in gift ? travelBits([gift.icon]) : bitsOf(gift.effect)}
          most={LAYOUTS[form].sizes.guardian}
        />
      </g>
      <rect class="stone-edge" {...boxAttributes(card)} rx="7" />
    </g>
  )
}

export function Plaque({ box, of, sand = false }: { box: Box; of: readonly Bit[]; sand?: boolean }) {
  const size = iconsOn(box)
  return (
    <g class={`arn-isl-plaque ${sand ? 'sand' : ''}`}>
      <rect {...boxAttributes(box)} rx={Math.min(box.w, box.h) / 2} />
      {isTall(box) ? <Column box={box} of={of} size={size} /> : <BitsIn of={of} {...middleOf(box)} size={size} />}
    </g>
  )
}

/** A column of icons. */
function Column({ box: { x, y, w, h }, of, size }: { box: Box; of: readonly Bit[]; size: number }) {
  const top = y + (h - of.length * size - (of.length - 1) * 2) / 2
  return (
    <>
      {of.map((bit, i) =>
        'icon' in bit ? (
          <Icon key={i} name={bit.icon} x={x + (w - size) / 2} y={top + i * (size + 2)} size={size} />
        ) : null,
      )}
    </>
  )
}

/** Icons that would be smaller than this share are put into two rows if there is room. */
const SMALL = 0.85

/** Icons in the largest size that fits, up to a limit. */
function Fitted({ box, of, most }: { readonly box: Box; readonly of: readonly Bit[]; readonly most: number }) {
  const fitting = (row: readonly Bit[]): number => Math.min(most, (box.w - 3) / rowWidth(row, 1))
  const { x, y } = middleOf(box)
  const one = fitting(of)
  const [first, second] = halves(of)
  const two = Math.min(fitting(first), fitting(second), box.h / 2)
  if (one >= most * SMALL || two <= one) return <BitsIn of={of} x={x} y={y} size={one} />
  return (
    <>
      <BitsIn of={first} x={x} y={y - box.h / 4} size={two} />
      <BitsIn of={second} x={x} y={y + box.h / 4} size={two} />
    </>
  )
}

/** Splits a row at its "or", otherwise in the middle. */
function halves(of: readonly Bit[]): [readonly Bit[], readonly Bit[]] {
  const choice = of.findIndex((bit) => 'sign' in bit && bit.sign === '/')
  const cut = choice > 0 ? choice + 1 : Math.ceil(of.length / 2)
  return [of.slice(0, cut), of.slice(cut)]
}

export const boxAttributes = ({ x, y, w, h }: Box) => ({ x, y, width: w, height: h })
