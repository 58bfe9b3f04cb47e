// Finds mistakes that no player should see, for the tests of every game: gaps, ids, words from the rules' code, and bad
// typography.

import type { Fact, Refusal, Score } from '@wayfare/kernel'
import type { GameSpeaker } from './game-speaker.ts'
import { type ProseKind, proseFaults } from './prose-faults.ts'

type Say = (speaker: GameSpeaker) => string
type SpokenFacts = {
  readonly moves: Iterable<string>
  readonly prompts: readonly { readonly op: string; readonly from: string | null }[]
  readonly facts: readonly Fact[]
  readonly refusals: readonly Refusal[]
  readonly scores: readonly Score[]
}

/** `isRaw` recognises a game's ids, and in Russian also Latin letters that should not be there. */
export function readersOf(speakers: readonly GameSpeaker[], isRaw: (text: string, language: string) => boolean) {
  /**
   * Throws instead of using an assertion: thousands of texts are checked, and assertions would take longer than the
   * games.
   */
  function expectReadable(say: Say, what: string): void {
    for (const speaker of speakers) {
      const text = say(speaker)
      if (isRaw(text, speaker.language) || text.trim() === '')
        throw new Error(`${speaker.language} '${text}' for ${what}`)
    }
  }

  /** Checks that everything can be read, and returns where the typography is wrong. */
  function faultsIn({ moves, prompts, facts, refusals, scores }: SpokenFacts): string[] {
    const faults: string[] = []
    const hear = (kind: ProseKind, say: Say, what: string): void =>
      expectReadable((speaker) => {
        const text = say(speaker)
        for (const fault of proseFaults(kind, text)) faults.push(`${speaker.language} ${fault}: ${text}`)
        return text
      }, what)
    for (const prompt of prompts) hear('prompt', (speaker) => speaker.sayPrompt(prompt), JSON.stringify(prompt))
    for (const move of moves) hear('button', (speaker) => speaker.sayMove({ move }), move)
    for (const fact of facts) hear('fact', (speaker) => speaker.sayFact(fact), JSON.stringify(fact))
    for (const refusal of refusals) hear('refusal', (speaker) => speaker.sayRefusal(refusal), JSON.stringify(refusal))
    for (const score of scores) {
      hear('fact', (speaker) => speaker.sayPlace(score), JSON.stringify(score))
      for (const part of Object.keys(score.parts)) hear('label', (speaker) => speaker.sayScore(part), part)
    }
    return faults
  }

  return { expectReadable, faultsIn }
}
