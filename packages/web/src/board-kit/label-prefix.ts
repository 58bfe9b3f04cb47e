// Shortens the labels of neighbouring buttons: the beginning that they share is shown once, before them.

export type Label = {
  /** The beginning shared with the neighbours; empty if it is not worth showing separately. */
  readonly lead: string
  readonly own: string
}

/** A shorter beginning may be repeated. */
const LEAST = 12
/** With at least this many buttons, even the beginning of a single word is not repeated. */
const MANY = 3
const LEAST_OF_MANY = 6
/** The letters of a button visible on a phone; a difference after these cannot be seen. */
const SEEN = 30

/** Splits labels in the order in which they are shown. `lead` and `own` together are the whole label. */
export function splitLabelPrefixes(labels: readonly string[], above = 0): Label[] {
  const most = Math.max(0, ...neighbours(labels.toSorted()))
  const lead = Math.max(above, labels.length > 1 ? leadOf(labels, most) : 0)
  const enough = most >= SEEN ? 1 : leastOf(labels)
  if (most >= LEAST && (lead < enough || most - lead >= SEEN)) {
    const between = neighbours(labels)
    const at = between.indexOf(Math.min(...between)) + 1
    return [...splitLabelPrefixes(labels.slice(0, at), lead), ...splitLabelPrefixes(labels.slice(at), lead)]
  }
  const cut = lead < enough ? above : lead
  return labels.map((label) => ({ lead: label.slice(0, cut), own: label.slice(cut) }))
}

const leastOf = ({ length }: readonly string[]): number => (length >= MANY ? LEAST_OF_MANY : LEAST)

/** For each label, the number of letters it shares with the next one. */
const neighbours = (labels: readonly string[]): number[] =>
  labels.slice(1).map((label, i) => alikeFor(labels[i] as string, label))

function alikeFor(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  return at
}

/**
 * A label is split at a pause of the sentence or before a name in quotes; between two words only if necessary, and
 * never inside brackets.
 */
const PAUSES = /(?:[:→,;] +| +(?=[«“„]))(?![^()]*\))/gu
const WORDS = / +(?=\p{L})(?![^()]*\))/gu

/** The length of the beginning that all of them share, up to a place where it may be split. */
function leadOf([first = '', ...others]: readonly string[], most: number): number {
  const alike = Math.min(...others.map((other) => alikeFor(first, other)))
  const last = (cuts: RegExp): number =>
    [...first.matchAll(cuts)].map(({ index, 0: gap }) => index + gap.length).findLast((end) => end <= alike) ?? 0
  const least = leastOf([first, ...others])
  const word = most >= SEEN || least < LEAST ? last(WORDS) : 0
  return last(PAUSES) || (word >= least ? word : 0)
}
