import type { Id, Refusal } from '@wayfare/kernel'

/** Keeps only the reasons about the things that are pointed at, unless there are no such reasons. */
export function refusalsOfPointed(reasons: readonly Refusal[], pointed: readonly Id[]): readonly Refusal[] {
  const own = reasons.filter(({ on }) => pointed.every((id) => on.includes(id)))
  return own.length > 0 ? own : reasons
}

/**
 * Drops reasons that involve things which cannot be used now, unless there are no others: they say nothing about the
 * thing the player asked for.
 */
export function refusalsOfUsable(reasons: readonly Refusal[], usable: (id: Id) => boolean): readonly Refusal[] {
  const own = reasons.filter(({ on }) => on.every(usable))
  return own.length > 0 ? own : reasons
}
