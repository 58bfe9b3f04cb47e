// The legend of a game as it is read: every sign with its name and one line in the reader's language.

import type { Id } from '@wayfare/kernel'
import type { GameSpeaker, Language } from '@wayfare/text'
import type { LexiconWords } from '@wayfare/text/lexicon'
import type { Legend, LegendEntry, LegendText } from '../../board-kit/legend.ts'
import { fitsFilter } from '../../board-kit/option-groups.ts'
import { capital, sentencesOf } from '../../board-kit/sentences.ts'
import { partsOf } from '../../games/index.ts'

export type LegendRow = {
  readonly id: string
  readonly Picture: LegendEntry['Picture']
  readonly name: string
  /** Absent where the name says it all. */
  readonly meaning?: string | undefined
  readonly matches?: ((id: Id) => boolean) | undefined
}

export type RowGroup = { readonly title: string; readonly rows: readonly LegendRow[] }

/** A legend with the lexicon of its game in the language in which it is read. */
export type GameLegend = { readonly legend: Legend; readonly words: LexiconWords }

export async function loadLegend(game: string, language: Language): Promise<GameLegend | null> {
  const parts = await partsOf(game)
  const [legend, lexicon] = await Promise.all([parts.legend?.(), parts.lexicon?.()])
  return legend && lexicon ? { legend, words: await lexicon.words[language]() } : null
}

export function groupsOf({ legend, words }: GameLegend, speaker: GameSpeaker, view: unknown): RowGroup[] {
  const own = legend.wordsOf(speaker)
  return legend.groups.map(({ title, entries }) => ({
    title: own.say(title),
    rows: entries.map((entry) => rowOf(entry, { words, speaker, view, say: own.say })),
  }))
}

type Reading = {
  readonly words: LexiconWords
  readonly speaker: GameSpeaker
  readonly view: unknown
  say(key: string): string
}

function rowOf(
  { id, Picture, word, name, meaning, matches }: LegendEntry,
  { words, speaker, view, say }: Reading,
): LegendRow {
  const read = (text: LegendText | undefined): string | undefined =>
    typeof text === 'function' ? text(speaker) : text === undefined ? undefined : say(text)
  const known = word === undefined ? undefined : words[word]
  const [line] = sentencesOf(read(meaning) ?? known?.says ?? '')
  return {
    id,
    Picture,
    matches: matches && ((thing) => matches(thing, view as never)),
    name: capital(read(name) ?? known?.name ?? '', speaker.language),
    meaning: line === undefined ? undefined : capital(line, speaker.language),
  }
}

/** Only the rows whose name or meaning has the typed words; a group whose title has them is kept whole. */
export function filterGroups(groups: readonly RowGroup[], typed: string): RowGroup[] {
  const fits = (text: string): boolean => fitsFilter(bare(text), bare(typed))
  return groups.flatMap((group) => {
    const rows = fits(group.title)
      ? group.rows
      : group.rows.filter(({ name, meaning = '' }) => fits(`${name} ${meaning}`))
    return rows.length > 0 ? [{ ...group, rows }] : []
  })
}

/** The stroke of this letter is no accent that can be taken off. */
const bare = (text: string): string => text.trim().replace(/ł/g, 'l').replace(/Ł/g, 'L')
