// The printed parts of the city: blocks, wall, river, streets, bridges. They depend only on the Ancient One.

import { type AncientId, exists, QUARTER_IDS, QUARTERS, ROAD_IDS, SEGMENTS } from '@wayfare/arkham/tables'
import { useMemo } from 'preact/hooks'
import { BRIDGES_AT, blockPath, CITY, RIVER, segmentPath, UNIVERSITY } from './geometry.ts'
import type { BoardView } from './props.ts'

type Sign = 'centre' | 'top' | 'bottom' | 'none'

/** With Yog-Sothoth the middle of the university is a crossing, so its sign moves away from that and from tourists. */
export function signAt(ancient: AncientId, { tourists }: Pick<BoardView, 'tourists'>): Sign {
  if (ancient !== 'yog-sothoth') return 'centre'
  if (!tourists.q45 && !tourists.q55) return 'bottom'
  return tourists.q44 || tourists.q54 ? 'none' : 'top'
}

const SIGNS: Readonly<Record<Sign, string>> = {
  centre: 'translate(461 461)',
  bottom: 'translate(461 540) scale(.88)',
  top: 'translate(461 447) scale(.88)',
  none: '',
}

/** The sign is drawn over the edges of the surrounding quarters. */
export function UniversitySign({ at, name }: { at: Sign; name: string }) {
  if (at === 'none') return null
  return (
    <g class="uplate" transform={SIGNS[at]}>
      <path d="M-52-11H52l-6 11 6 11H-52l6-11Z" />
      <text y="4">{name}</text>
    </g>
  )
}

export function Ground({ ancient, river }: { ancient: AncientId; river: string }) {
  return useMemo(
    () => (
      <>
        <Patterns />
        <g class="deep">
          <ellipse cx="350" cy="350" rx="210" ry="190" />
          <ellipse cx="602" cy="269" rx="150" ry="70" />
          <ellipse cx="138" cy="451" rx="150" ry="70" />
        </g>
        <g class="quarters">
          {QUARTER_IDS.map((id) => (
            <g key={id} class={`q q-${QUARTERS[id].type}`}>
              <path class="qb" d={blockPath(id)} />
              <path class="qh" d={blockPath(id)} />
            </g>
          ))}
        </g>
        <Wall />
        <River />
        <Streets ancient={ancient} />
        <text class="rname" x="632" y="285">
          {river}
        </text>
      </>
    ),
    [ancient, river],
  )
}

function Patterns() {
  return (
    <defs>
      <pattern id="ark-h-red" width="7" height="7" patternUnits="userSpaceOnUse">
        <circle class="c-red" cx="3.5" cy="3.5" r="1.35" fill="currentColor" />
      </pattern>
      <pattern id="ark-h-green" width="6" height="6" patternUnits="userSpaceOnUse">
        <path class="c-green" d="M3 0v6" stroke="currentColor" stroke-width=".9" />
      </pattern>
      <pattern id="ark-h-blue" width="12" height="6" patternUnits="userSpaceOnUse">
        <path class="c-blue" d="M0 3c2-2.5 4-2.5 6 0s4 2.5 6 0" fill="none" stroke="currentColor" stroke-width=".9" />
      </pattern>
      <pattern id="ark-h-purple" width="8" height="8" patternUnits="userSpaceOnUse">
        <path class="c-purple" d="M0 0l8 8M8 0 0 8" stroke="currentColor" stroke-width=".8" />
      </pattern>
      <pattern id="ark-h-yellow" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path class="c-yellow" d="M3 0v6" stroke="currentColor" stroke-width=".9" />
      </pattern>
      <radialGradient id="ark-deep">
        <stop class="deep-in" offset="0" />
        <stop class="deep-out" offset="1" />
      </radialGradient>
      <linearGradient id="ark-river" x1="0" y1="1" x2="1" y2="0">
        <stop class="river-shore" offset="0" />
        <stop class="river-deep" offset=".5" />
        <stop class="river-shore" offset="1" />
      </linearGradient>
      <clipPath id="ark-city">
        <rect x={CITY.x} y={CITY.y} width={CITY.w} height={CITY.h} />
      </clipPath>
    </defs>
  )
}

function Wall() {
  const { x, y, w, h } = UNIVERSITY
  return (
    <>
      <rect class="uni" x={x} y={y} width={w} height={h} rx="3" />
      <rect class="uni2" x={x + 4} y={y + 4} width={w - 8} height={h - 8} rx="2" />
    </>
  )
}

function River() {
  return (
    <g class="river" clip-path="url(#ark-city)">
      <path class="bank" d={RIVER} />
      <path class="water" d={RIVER} />
      <path class="wave" d={RIVER} transform="translate(0 -6)" />
      <path class="wave w2" d={RIVER} transform="translate(0 5)" />
      <g class="below">
        <path
          class="tail"
          d="M67 441c22-9 38 8 60 0s36-6 50 1M183 437c20-6 36 9 58 1s30-5 40 2M431 283c20-9 30 7 44 1M476 280c20 7 36-7 60 2M577 283c24-8 40 6 58-2s24-2 30 2"
        />
        <g class="watcher" transform="translate(338 405)">
          <path class="eye" d="M0-25C15-11 15 11 0 25-15 11-15-11 0-25Z" />
          <circle class="iris" r="8.5" />
          <path class="slit" d="M0-8C3-3 3 3 0 8-3 3-3-3 0-8Z" />
          <circle class="glint" cx="2.5" cy="-3.5" r="1.5" />
        </g>
      </g>
    </g>
  )
}

function Streets({ ancient }: { ancient: AncientId }) {
  return (
    <>
      <g class="streets">
        {ROAD_IDS.filter((id) => exists(id, ancient)).map((id) => {
          const { kind } = SEGMENTS[id]
          const look = kind === 'embankment' ? 'quay' : kind === 'university' ? 'inner' : ''
          return <path key={id} class={`street ${look}`} d={segmentPath(id, 'straight')} />
        })}
      </g>
      {BRIDGES_AT.map((at) => (
        <g key={at} class="bridge" transform={at}>
          <path class="deck" d="M-7-22H7V22H-7Z" />
          <path d="M-8-22V22M8-22V22M-11-24h6M5-24h6M-11 24h6M5 24h6M-8-12h-3M-8 0h-3M-8 12h-3M8-12h3M8 0h3M8 12h3" />
        </g>
      ))}
    </>
  )
}
