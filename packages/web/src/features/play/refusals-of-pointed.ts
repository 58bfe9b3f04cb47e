import type { Id, Refusal } from '@wayfare/kernel'

/** Whoever has something in hand asks about that: reasons that concern other things are left out, unless there are no others. */
export function refusalsOfPointed(reasons: readonly Refusal[], pointed: readonly Id[]): readonly Refusal[] {
  const own = reasons.filter(({ on }) => pointed.every((id) => on.includes(id)))
  return own.length > 0 ? own : reasons
}

/** Why a thing cannot be had with something that is of no use now tells nothing of the thing: such reasons are left out as well. */
export function refusalsOfUsable(reasons: readonly Refusal[], usable: (id: Id) => boolean): readonly Refusal[] {
  const own = reasons.filter(({ on }) => on.every(usable))
  return own.length > 0 ? own : reasons
}
