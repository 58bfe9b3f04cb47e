// Waits for a condition that can only be checked again and again.

const PAUSE_MS = 20

type Condition = () => boolean | Promise<boolean>

/** Returns whether the condition becomes true before the time is up. */
export async function holdsWithin(holds: Condition, limitMs: number): Promise<boolean> {
  for (const end = Date.now() + limitMs; !(await holds()); ) {
    if (Date.now() > end) return false
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  return true
}

/** Resolves when the condition is true. Otherwise it throws the text of `failure` after the time limit. */
export async function poll(holds: Condition, limitMs: number, failure: () => string | Promise<string>): Promise<void> {
  if (!(await holdsWithin(holds, limitMs))) throw new Error(await failure())
}
