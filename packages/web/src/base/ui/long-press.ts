/** The time of a long press, shorter than that of the phone's own gesture. */
const PRESS_MS = 450
/**
 * The time is counted in parts: while the page is too busy to notice that the finger is gone, hardly any of it passes.
 */
const PARTS = 3

/** Calls `act` once the finger has rested long enough. The returned function cancels it. */
export function afterLongPress(act: () => void, ms = PRESS_MS): () => void {
  let left = PARTS
  const wait = () =>
    setTimeout(() => {
      if (--left === 0) act()
      else timer = wait()
    }, ms / PARTS)
  let timer = wait()
  return () => clearTimeout(timer)
}
