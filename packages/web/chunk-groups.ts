// Groups files that a page loads together anyway into one chunk, which is smaller: 117 kB in place of 126 for a table,
// 49 in place of 55 for the home page. The files that a group imports are added unless an earlier group has them, so
// the home page comes first.

import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const SOURCES = fileURLToPath(new URL('src', import.meta.url))

/** The files of each group, by folder of the client. */
const GROUPS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'home-parts': {
    'base/browser': 'router settings title',
    'base/ui':
      'avatar badge button class-names element-meanings empty-state failure icon icons key-cap list-row logo notice panel screen-parts seat segmented skeleton toast',
    'board-kit': 'persona-names seat-names',
    'client/catalogue': 'catalogue my-turn',
    'client/offline': 'local-tables',
    'client/online': 'problem session',
    'client/table': 'choice-begun coached-tables guided-mark',
    'features/help': 'level',
    games: 'index',
    '../../protocol/src': 'answers',
  },
  controls: {
    'base/browser': 'layout-changes worker-requests',
    'base/ui':
      'bubble clock dialog hyphens long-press memo menu-button minus modal option-chip page-keys popover-position prompt-line switch tooltip use-loaded',
  },
  // The files that tables and replays share.
  'board-kit': {
    'board-kit':
      'arrow-keys auto-tab catalogue-speaker deferred drawn-table enter-key fit-all game-speaker glossary-text label-prefix lazy-general-table log-icon log-lines log-mark map-zoom.css payment-purpose payment-shown phone-tabs pointable pointing roving use-arrow-keys use-drawer use-viewport',
  },
  // Files that are loaded once the table is complete.
  motion: {
    'base/sound': 'play-sound sounds',
    'board-kit/motion':
      'before dice fewer-words gesture line-copy lines numbers performer places player script stage step table-before timing turn-shown ways',
    'features/play':
      'automatic-moves move-sounds play-move-sounds table-sounds turn-show turn-show-queue use-turn-show',
  },
}

/** The files of a game's sentences, with the data about its cards that these need. */
const WORDS =
  /games\/(\w+)\/src\/(text\/(phrases|things|ways|effects|index)|ways|occupants|idol-slots|resources|cards\/|board\/)/

/** The files of a game's table, except those loaded on demand. */
const TABLE =
  /src\/games\/(\w+)\/(?!manifest|parts|motion|sounds|turn-gist|gallery|appendix|companion|alfred|card-zoom\.|card-zoom-notes|score-preview-rival)[\w-]+\.tsx?$/

export const CHUNK_GROUPS = [
  ...Object.entries(GROUPS).map(([name, folders]) => {
    const files = new Set(Object.entries(folders).flatMap(([folder, names]) => names.split(' ').map(inFolder(folder))))
    return { name, test: (id: string) => files.has(id) }
  }),
  { name: (id: string) => `${WORDS.exec(id)?.[1]}-words`, test: WORDS },
  { name: (id: string) => `${TABLE.exec(id)?.[1]}-table`, test: TABLE },
]

/** Throws if a listed file does not exist, so that a rename is noticed. */
function inFolder(folder: string): (name: string) => string {
  return (name) => {
    const paths = ['', '.ts', '.tsx'].map((ending) => resolve(SOURCES, folder, name + ending))
    const file = paths.find((path) => existsSync(path))
    if (!file) throw new Error(`chunk-groups.ts names ${folder}/${name}, which is not there`)
    return file
  }
}
