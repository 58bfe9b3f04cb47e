/** Whoever makes this move goes on without the rest of what is offered. */
export const isDeclining = (move: string): boolean =>
  /^(done|skip|pass|end|end turn|finish|withdraw|keep all|keep the rest)$/.test(move)
