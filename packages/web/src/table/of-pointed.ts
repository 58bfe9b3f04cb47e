import type { Id, Refusal } from '@wayfare/kernel'

/** Whoever has something in hand asks about that: reasons that concern other things are left out, unless there are no others. */
export function ofPointed(reasons: readonly Refusal[], pointed: readonly Id[]): readonly Refusal[] {
  const own = reasons.filter(({ on }) => pointed.every((id) => on.includes(id)))
  return own.length > 0 ? own : reasons
}
