// What no reader of a game should see, for the tests of every game: gaps, ids, words of the rules, and prose that is badly set.

import type { Fact, Refusal, Score } from '@wayfare/kernel'
import type { GameSpeaker } from './game-speaker.ts'
import { type ProseKind, proseFaults } from './prose-faults.ts'

type Say = (speaker: GameSpeaker) => string
type Told = {
  readonly moves: Iterable<string>
  readonly prompts: readonly { readonly op: string; readonly from: string | null }[]
  readonly facts: readonly Fact[]
  readonly refusals: readonly Refusal[]
  readonly scores: readonly Score[]
}

/** `isRaw` knows a game's ids, and what may stand in Latin letters in Russian. */
export function readersOf(speakers: readonly GameSpeaker[], isRaw: (text: string, language: string) => boolean) {
  /** Throws: thousands of texts are read, and an assertion for each would take longer than the games. */
  function expectReadable(say: Say, what: string): void {
    for (const speaker of speakers) {
      const text = say(speaker)
      if (isRaw(text, speaker.language) || text.trim() === '')
        throw new Error(`${speaker.language} '${text}' for ${what}`)
    }
  }

  /** All that was told can be read; returns where its prose is badly set. */
  function faultsIn({ moves, prompts, facts, refusals, scores }: Told): string[] {
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
