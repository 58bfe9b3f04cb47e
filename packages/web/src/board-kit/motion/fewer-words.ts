// Where more is told at once than can be read: what a turn gains is told together, what repeats itself is told once, and what the table
// shows anyway is left to the log.

import type { Fact } from '@wayfare/kernel'
import type { Step } from './step.ts'

/** Facts of these kinds that differ only in their numbers are one fact, where the last of them was told, with the sum of each number. */
export function added(facts: readonly Fact[], kinds: readonly string[]): Fact[] {
  const sums = new Map<string, Fact>()
  const keys = facts.map((fact) => (kinds.includes(fact.k) ? sameKey(fact) : null))
  for (const [i, fact] of facts.entries()) {
    const key = keys[i]
    if (key != null) sums.set(key, sumOf(sums.get(key), fact))
  }
  return facts.flatMap((fact, i) => {
    const key = keys[i]
    if (key == null) return [fact]
    return keys.lastIndexOf(key) === i ? [sums.get(key) as Fact] : []
  })
}

/** Who it happened to, and what else of it is not a number. */
const sameKey = ({ seat, by: _, ...fact }: Fact): string =>
  JSON.stringify([seat, ...Object.entries(fact).filter(([, part]) => typeof part !== 'number')])

function sumOf(before: Fact | undefined, fact: Fact): Fact {
  if (!before) return fact
  const sum: Record<string, unknown> = { ...before, ...fact }
  for (const [name, part] of Object.entries(before)) {
    if (name !== 'seat' && typeof part === 'number') sum[name] = part + Number(fact[name] ?? 0)
  }
  return sum as Fact
}

/** The same sentence several times in a row is told once, with their number. */
export function withoutRepeats(steps: readonly Step[]): Step[] {
  const all: { step: Step; times: number }[] = []
  for (const step of steps) {
    const last = all.at(-1)
    if (last && step.caption !== null && last.step.caption === step.caption) {
      last.step = { ...last.step, gestures: [...last.step.gestures, ...step.gestures] }
      last.times++
    } else all.push({ step, times: 1 })
  }
  return all.map(({ step, times }) =>
    times > 1 && step.caption ? { ...step, caption: step.caption.replace(/\.?$/, `\u00a0×${times}.`) } : step,
  )
}

/**
 * As few steps as fit. What is only seen goes with the sentence before it, short sentences are told together, and in the end the sentences
 * between the first, which says what was done, and the last, which says what came of it, are left to the log.
 */
export function fitted(steps: readonly Step[], fits: (steps: readonly Step[]) => boolean, letters: number): Step[] {
  let all = [...steps]
  while (all.length > 1 && !fits(all)) all = withOneLess(all, letters)
  return all
}

function withOneLess(steps: readonly Step[], letters: number): Step[] {
  const silent = steps.findIndex(({ caption }, i) => i > 0 && caption === null)
  if (silent > 0) return mergedAt(steps, silent)
  const lengths = steps.map(({ caption }, i) => (caption?.length ?? 0) + (steps[i - 1]?.caption?.length ?? 0) + 1)
  const shortest = lengths.reduce(
    (best, one, i) => (i > 0 && (best === 0 || one < (lengths[best] as number)) ? i : best),
    0,
  )
  if ((lengths[shortest] as number) <= letters || steps[shortest - 1]?.caption === null)
    return mergedAt(steps, shortest)
  // With two left the first is told: the other one can be seen.
  const dropped = Math.max(1, steps.length - 2)
  return mergedAt(
    steps.map((step, i) => (i === dropped ? { ...step, caption: null } : step)),
    dropped,
  )
}

/** This step and the one before it as one. */
function mergedAt(steps: readonly Step[], i: number): Step[] {
  const [one, other] = [steps[i - 1] as Step, steps[i] as Step]
  const caption = [one.caption, other.caption].filter((text) => text).join(' ') || null
  return [
    ...steps.slice(0, i - 1),
    { ...one, caption, gestures: [...one.gestures, ...other.gestures] },
    ...steps.slice(i + 1),
  ]
}
