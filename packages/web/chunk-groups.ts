// Files that a page loads together anyway weigh less as one: at a table 117 kB instead of 126, on the home page 49 instead of 55. What a
// group uses itself comes along unless an earlier group has it, so what the home page needs comes first.

import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const SOURCES = fileURLToPath(new URL('src', import.meta.url))

/** By group, and by folder of the client: the names of files. */
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
  // What tables and replays share.
  'board-kit': {
    'board-kit':
      'arrow-keys auto-tab catalogue-speaker deferred drawn-table enter-key fit-all game-speaker glossary-text label-prefix lazy-general-table log-icon log-lines log-mark map-zoom.css payment-purpose payment-shown phone-tabs pointable pointing roving use-arrow-keys use-drawer use-viewport',
  },
  // Loaded once the table stands.
  motion: {
    'base/sound': 'play-sound sounds',
    'board-kit/motion':
      'before dice fewer-words gesture line-copy lines numbers performer places player script stage step table-before timing turn-shown ways',
    'features/play':
      'automatic-moves move-sounds play-move-sounds table-sounds turn-show turn-show-queue use-turn-show',
  },
}

/** What a game's sentences are made of, with the facts about its cards that they tell. */
const WORDS =
  /games\/(\w+)\/src\/(text\/(phrases|things|ways|effects|index)|ways|occupants|idol-slots|resources|cards\/|board\/)/

/** The table of a game, apart from what is loaded on demand. */
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

/** Whoever renames a file is told that it is listed here. */
function inFolder(folder: string): (name: string) => string {
  return (name) => {
    const paths = ['', '.ts', '.tsx'].map((ending) => resolve(SOURCES, folder, name + ending))
    const file = paths.find((path) => existsSync(path))
    if (!file) throw new Error(`chunk-groups.ts names ${folder}/${name}, which is not there`)
    return file
  }
}
