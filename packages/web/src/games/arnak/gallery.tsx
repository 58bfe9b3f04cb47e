// The gallery of every component: cards in all sizes, guardians, assistants, sites, idols, temple and bonus tiles, the
// rival's tiles, tokens.

import {
  ARTIFACTS,
  ASSISTANT_IDS,
  BASICS,
  BONUS_KINDS,
  bonusOf,
  FEAR,
  GUARDIAN_IDS,
  ICONS,
  IDOL_KINDS,
  ITEMS,
  LEVEL1_IDS,
  LEVEL2_IDS,
  RESOURCES,
  RIVAL_TILE_IDS,
  STACKS,
} from '@wayfare/arnak/tables'
import { seatShape, type Tone } from '../../base/ui/seat.ts'
import { type GalleryProps, Part } from '../../board-kit/gallery-part.tsx'
import { Assistant } from './assistant.tsx'
import { Bits } from './bits.tsx'
import { CardFace, type CardSize } from './card-face.tsx'
import { type Bit, bitsOf } from './effect-bits.ts'
import { Glyph } from './glyph.tsx'
import { Drawn, Icon } from './icon.tsx'
import { Picture } from './picture.tsx'
import { IDOL_BACK } from './sprite-sheets.ts'
import { thingBits } from './thing-bits.ts'
import './colours.css'
import './fonts.css'
import './gallery.css'

const CARDS: readonly (readonly [string, readonly string[]])[] = [
  ['Basic cards and Fear', [...Object.keys(BASICS), FEAR]],
  ['Items', Object.keys(ITEMS)],
  ['Artifacts', Object.keys(ARTIFACTS)],
]
const SIZES: readonly CardSize[] = ['hand', 'row', 'small', 'large']
const TONES: readonly Tone[] = ['mine', 'rival-a', 'rival-b', 'rival-c']

export function Gallery({ speaker }: GalleryProps) {
  const named = (id: string, does: readonly Bit[] = []) => (
    <figure key={id} class="arn-gallery-thing" data-thing={id}>
      <Picture id={id} />
      <figcaption>
        {speaker.sayThing(id)}
        {does.length > 0 && <Bits of={does} />}
      </figcaption>
    </figure>
  )
  return (
    <>
      {CARDS.map(([name, ids]) =>
        SIZES.map((size) => (
          <Part key={`${name} ${size}`} name={`${name}, ${size}`}>
            <div class="arn-gallery-row" data-size={size}>
              {ids.map((id) => (
                <div key={id} data-card={id} data-size={size}>
                  <CardFace id={id} size={size} speaker={speaker} />
                </div>
              ))}
            </div>
          </Part>
        )),
      )}
      <Part name="Guardians">
        <div class="arn-gallery-row">{GUARDIAN_IDS.map((id) => named(id, thingBits(id)))}</div>
      </Part>
      <Part name="Assistants, silver and gold, ready and used">
        <div class="arn-gallery-row">
          {ASSISTANT_IDS.map((id) => (
            <figure key={id} class="arn-gallery-thing wide" data-thing={id}>
              <Assistant id={id} />
              <Assistant id={id} gold />
              <Assistant id={id} gold ready={false} />
              <figcaption>{speaker.sayThing(id)}</figcaption>
            </figure>
          ))}
        </div>
      </Part>
      <Part name="Places">
        <div class="arn-gallery-row">{[...LEVEL1_IDS, ...LEVEL2_IDS].map((id) => named(id, thingBits(id)))}</div>
      </Part>
      <Part name="Idols">
        <div class="arn-gallery-row">
          {IDOL_KINDS.map((id) => named(id, thingBits(id)))}
          <figure class="arn-gallery-thing" data-thing={IDOL_BACK}>
            <Picture id={IDOL_BACK} />
          </figure>
        </div>
      </Part>
      <Part name="Temple tiles">
        <div class="arn-gallery-row">{STACKS.map(({ id }) => named(id))}</div>
      </Part>
      <Part name="Bonus tiles">
        <div class="arn-gallery-row">
          {BONUS_KINDS.map((id) => (
            <figure key={id} class="arn-gallery-thing" data-thing={id}>
              <span class="arn-gallery-bonus">
                <Bits of={bitsOf(bonusOf(id))} size={24} />
              </span>
              <figcaption>{speaker.sayThing(id)}</figcaption>
            </figure>
          ))}
        </div>
      </Part>
      <Part name="The rival’s tiles">
        <div class="arn-gallery-row">
          {RIVAL_TILE_IDS.map((id) => (
            <figure key={id} class="arn-gallery-thing" data-thing={id}>
              <Glyph id={id} />
              <figcaption>{speaker.sayThing(id)}</figcaption>
            </figure>
          ))}
        </div>
      </Part>
      <Part name="Tokens">
        <div class="arn-gallery-row">
          {[...RESOURCES, ...ICONS].map((name) => (
            <figure key={name} class="arn-gallery-thing" data-token={name}>
              <Icon name={name} size={32} />
              <Icon name={name} size={16} />
            </figure>
          ))}
          {TONES.map((tone, seat) => (
            <figure key={tone} class={`arn-gallery-thing arn-seat-${tone}`} data-token={tone}>
              <Drawn name="pawn" width={32} height={44} />
              <svg class="arn-gallery-mark" viewBox="0 0 24 24" width={24} height={24} aria-hidden="true">
                <path d={seatShape(seat)} />
              </svg>
              <Icon name="glass" size={24} />
              <Icon name="notebook" size={24} />
            </figure>
          ))}
        </div>
      </Part>
    </>
  )
}
