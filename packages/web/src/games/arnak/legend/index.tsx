// The legend of everything that is drawn on Arnak's table, in groups.

import {
  ARTIFACTS,
  ASSISTANTS,
  CAMPS,
  FEAR,
  GUARDIANS,
  IDOLS,
  ITEMS,
  RESOURCES,
  SITES,
  SPACES,
  STACKS,
  TRACKS,
} from '@wayfare/arnak/tables'
import type { KeyOf } from '@wayfare/text'
import type { Legend, LegendEntry } from '../../../board-kit/legend.ts'
import { Icon, type IconName } from '../icon.tsx'
import { inspectionWords } from '../inspection/words.ts'
import { Picture } from '../picture.tsx'
import { IDOL_BACK } from '../sprite-sheets.ts'
import type { en } from './text/en.ts'
import { legendWords } from './words.ts'
// The whole table is imported, because it contains everything used here and its files are shared.
import '../index.ts'

type Key = KeyOf<typeof en>
type Entry = LegendEntry<Key>
type Own = keyof typeof en.names & keyof typeof en.meanings

const SIZE = 26
const pictureOf = (name: IconName) => () => <Icon name={name} size={SIZE} />
const pictured = (id: string) => () => <Picture id={id} class="arn-glyph" />

/** A sign that the lexicon explains. */
const word = (icon: IconName, term: string, matches?: Entry['matches']): Entry => ({
  id: icon,
  Picture: pictureOf(icon),
  word: term,
  ...(matches ? { matches } : {}),
})

/** A sign that only the legend explains. */
const own = (id: Own, matches?: Entry['matches'], Picture = pictureOf(id as IconName)): Entry => ({
  id,
  Picture,
  name: `names.${id}`,
  meaning: `meanings.${id}`,
  ...(matches ? { matches } : {}),
})

const isIn =
  (...tables: readonly object[]) =>
  (id: string): boolean =>
    tables.some((table) => Object.hasOwn(table, id))
const isOneOf =
  (...ids: readonly string[]) =>
  (id: string): boolean =>
    ids.includes(id)
const PLACES: ReadonlyMap<string, boolean> = new Map([
  ...SITES.map(({ id }) => [id, isIn(CAMPS)(id)] as const),
  ...SPACES.map(({ id, site }) => [id, isIn(CAMPS)(SITES[site]?.id ?? '')] as const),
])

const groups: Legend<Key>['groups'] = [
  { title: 'titles.resources', entries: RESOURCES.map((id) => word(id, id, isOneOf(id))) },
  { title: 'titles.travel', entries: [own('boot'), own('car'), own('ship'), own('plane', isOneOf('planes', 'pilot'))] },
  {
    title: 'titles.cards',
    entries: [
      own('hand'),
      {
        id: 'deck',
        Picture: pictureOf('deck'),
        name: 'names.deck',
        meaning: (speaker) => inspectionWords(speaker).say('inspection.deck'),
        matches: isOneOf('deck'),
      },
      word('moon', 'staff', isOneOf('rounds')),
      own('seal'),
    ],
  },
  {
    title: 'titles.actions',
    entries: [
      own('dig'),
      own('discover'),
      own('research', isIn(TRACKS.bird.spaces, TRACKS.snake.spaces)),
      own('overcome'),
      word('item', 'item', isIn(ITEMS)),
      word('artifact', 'artifact', isIn(ARTIFACTS)),
      own('play'),
      own('pass'),
      word('bolt', 'free'),
    ],
  },
  {
    title: 'titles.effects',
    entries: [
      own('draw'),
      word('exile', 'exile', (id) => id.startsWith('exile:')),
      own('handcard'),
      own('upgrade'),
      own('home'),
      word('fear', 'fear', isOneOf(FEAR, 'fear-tile')),
      own('no-fear', isOneOf('calm')),
      own('eye'),
      own('to'),
    ],
  },
  {
    title: 'titles.island',
    entries: [
      word('archaeologist', 'archaeologist'),
      word('camp', 'camp', (id) => PLACES.get(id) === true),
      word('site', 'site', (id) => PLACES.get(id) === false),
      word('guardian', 'guardian', isIn(GUARDIANS)),
      own('guardian-tile', undefined, pictured('guardian-two-compasses-arrowhead')),
      word('idol', 'idol', (id) => isIn(IDOLS)(id) || isOneOf('idol')(id)),
      own('idol-face', undefined, pictured('idol-coin')),
      own('idol-back', undefined, pictured(IDOL_BACK)),
    ],
  },
  {
    title: 'titles.research',
    entries: [
      word('glass', 'glass', isOneOf('glass')),
      word('notebook', 'notebook', isOneOf('notebook')),
      word('temple', 'temple', (id) => STACKS.some((one) => one.id === id)),
      word('assistant', 'assistant', isIn(ASSISTANTS)),
      own('recruit'),
      own('gold'),
      word('refresh', 'refresh'),
      own('swap'),
    ],
  },
]

export const legend: Legend<Key> = { groups, wordsOf: legendWords }
