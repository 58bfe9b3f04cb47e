/** Before a telephone takes a long press for something of its own. */
const PRESS_MS = 450
/** Counted in parts: while the page is too busy to hear that the finger has gone, hardly any time passes. */
const PARTS = 3

/** Acts once the finger has rested long enough. The returned function says that it has gone. */
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
