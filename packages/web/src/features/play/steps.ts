// What one move set off, where it is worth being told step by step: the end of a round, an opponent without a seat.

import type { Fact } from '@wayfare/kernel'
import type { Told } from '@wayfare/protocol'
import type { GameSpeaker } from '@wayfare/text'

type Telling = {
  readonly tells: (facts: readonly Fact[]) => boolean
  readonly gist?: ((fact: Fact) => Fact | null) | undefined
}

/** More would be a queue that nobody reads to its end: then its gist is told, and the log has the rest. */
const MOST_STEPS = 4

/**
 * The sentences of what was told after `after`, as far as `tells` wants it told step by step. What the seat `own` has done itself it
 * knows: what it set off is told.
 */
export function stepsAfter(
  told: readonly Told[],
  after: number,
  speaker: GameSpeaker,
  { tells, gist }: Telling,
  own: number | null,
): string[] {
  const fresh = told.filter(({ n, undoes, facts }) => n > after && !undoes && tells(facts))
  return fresh.flatMap(({ seat, facts }) => {
    const steps = speaker.gather(facts)
    const others = steps.findIndex((fact) => seat !== own || fact.seat !== own)
    const heard = others < 0 ? [] : steps.slice(others)
    const said = (these: readonly Fact[]): string[] => joined(these.flatMap((fact) => inShort(speaker.sayFact(fact))))
    const all = said(heard)
    return gist && all.length > MOST_STEPS ? said(heard.flatMap((fact) => gist(fact) ?? [])) : all
  })
}

/** More would cover the question on a phone. */
const MOST_LETTERS = 90

/** What was done and why, one after the other, where both are much at once. */
const inShort = (text: string): string[] =>
  text.length > MOST_LETTERS ? text.split(/(?<=\p{L}\)?\.)[ \u00a0](?=\p{Lu})/u) : [text]

/** Short sentences are told at once: the end of a round has many. */
function joined(sentences: readonly string[]): string[] {
  const steps: string[] = []
  for (const sentence of sentences) {
    const both = `${steps.at(-1) ?? ''} ${sentence}`
    if (steps.length > 0 && both.length <= MOST_LETTERS) steps[steps.length - 1] = both
    else steps.push(sentence)
  }
  return steps
}

/** How long a sentence stays: time to read it. */
export const readingTime = (text: string): number => 1100 + 32 * text.length
