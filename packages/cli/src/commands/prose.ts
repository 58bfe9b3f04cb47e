// Reads all sentences of games between bots in every language, and reports those that no reader should see.

import { BOTS } from '@wayfare/bots'
import { begin, type Engine, factsFor, type Match, offers, play } from '@wayfare/kernel'
import { engineBy } from '@wayfare/library'
import { randomTable, seedOfGame } from '@wayfare/testkit'
import {
  type GameSpeaker,
  LANGUAGES,
  type Language,
  longestOf,
  type Outline,
  type ProseKind,
  type ProseReport,
  proseFaults,
} from '@wayfare/text'
import { speakerFor } from '../games.ts'
import { type Common, Progress, print } from '../output.ts'
import { UsageError } from '../usage.ts'

export type ProseOptions = Common & {
  readonly game: string
  readonly games: number
  readonly seed: string
  readonly language?: Language
}

export async function prose(options: ProseOptions): Promise<void> {
  const reports = await readGames(options)
  print(reports, options, () => reports.map(formatProseReport).join('\n'))
  if (reports.some(({ faults }) => faults.length > 0)) process.exitCode = 1
}

/** The bot of the first game, of the second, and so on by turns. One that plays well reaches other sentences than a random one. */
const BOTS_BY_TURNS = ['random', 'greedy'] as const
const NAMES = ['Anna', 'Élodie', 'Hubert', 'Маша']
/** Refusals and the table in words are numerous, so they are read only at one decision in this many. */
const READ_ONE_IN = 25

type Reader = {
  readonly speaker: GameSpeaker
  readonly outline: Outline | undefined
  readonly read: Map<string, ProseKind>
}

async function readGames(options: ProseOptions): Promise<ProseReport[]> {
  const engine = await engineBy(options.game)
  const progress = new Progress('reading', options)
  const reads = new Map<Language, Map<string, ProseKind>>()
  for (const language of options.language ? [options.language] : LANGUAGES) reads.set(language, new Map())
  for (let i = 0; i < options.games; i++) {
    const seed = seedOfGame(options.seed, i)
    const [least, most] = engine.game.players
    const match = begin(engine, randomTable(engine, seed, { players: least + (i % (most - least + 1)) }), seed)
    const readers = await Promise.all(
      [...reads].map(async ([language, read]): Promise<Reader> => {
        const speaker = await speakerFor(options.game, language, NAMES.slice(0, match.table.players))
        if (!speaker) throw new UsageError(`${options.game} has no sentences`)
        return { speaker, outline: await speaker.loadOutline?.(), read }
      }),
    )
    readGame(engine, match, readers, BOTS_BY_TURNS[i % BOTS_BY_TURNS.length] as string)
    progress.at((i + 1) / options.games, `${i + 1} games`)
  }
  progress.done()
  return [...reads].map(([language, read]) => reportOf(language, read))
}

function readGame(engine: Engine, match: Match, readers: readonly Reader[], name: string): void {
  const bot = BOTS[name] as (typeof BOTS)[string]
  const collectSentence = (
    kind: ProseKind,
    say: (speaker: GameSpeaker, outline?: Outline) => string | readonly string[],
  ): void => {
    for (const { speaker, outline, read } of readers)
      for (const text of [say(speaker, outline)].flat()) if (!read.has(text)) read.set(text, kind)
  }
  collectSentence('fact', (speaker) => speaker.gather(factsFor(match.opening, 'spectator')).map(speaker.sayFact))
  while (!engine.isOver(match.state)) {
    const seat = engine.deciders(match.state)[0] as number
    const [question, view, options] = [
      engine.question(match.state, seat),
      engine.view(match.state, seat),
      offers(match, seat),
    ]
    if (question) collectSentence('prompt', (speaker) => speaker.sayPrompt(question, options))
    for (const option of options) {
      collectSentence('button', (speaker) => speaker.sayMove(option, view))
      collectSentence('text', (speaker) => speaker.sayDetail(option.on).split('\n').filter(Boolean))
    }
    if (match.rows.length % READ_ONE_IN === 0) {
      for (const refusal of engine.refusals(match.state, seat))
        collectSentence('refusal', (speaker) => speaker.sayRefusal(refusal))
      collectSentence('text', (_, outline) =>
        (outline?.(view) ?? []).flatMap(({ title, lines }) => [title, ...lines.map(({ label }) => label)]),
      )
    }
    for (const move of bot.choose(engine, match.state, seat, `${match.seed} ${match.rows.length}`)) {
      const events = play(match, seat, move)
      for (const eyes of [seat, 'spectator'] as const)
        collectSentence('fact', (speaker) =>
          speaker.gather(factsFor(events, eyes)).map((fact) => speaker.sayFact(fact)),
        )
    }
  }
  for (const score of engine.scores(match.state, 'all')) collectSentence('fact', (speaker) => speaker.sayPlace(score))
}

function reportOf(language: Language, read: ReadonlyMap<string, ProseKind>): ProseReport {
  const faults = [...read].flatMap(([text, kind]) => {
    const found = proseFaults(kind, text)
    return found.length > 0 ? [{ kind, text, faults: found }] : []
  })
  const buttons = [...read].flatMap(([text, kind]) => (kind === 'button' ? [text] : []))
  return { language, texts: read.size, faults, longest: longestOf(buttons) }
}

const formatProseReport = ({ language, texts, faults, longest }: ProseReport): string =>
  [
    `${language}: ${texts} texts read, ${faults.length} with a fault; the longest buttons:`,
    ...longest.map((text) => `  ${text.length} ${text}`),
    ...faults.map(({ kind, text, faults: found }) => `  ${kind} ${found.join(', ')}: ${text}`),
  ].join('\n')
