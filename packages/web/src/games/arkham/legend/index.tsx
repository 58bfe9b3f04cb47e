// The legend of everything that is drawn on Arkham's table, in groups.

import type { ArkhamView } from '@wayfare/arkham'
import {
  ANCIENTS,
  type AncientId,
  type BonusId,
  DIE_IDS,
  EFFECT_DIE,
  EFFECT_IDS,
  GATES,
  isRoad,
  isSegment,
  isShop,
  isVertex,
  QUARTERS,
  type QuarterId,
  SEGMENTS,
  SHOP_CARD_IDS,
  TASKS,
  TOURISTS,
  type Tourist,
} from '@wayfare/arkham/tables'
import type { KeyOf } from '@wayfare/text'
import type { Legend, LegendEntry } from '../../../board-kit/legend.ts'
import { AncientPicture } from '../ancient-pictures.tsx'
import { BONUS_ICONS } from '../cards.tsx'
import { DieFace } from '../dice.tsx'
import type { IconName } from '../icon-paths.ts'
import { Icon, TouristGlyph } from '../icons.tsx'
import { inspectionWords } from '../inspection/words.ts'
import { markerIn } from '../marker.ts'
import { type LineKind, LineSample, sayLine } from '../route-lines.tsx'
import { wordsOf } from '../words.ts'
import type { en } from './text/en.ts'
import { legendWords } from './words.ts'
// The whole table is imported, because it contains everything used here and its files are shared.
import '../index.ts'

type Key = KeyOf<typeof en>
type Entry = LegendEntry<Key>
type Own = keyof typeof en.names & keyof typeof en.meanings
type Matches = Entry['matches']

const SIZE = 26
const pictureOf =
  (name: IconName, colour = '') =>
  () => <Icon class={colour} name={name} size={SIZE} />

/** A sign that the lexicon explains. */
const word = (term: string, Picture: Entry['Picture'], matches?: Matches): Entry => ({
  id: term,
  Picture,
  word: term,
  ...(matches ? { matches } : {}),
})

/** A sign that only the legend explains. */
const own = (id: Own, Picture: Entry['Picture'], matches?: Matches): Entry => ({
  id,
  Picture,
  name: `names.${id}`,
  meaning: `meanings.${id}`,
  ...(matches ? { matches } : {}),
})

const line = (kind: LineKind): Entry => ({
  id: `line-${kind}`,
  Picture: ({ seat }) => (
    <span class={markerIn(seat)}>
      <LineSample kind={kind} />
    </span>
  ),
  name: `names.${kind}`,
  meaning: (speaker) => sayLine(kind, wordsOf(speaker), false),
})

const tome = (id: BonusId): Entry => ({
  id,
  Picture: pictureOf(BONUS_ICONS[id]),
  name: (speaker) => wordsOf(speaker).say(`bonuses.${id}`),
  meaning: (speaker) => speaker.say(`bonus-rules.${id}`),
  matches: isOneOf([id]),
})

const isOneOf =
  (ids: readonly string[]) =>
  (id: string): boolean =>
    ids.includes(id)
const isTourist = (type: Tourist): Entry => own(type, () => <TouristGlyph type={type} size={SIZE} />, isOneOf([type]))
const isStarred = (id: string): boolean =>
  Object.hasOwn(QUARTERS, id) && (QUARTERS[id as QuarterId] as { readonly star?: number }).star !== undefined
const EffectFace = () => (
  <span class="ark-die">
    <DieFace id={EFFECT_DIE} number={1} size={34} />
  </span>
)

const groups: Legend<Key>['groups'] = [
  {
    title: 'titles.tourists',
    entries: [...TOURISTS.map(isTourist), word('tourist', pictureOf('tourists'))],
  },
  {
    title: 'titles.places',
    entries: [
      word('quarter', pictureOf('quarter'), (id) => Object.hasOwn(QUARTERS, id)),
      word('star', pictureOf('star', 'c-yellow'), isStarred),
      word('shop', pictureOf('shop'), (id) => (isVertex(id) && isShop(id)) || isOneOf(SHOP_CARD_IDS)(id)),
      word('gate', pictureOf('gate', 'c-violet'), isOneOf(GATES)),
      word('horror', pictureOf('horror', 'c-violet'), (id, { ancient }: ArkhamView) =>
        isOneOf(ANCIENTS[ancient].horrors)(id),
      ),
      word('crossing', pictureOf('crossing'), (id) => isVertex(id) && !isShop(id) && !isOneOf(GATES)(id)),
      own('bridge', pictureOf('bridge'), (id) => isSegment(id) && SEGMENTS[id].kind === 'bridge'),
    ],
  },
  { title: 'titles.lines', entries: [line('best'), line('drawn'), line('offered'), line('link')] },
  {
    title: 'titles.bonuses',
    entries: [
      word('coordinate', pictureOf('coord'), isOneOf(['coordinate-change'])),
      word('extra', pictureOf('segment'), isOneOf(['extra-segment'])),
      word('diagonal', pictureOf('diagonal'), isOneOf(['diagonal-segment'])),
    ],
  },
  {
    title: 'titles.tomes',
    entries: [word('tome', pictureOf('tome')), tome('reroll'), tome('improvement'), tome('blessing')],
  },
  {
    title: 'titles.dice',
    entries: [
      own('dice', pictureOf('dice')),
      {
        id: 'die',
        Picture: () => (
          <span class="ark-die">
            <DieFace id={DIE_IDS[0]} number={3} size={34} />
          </span>
        ),
        name: 'names.die',
        meaning: (speaker) => inspectionWords(speaker).say('inspection.die-does'),
        matches: isOneOf(DIE_IDS),
      },
      word('effect', () => <EffectFace />, isOneOf(EFFECT_IDS)),
      own('dark', pictureOf('moon')),
      own('light', pictureOf('sun')),
      own('close', pictureOf('close'), isOneOf(['round'])),
      word('madness', pictureOf('madness', 'c-violet'), isOneOf(['madness'])),
    ],
  },
  {
    title: 'titles.ancients',
    entries: (Object.keys(ANCIENTS) as AncientId[]).map((id) => ({
      id,
      Picture: () => <AncientPicture class="small" id={id} />,
      name: (speaker) => speaker.sayThing(id),
      meaning: (speaker) => speaker.say(`ancient-rules.${id}`),
      matches: isOneOf([id]),
    })),
  },
  {
    title: 'titles.yours',
    entries: [
      word('task', pictureOf('task'), (id) => Object.hasOwn(TASKS, id)),
      own('pencil', pictureOf('pencil'), (id) => isSegment(id) && isRoad(id) && SEGMENTS[id].kind !== 'bridge'),
      {
        id: 'secret',
        Picture: pictureOf('lock'),
        name: 'names.secret',
        meaning: (speaker) => wordsOf(speaker).say('mine.secret'),
      },
      own('finished', pictureOf('check')),
      own('waiting', pictureOf('wait')),
      own('out', pictureOf('no')),
    ],
  },
]

export const legend: Legend<Key> = { groups, wordsOf: legendWords }
