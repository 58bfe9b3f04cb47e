/** Formats a number with a minus sign as wide as a digit. */
export const minus = (n: number): string => (n < 0 ? `−${-n}` : String(n))
