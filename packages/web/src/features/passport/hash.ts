/** A small number that is always the same for a text: for tilts and first choices, not for secrets. */
export function hashOf(text: string): number {
  let hash = 7
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) as number)) % 1_000_003
  return hash
}
