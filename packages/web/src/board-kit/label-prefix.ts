// Buttons that stand together say what is their own: the beginning that neighbours share is told once, before them.

export type Label = {
  /** What its neighbours begin with, too; empty where nothing is shared that is worth telling apart. */
  readonly lead: string
  readonly own: string
}

/** A shorter beginning is no burden. */
const LEAST = 12
/** From so many on, a beginning of a single word is a burden, too. */
const MANY = 3
const LEAST_OF_MANY = 6
/** So much of a button is seen on a phone; what differs later does not differ. */
const SEEN = 30

/** `labels` as they stand one after the other. Lead and own together say the whole of it. */
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

/** For how long each reads like the next one. */
const neighbours = (labels: readonly string[]): number[] =>
  labels.slice(1).map((label, i) => alikeFor(labels[i] as string, label))

function alikeFor(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  return at
}

/** A sentence is cut where it pauses or before a name in quotes; between two words only if it must be; never within brackets. */
const PAUSES = /(?:[:→,;] +| +(?=[«“„]))(?![^()]*\))/gu
const WORDS = / +(?=\p{L})(?![^()]*\))/gu

/** How much of their beginning all of them share, up to a place where it may be cut. */
function leadOf([first = '', ...others]: readonly string[], most: number): number {
  const alike = Math.min(...others.map((other) => alikeFor(first, other)))
  const last = (cuts: RegExp): number =>
    [...first.matchAll(cuts)].map(({ index, 0: gap }) => index + gap.length).findLast((end) => end <= alike) ?? 0
  const least = leastOf([first, ...others])
  const word = most >= SEEN || least < LEAST ? last(WORDS) : 0
  return last(PAUSES) || (word >= least ? word : 0)
}
