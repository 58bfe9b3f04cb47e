// Single things with their names, at the sizes at which they must be told apart.

import {
  ACTION_CARDS,
  BONUS_CARDS,
  CAMPS,
  CREW_IDS,
  ENVELOPES,
  GOAL_IDS,
  ISLANDS,
  MAIL_TILE_IDS,
  OBJECTIVE_IDS,
  SCROLLS,
  SLOTS,
  SPACES,
  SPECIAL_IDS,
  SPECIMENS,
  STACKS,
  STOPS,
  WORKERS,
} from '@wayfare/darwin/tables'
import type { GameSpeaker } from '@wayfare/text'
import { toneOf } from '../../base/ui/seat.ts'
import { Coin, Piece, Points } from './bits.tsx'
import { Goals as ChartGoals } from './chart-marks.tsx'
import { NAMES } from './gallery-still.ts'
import { GOAL_SIZE, goalAt } from './geometry.ts'
import { Glyph } from './glyph.tsx'
import { ICONS, Icon, Mark, SealIcon, SpecimenPicture } from './icon.tsx'
import type { Props } from './props.ts'
import { wordsOf } from './words.ts'

type Spoken = { readonly speaker: GameSpeaker }

/** The sizes in the museum on a phone and on a desk, on the chart, and in the museum of a low screen. */
const SPECIMEN_SIZES = [44, 34, 28, 23]

export const Specimens = ({ speaker }: Spoken) => (
  <div class="dar-gallery-row">
    {SPECIMENS.map((id) => (
      <figure key={id} class="dar-gallery-thing" data-thing={id}>
        <span class="sizes">
          {SPECIMEN_SIZES.map((size) => (
            <SpecimenPicture key={size} of={id} size={size} />
          ))}
        </span>
        <figcaption>{speaker.sayThing(id)}</figcaption>
      </figure>
    ))}
  </div>
)

/** The sizes on a scroll, in the row of a worker, and among requirements. */
const SEAL_SIZES = [42, 25, 16]

export const Seals = ({ speaker }: Spoken) => (
  <div class="dar-gallery-row">
    {(['green', 'blue', 'red', 'yellow', 'purple'] as const).map((of) => (
      <figure key={of} class="dar-gallery-thing" data-thing={`seal-${of}`}>
        <span class="sizes">
          {SEAL_SIZES.map((size) => (
            <SealIcon key={size} of={of} size={size} />
          ))}
        </span>
        <figcaption>{speaker.say(`colours.${of}`)}</figcaption>
      </figure>
    ))}
  </div>
)

export function Goals({ props }: { readonly props: Props }) {
  const { x, y } = goalAt(0)
  const { w, h } = GOAL_SIZE
  return (
    <div class="dar-gallery-row">
      {GOAL_IDS.map((id) => (
        <figure key={id} class="dar-gallery-thing" data-thing={id}>
          <svg class="dar-map" viewBox={`${x - w / 2 - 2} ${y - h / 2 - 2} ${w + 4} ${h + 4}`} aria-hidden="true">
            <ChartGoals goals={[id]} scored={0} round={1} per={wordsOf(props.speaker).say('chart.per')} />
          </svg>
          <figcaption>{props.speaker.sayThing(id)}</figcaption>
        </figure>
      ))}
    </div>
  )
}

export const Pieces = () => (
  <div class="dar-gallery-row">
    {NAMES.map((name, i) => (
      <figure key={name} class={`dar-gallery-thing dar-piece-${toneOf(i)}`} data-seat={i}>
        <span class="sizes">
          <Mark of={i} size={14} />
          <Piece of={i} size={24} />
          <Piece of={i} size={18} />
        </span>
        <span class="sizes pieces">
          <Icon name="explorer" size={26} />
          <Icon name="ship" size={26} />
          <Icon name="tent" size={22} />
        </span>
      </figure>
    ))}
  </div>
)

/** The sizes in a space and in narrow places. */
const ICON_SIZES = [20, 14]
const AMOUNTS = [0, 4, 12]

export const Signs = () => (
  <div class="dar-gallery-row">
    {ICONS.map((name) => (
      <span key={name} class="dar-gallery-sign" data-icon={name}>
        {ICON_SIZES.map((size) => (
          <Icon key={size} name={name} size={size} />
        ))}
      </span>
    ))}
    {AMOUNTS.map((n) => (
      <span key={n} class="dar-gallery-sign">
        <Coin n={n} />
        <Coin n={n} size={15} />
        <Points n={n} />
        <Points n={n} size={19} />
      </span>
    ))}
  </div>
)

const THINGS: readonly string[] = [
  ...[...CREW_IDS, ...OBJECTIVE_IDS, ...SPECIAL_IDS, ...MAIL_TILE_IDS, ...GOAL_IDS],
  ...[...WORKERS, ...STACKS, ...ENVELOPES, 'used'],
  ...[...SLOTS, ...SPACES, ...STOPS, ...ISLANDS, ...CAMPS].map(({ id }) => id),
  ...SCROLLS.flatMap(({ slots }) => slots),
  ...[...Object.keys(ACTION_CARDS), ...Object.keys(BONUS_CARDS)],
]

export const Named = ({ speaker }: Spoken) => (
  <ul class="dar-gallery-names">
    {THINGS.map((id) => (
      <li key={id} data-thing={id}>
        <Glyph id={id} /> {speaker.sayThing(id)}
      </li>
    ))}
  </ul>
)
