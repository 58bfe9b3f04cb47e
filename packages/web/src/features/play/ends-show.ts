// What ends whatever is being shown: the first press or key of whoever wants to go on. It counts as if nothing had been shown.

const KINDS = ['pointerdown', 'keydown', 'wheel'] as const
/** Keys that do nothing yet: they lead to a button, or to another key. */
const ON_THE_WAY: readonly string[] = ['Tab', 'Shift', 'Control', 'Alt', 'Meta']

/** `isPartOf`: a press there belongs to the show. Returns what stops listening. */
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
