// The key to the lines on the map: a short piece of each kind, and its meaning.

import type { Words } from './words.ts'

export type LineKind = 'best' | 'drawn' | 'offered' | 'link'

const PATHS: Readonly<Record<LineKind, readonly (readonly [classes: string, d: string])[]>> = {
  best: [
    ['seg drawn best', 'M5 6H29'],
    ['seg core', 'M5 6H29'],
  ],
  drawn: [['seg drawn', 'M5 6H29']],
  offered: [['seg offered', 'M4 6H30']],
  link: [['link', 'M3 6H31']],
}

export const LineSample = ({ kind }: { readonly kind: LineKind }) => (
  <svg class="ark-map" width="34" height="12" viewBox="0 0 34 12" aria-hidden="true">
    {PATHS[kind].map(([classes, d]) => (
      <path key={classes} class={classes} d={d} />
    ))}
  </svg>
)

export const sayLine = (kind: LineKind, words: Words, final: boolean): string =>
  words.say(kind === 'best' && final ? 'outlook.legend-final' : `outlook.legend-${kind}`)

/** Lists the lines on the map with their meanings. */
export function RouteLines({ words, final }: { words: Words; final: boolean }) {
  const kinds: readonly LineKind[] = final ? ['best', 'offered', 'link'] : ['best', 'drawn', 'offered', 'link']
  return (
    <ul class="ark-legend" aria-label={words.say('outlook.legend')}>
      {kinds.map((kind) => (
        <li key={kind}>
          <LineSample kind={kind} />
          {sayLine(kind, words, final)}
        </li>
      ))}
    </ul>
  )
}
