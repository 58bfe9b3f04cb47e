import type { Words } from './words.ts'

/** What the lines on the map mean. */
export function Legend({ words, final }: { words: Words; final: boolean }) {
  return (
    <ul class="ark-legend" aria-label={words.say('outlook.legend')}>
      <li>
        <svg class="ark-map" width="34" height="12" viewBox="0 0 34 12" aria-hidden="true">
          <path class="seg drawn best" d="M5 6H29" />
          <path class="seg core" d="M5 6H29" />
        </svg>
        {words.say(final ? 'outlook.legend-final' : 'outlook.legend-best')}
      </li>
      {!final && (
        <li>
          <svg class="ark-map" width="34" height="12" viewBox="0 0 34 12" aria-hidden="true">
            <path class="seg drawn" d="M5 6H29" />
          </svg>
          {words.say('outlook.legend-drawn')}
        </li>
      )}
      <li>
        <svg class="ark-map" width="34" height="12" viewBox="0 0 34 12" aria-hidden="true">
          <path class="seg offered" d="M4 6H30" />
        </svg>
        {words.say('outlook.legend-offered')}
      </li>
      <li>
        <svg class="ark-map" width="34" height="12" viewBox="0 0 34 12" aria-hidden="true">
          <path class="link" d="M3 6H31" />
        </svg>
        {words.say('outlook.legend-link')}
      </li>
    </ul>
  )
}
