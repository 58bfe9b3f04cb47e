// Speaks about a game in the terminal: in the game's own sentences if it has them, and otherwise with the bare words of
// moves and facts.

import {
  type Event,
  type Eyes,
  factsFor,
  type Json,
  KERNEL_RULE_IDS,
  type Match,
  type Refusal,
  type Score,
  type Seat,
} from '@wayfare/kernel'
import type { Ledger } from '@wayfare/testkit'
import { type GameSpeaker, type Language, type Outline, speaker, type Term } from '@wayfare/text'
import { ledgerOf, speakerFor } from './games.ts'
import { type TerminalSpeaker, terminalSpeaker } from './text/index.ts'
import { zoneLines } from './zone-lines.ts'

type Say = (text: string) => void

export type Narrator = {
  readonly terminal: TerminalSpeaker
  showQuestion(match: Match, seat: Seat, say: Say): void
  showView(match: Match, seat: Seat, say: Say): void
  tell(events: readonly Event[], eyes: Eyes, say: Say): void
  explain(match: Match, seat: Seat, what: string, say: Say): void
  /** Says the points of one player, part by part. */
  score(name: Term, score: Pick<Score, 'total' | 'parts'>): string
  standings(match: Match): string
}

export async function narratorFor(match: Match, language: Language): Promise<Narrator> {
  return narratorOf(match.engine.game.id, match.table.players, language)
}

export async function narratorOf(id: string, players: number, language: Language): Promise<Narrator> {
  const names = namesFor(language, players)
  const spoken = await speakerFor(id, language, names)
  const tableInWords = await spoken?.loadOutline?.()
  return narrator(spoken, tableInWords, terminalSpeaker(language, names), ledgerOf(id))
}

/** Players who gave no names are numbered, in the language of the sentences. */
export function namesFor(language: Language, players: number): string[] {
  const { word } = speaker(language, [])
  return Array.from({ length: players }, (_, seat) => word({ seat }))
}

function narrator(
  spoken: GameSpeaker | undefined,
  tableInWords: Outline | undefined,
  terminal: TerminalSpeaker,
  ledger: Ledger,
): Narrator {
  const reason = (refusal: Refusal): string =>
    spoken?.sayRefusal(refusal) ??
    ledger.rules[refusal.rule] ??
    (KERNEL_RULE_IDS as Readonly<Record<string, string>>)[refusal.rule] ??
    ''
  const partsOf = (parts: Score['parts']): string =>
    Object.entries(parts)
      .map(([name, points]) => `${spoken?.sayScore(name) ?? name} ${points}`)
      .join(', ')

  return {
    terminal,
    showQuestion({ engine, state }, seat, say) {
      const frame = engine.question(state, seat)
      if (!frame) return
      const options = engine.options(state, seat)
      const prompt = spoken?.sayPrompt(frame, options) ?? `${frame.op}${frame.from ? ` (${frame.from})` : ''}`
      say(`\n${terminal.say('play.asked', { player: { seat }, prompt })}`)
      const view = engine.view(state, seat)
      for (const [i, option] of options.entries()) {
        const words = spoken ? `${spoken.sayMove(option, view)}  [${option.move}]` : option.move
        say(`  ${i + 1} ${words}${option.aside ? `  ${terminal.say('play.free')}` : ''}`)
      }
    },
    showView({ engine, state }, seat, say) {
      const view = engine.view(state, seat)
      if (!tableInWords) return say(outline(view))
      for (const zone of tableInWords(view)) for (const line of zoneLines(zone, terminal)) say(line)
    },
    tell(events, eyes, say) {
      const facts = factsFor(events, eyes)
      for (const fact of spoken?.gather(facts) ?? facts) {
        if (spoken) say(`· ${spoken.sayFact(fact)}`)
        else {
          const { k, ...rest } = fact
          say(
            `· ${k} ${Object.entries(rest)
              .map(([name, value]) => `${name} ${JSON.stringify(value)}`)
              .join(', ')}`,
          )
        }
      }
    },
    explain({ engine, state }, seat, what, say) {
      const reasons = engine.explain(state, seat, what)
      if (reasons.length === 0) say(terminal.say('play.possible', { what }))
      for (const refusal of reasons) say(`${refusal.move}: ${reason(refusal)} (${refusal.rule})`)
    },
    score,
    standings(match) {
      const scores = match.engine.scores(match.state, 'all')
      const ranked = scores.slice().sort((a, b) => (a.place ?? 0) - (b.place ?? 0))
      return ['', terminal.say('refusals.KER-OVER'), ...ranked.map(formatStanding)].join('\n')
    },
  }

  function score(name: Term, { total, parts }: Pick<Score, 'total' | 'parts'>): string {
    return terminal.say('play.score', { name, points: total, parts: partsOf(parts) })
  }

  function formatStanding(one: Score): string {
    const line = score({ seat: one.seat }, one)
    if (spoken) return `${line}. ${spoken.sayPlace(one)}`
    return one.lost ? `${line}. ${terminal.say('words.lost', { reason: one.lost })}` : `${one.place}. ${line}`
  }
}

/** Prints JSON as indented lines for people to read. */
export function outline(value: unknown, indent = ''): string {
  return Object.entries(value as Record<string, Json>)
    .map(([name, item]) => {
      if (!isLeaf(item)) return `${indent}${name}:\n${outline(item, `${indent}  `)}`
      return `${indent}${name}: ${Array.isArray(item) ? item.map((one) => one ?? '?').join(' ') : item}`
    })
    .join('\n')
}

function isLeaf(item: Json): boolean {
  if (typeof item !== 'object' || item === null) return true
  return Array.isArray(item) && item.every((one) => typeof one !== 'object' || one === null)
}
