// How the terminal speaks of a game: in its own sentences where it has them, else in the bare words of moves and facts.

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
import { type GameSpeaker, type Language, speaker } from '@wayfare/text'
import { ledgerOf, speakerFor } from './games.ts'

type Say = (text: string) => void

export type Narrator = {
  showQuestion(match: Match, seat: Seat, say: Say): void
  tell(events: readonly Event[], eyes: Eyes, say: Say): void
  explain(match: Match, seat: Seat, what: string, say: Say): void
  score(score: Score): string
  standings(match: Match): string
}

export async function narratorFor(match: Match, language: Language): Promise<Narrator> {
  return narratorOf(match.engine.game.id, match.table.players, language)
}

export async function narratorOf(id: string, players: number, language: Language): Promise<Narrator> {
  return narrator(await speakerFor(id, language, namesFor(language, players)), ledgerOf(id))
}

/** Players who gave no names are numbered, in the language of the sentences. */
export function namesFor(language: Language, players: number): string[] {
  const { word } = speaker(language, [])
  return Array.from({ length: players }, (_, seat) => word({ seat }))
}

function narrator(spoken: GameSpeaker | undefined, ledger: Ledger): Narrator {
  const reason = (refusal: Refusal): string =>
    spoken?.sayRefusal(refusal) ??
    ledger.rules[refusal.rule] ??
    (KERNEL_RULE_IDS as Readonly<Record<string, string>>)[refusal.rule] ??
    ''
  const part = (name: string): string => spoken?.sayScore(name) ?? name

  return {
    showQuestion({ engine, state }, seat, say) {
      const frame = engine.question(state, seat)
      if (!frame) return
      const options = engine.options(state, seat)
      say(
        `\nseat ${seat}: ${spoken?.sayPrompt(frame, options) ?? `${frame.op}${frame.from ? ` (${frame.from})` : ''}`}`,
      )
      const view = engine.view(state, seat)
      for (const [i, option] of options.entries()) {
        const words = spoken ? `${spoken.sayMove(option, view)}  [${option.move}]` : option.move
        say(`  ${i + 1} ${words}${option.aside ? '  (aside)' : ''}`)
      }
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
      if (reasons.length === 0) say(`'${what}' is offered`)
      for (const refusal of reasons) say(`${refusal.move}: ${reason(refusal)} (${refusal.rule})`)
    },
    score: ({ seat, total, parts }) =>
      `seat ${seat}: ${total} (${Object.entries(parts)
        .map(([name, points]) => `${part(name)} ${points}`)
        .join(', ')})`,
    standings(match) {
      const scores = match.engine
        .scores(match.state, 'all')
        .slice()
        .sort((a, b) => (a.place ?? 0) - (b.place ?? 0))
      return [
        '',
        spoken?.say('refusals.KER-OVER') ?? 'the game is over',
        ...scores.map((score) => `${score.place}. ${this.score(score)}${score.lost ? `, lost: ${score.lost}` : ''}`),
      ].join('\n')
    },
  }
}

/** JSON as indented lines, for eyes. */
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
