// The printed part of the chart that never changes: sea, land, routes.

import { ISLANDS, SEA } from '@wayfare/darwin/tables'
import sheet from './art/chart.svg?url'
import { LANDING_LINES, numberOf, ROSE, SILENT, WHALE, waysOf } from './geometry.ts'
import { Icon } from './icon.tsx'

export const NUMERALS = ['I', 'II', 'III']
/** The sea extends this far, for screens taller or wider than the chart. */
const BEYOND = 1400

export function Ground({ north }: { readonly north: string }) {
  return (
    <g class="ground" {...SILENT}>
      <defs>
        <linearGradient id="dar-sea" x1="0" y1="0" x2="0" y2="250" gradientUnits="userSpaceOnUse">
          <stop class="sea-far" offset="0" />
          <stop class="sea-near" offset="1" />
        </linearGradient>
        <pattern id="dar-waves" width="46" height="22" patternUnits="userSpaceOnUse">
          <path class="wave" d="M4 8c3-3 5-3 8 0 3 3 5 3 8 0M27 18c3-3 5-3 8 0 3 3 5 3 8 0" />
        </pattern>
      </defs>
      <rect class="sea" x={-BEYOND} y={-BEYOND} width={BEYOND * 3} height={BEYOND * 3} />
      <rect class="waves" x={-BEYOND} y={-BEYOND} width={BEYOND * 3} height={BEYOND * 3} />
      <path class="graticule" d="M-200 158h1572M457 -300v900M783 -300v900M1112 -300v900" />
      {ISLANDS.map(({ id }, i) => {
        const href = `${sheet}#coast-${i + 1}`
        const { x, y } = numberOf(id)
        return (
          <g key={id}>
            <use class="shallows far" href={href} />
            <use class="shallows" href={href} />
            <use class="land" href={href} />
            <text class="numeral" x={x} y={y}>
              {NUMERALS[i]}
            </text>
          </g>
        )
      })}
      <use href={`${sheet}#hills`} />
      {LANDING_LINES.map(({ isle, d, ribbon: { x, y } }) => (
        <g key={isle}>
          <path class="landing" d={d} />
          <g class="silver" transform={`translate(${x} ${y})`}>
            <path d="M-8 12V-13h20l-4.5 6.5L12 0H-8" />
            <Icon name="explorer" size={11} x={-6} y={-12} />
          </g>
        </g>
      ))}
      <path class="way sea" d={waysOf(SEA.stops, false)} />
      <path class="way sea branch" d={waysOf(SEA.stops, true)} />
      {ISLANDS.map(({ id, stops }) => (
        <path key={id} class="way" d={waysOf(stops, false)} />
      ))}
      <g transform={`translate(${ROSE.x} ${ROSE.y})`}>
        <use href={`${sheet}#rose`} />
        <text class="north" y="-36">
          {north}
        </text>
      </g>
      <use href={`${sheet}#whale`} x={WHALE.x} y={WHALE.y} />
    </g>
  )
}

/** The shore of an island, for highlighting. */
export const coastOf = (isle: number): string => `${sheet}#coast-${isle}`
