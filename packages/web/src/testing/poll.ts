// Waits for a condition that can only be looked at again and again.

const PAUSE_MS = 20

type Condition = () => boolean | Promise<boolean>

/** Whether this holds before the time is up. */
export async function holdsWithin(holds: Condition, limitMs: number): Promise<boolean> {
  for (const end = Date.now() + limitMs; !(await holds()); ) {
    if (Date.now() > end) return false
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  return true
}

/** Returns when this holds, and throws what `failure` says when it does not in time. */
export async function poll(holds: Condition, limitMs: number, failure: () => string | Promise<string>): Promise<void> {
  if (!(await holdsWithin(holds, limitMs))) throw new Error(await failure())
}
