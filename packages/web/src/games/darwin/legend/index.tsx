// The legend of everything that is drawn on Darwin's table, in groups.

import {
  CAMPS,
  CREW_IDS,
  ENVELOPES,
  GOAL_IDS,
  goalTile,
  KINDS,
  MAIL_TILE_IDS,
  OBJECTIVE_IDS,
  objective,
  SCROLLS,
  SPACES,
  SPECIMENS,
  STACKS,
  type Tier,
  WORKERS,
} from '@wayfare/darwin/tables'
import type { KeyOf } from '@wayfare/text'
import type { Legend, LegendEntry } from '../../../board-kit/legend.ts'
import { goalBits } from '../action-bits.ts'
import { Bits, Coin, Points } from '../bits.tsx'
import { BeaglePicture, Icon, type IconName, SealIcon, SpecimenPicture } from '../icon.tsx'
import { pieceClass } from '../props.ts'
import type { en } from './text/en.ts'
import { legendWords } from './words.ts'
// The whole table is imported, because it contains everything used here and its files are shared.
import '../index.ts'

type Key = KeyOf<typeof en>
type Entry = LegendEntry<Key>
type Own = keyof typeof en.names & keyof typeof en.meanings

const SIZE = 26
const pictureOf = (name: IconName) => () => <Icon name={name} size={SIZE} />

/** A piece in the colour of its seat. */
const piece =
  (name: IconName): Entry['Picture'] =>
  ({ seat }) => (
    <span class={`dar-glyph piece ${pieceClass(seat)}`}>
      <Icon name={name} size={SIZE} />
    </span>
  )

/** A sign that the lexicon explains. */
const word = (id: string, term: string, Picture: Entry['Picture'], matches?: Entry['matches']): Entry => ({
  id,
  Picture,
  word: term,
  ...(matches ? { matches } : {}),
})

/** A sign that only the legend explains. */
const own = (id: Own, Picture: Entry['Picture'], matches?: Entry['matches']): Entry => ({
  id,
  Picture,
  name: `names.${id}`,
  meaning: `meanings.${id}`,
  ...(matches ? { matches } : {}),
})

const isOneOf =
  (ids: readonly string[]) =>
  (id: string): boolean =>
    ids.includes(id)
const idsOf = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id)
const isOfTier = (tier: Tier) => isOneOf(OBJECTIVE_IDS.filter((id) => objective(id).tier === tier))

const [goal] = GOAL_IDS

const groups: Legend<Key>['groups'] = [
  {
    title: 'titles.money',
    entries: [
      word('coin', 'coin', () => <Coin n={4} size={SIZE} />, isOneOf(['coins'])),
      own('free', () => <Coin n={0} size={SIZE} />),
      word('knowledge', 'knowledge', pictureOf('know'), isOneOf(['knowledge'])),
      {
        id: 'points',
        Picture: () => (
          <>
            <Points n={3} size={22} />
            <Icon name="vp" size={22} />
          </>
        ),
        name: (speaker) => speaker.label({ key: 'outline.points' }),
        meaning: 'meanings.points',
        matches: isOneOf(['points']),
      },
      word('theory', 'evolution', pictureOf('theory'), isOneOf(['theory'])),
    ],
  },
  {
    title: 'titles.actions',
    entries: [
      own('explore', pictureOf('explore')),
      own('navigate', pictureOf('navigate')),
      word('stamp', 'stamp', pictureOf('stamp'), isOneOf([...MAIL_TILE_IDS, ...ENVELOPES, 'used'])),
      own('stack', pictureOf('stack'), isOneOf(STACKS)),
      own('academy', pictureOf('academy'), isOneOf(SCROLLS.flatMap(({ slots }) => slots))),
      own('study', pictureOf('study')),
      own('deliver', pictureOf('deliver')),
      word('museum', 'museum', pictureOf('museum'), isOneOf(['museum-deliver', 'museum-study'])),
      own('order', pictureOf('order'), isOneOf(['order', 'turn-order'])),
    ],
  },
  {
    title: 'titles.seals',
    entries: [
      word('worker', 'worker', piece('worker'), isOneOf(WORKERS)),
      own('green', () => <SealIcon of="green" size={SIZE} />),
      own('blue', () => <SealIcon of="blue" size={SIZE} />),
      own('yellow', () => <SealIcon of="yellow" size={SIZE} />),
      own('red', () => <SealIcon of="red" size={SIZE} />),
      word('purple', 'special', () => <SealIcon of="purple" size={SIZE} />),
      own('badge-silver', pictureOf('badges')),
      own('badge-gold', pictureOf('badgeg')),
    ],
  },
  {
    title: 'titles.journals',
    entries: [
      word('journal', 'journal', pictureOf('journal'), isOneOf(idsOf(SPACES))),
      word('lens', 'lens', pictureOf('lens'), isOneOf(['lens'])),
      word('lock', 'locked', pictureOf('lock')),
      own('silver', pictureOf('objs'), isOfTier('silver')),
      own('gold', pictureOf('objg'), isOfTier('gold')),
      word('crew', 'crew', pictureOf('crew'), isOneOf(CREW_IDS)),
      word('goal', 'goal', () => (goal ? <Bits of={goalBits(goalTile(goal))} size={15} /> : null), isOneOf(GOAL_IDS)),
    ],
  },
  {
    title: 'titles.chart',
    entries: [
      word('explorer', 'explorer', piece('explorer')),
      own('ship', piece('ship')),
      word('beagle', 'beagle', () => <BeaglePicture x={0} y={0} width={44} height={36} />),
      own('lag', pictureOf('lag'), isOneOf(['lag'])),
      word('pennant', 'ribbon', pictureOf('pennant'), (id) => id.startsWith('ribbon:')),
      own('camp', pictureOf('camp'), isOneOf(idsOf(CAMPS))),
      word('tent', 'tent', piece('tent'), (id) => id.startsWith('tent:')),
      word('stop', 'stop', pictureOf('stop')),
    ],
  },
  {
    title: 'titles.specimens',
    entries: KINDS.map((kind) =>
      own(
        kind,
        () => (
          <>
            <Icon name={kind} size={22} />
            <SpecimenPicture of={`green-${kind}`} size={22} />
          </>
        ),
        isOneOf(SPECIMENS.filter((one) => one.endsWith(`-${kind}`))),
      ),
    ),
  },
  {
    title: 'titles.signs',
    entries: [
      own('arrow', pictureOf('arrow')),
      own('split', pictureOf('split')),
      own('plus', pictureOf('plus')),
      own('check', pictureOf('check')),
      own('clock', pictureOf('clock'), isOneOf(['round'])),
    ],
  },
]

export const legend: Legend<Key> = { groups, wordsOf: legendWords }
