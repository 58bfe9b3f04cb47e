/** A number below zero has a sign of the width of its figures. */
export const minus = (n: number): string => (n < 0 ? `−${-n}` : String(n))
