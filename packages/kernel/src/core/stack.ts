import type { Id, Seat } from './names.ts'
import type { Effect, Frame } from './state.ts'

/** Pushes an effect onto the stack. The acting seat and the cause are inherited unless the effect names them. */
export function push(stack: Frame[], effect: Effect, by: Seat, from: Id | null): void {
  const { op, arg } = effect
  stack.push({ op, arg, by: effect.by ?? by, from: effect.from ?? from, asked: false })
}
