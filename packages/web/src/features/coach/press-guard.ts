/** Takes a press when there was none for so long. What comes sooner was meant for what stood there before. */
export function makeUnhurried(ms: number, from: number): (at: number) => boolean {
  let last = from
  return (at) => {
    const rested = at - last >= ms
    last = at
    return rested
  }
}
