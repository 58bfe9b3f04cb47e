// Detects that the player wants to skip what is being shown: the first press, key or turn of the wheel. Apart from
// that, the press has its usual effect.

const KINDS = ['pointerdown', 'keydown', 'wheel'] as const
/** Keys that do nothing by themselves: they move the focus or belong to another key. */
const ON_THE_WAY: readonly string[] = ['Tab', 'Shift', 'Control', 'Alt', 'Meta']

/**
 * Calls `goOn` on the first such event. Presses for which `isPartOf` is true do not count. Returns a function that
 * stops listening.
 */
export function onGoingOn(goOn: () => void, isPartOf: (target: Node) => boolean = () => false): () => void {
  const end = (event: Event) => {
    const isOnWay = event instanceof KeyboardEvent && ON_THE_WAY.includes(event.key)
    if (!isOnWay && !(event.target instanceof Node && isPartOf(event.target))) goOn()
  }
  for (const kind of KINDS) addEventListener(kind, end, { capture: true, passive: true })
  return () => {
    for (const kind of KINDS) removeEventListener(kind, end, { capture: true })
  }
}
