/**
 * Returns a function that accepts a press only `ms` after the previous one: an earlier press was aimed at the button
 * that was there before.
 */
export function makePressGuard(ms: number, from: number): (at: number) => boolean {
  let last = from
  return (at) => {
    const rested = at - last >= ms
    last = at
    return rested
  }
}
