// Selects the options that are shown as buttons beside the prompt: those that the table itself does not show.

import type { Offered, Picture } from '@wayfare/protocol'
import type { GameSpeaker } from '@wayfare/text'
import type { GameTable, Pointing } from '../../board-kit/contract.ts'
import { type Label, splitLabelPrefixes } from '../../board-kit/label-prefix.ts'
import { isPayment, isSpending, sortOptions } from '../../board-kit/option-groups.ts'

type Asked = {
  readonly pointing: Pointing
  readonly picture: Picture
  readonly table: Pick<GameTable, 'shows' | 'repeats'> | null
  readonly speaker: Pick<GameSpeaker, 'sayMove'>
}

/** More would hide the prompt; the rest is on the table. */
const CHIPS = 6
/** So few answers are worth their place among many free actions. */
const FEW = 3

export type Chip = Label & { readonly option: Offered }

export function chipsOf(props: Asked): Chip[] {
  return labelled(
    props,
    shownAsChips(props).filter((option) => !isRepeated(props, option)),
  )
}

/**
 * Few choices are all chips; of many, the few answers to a question that free actions crowd, or those that the table does not show. The
 * rest glows there.
 */
function shownAsChips({ pointing, picture, table }: Asked): readonly Offered[] {
  const { left, bare, pointed } = pointing
  const own = (option: Offered): boolean => !isShown({ pointing, picture, table }, option)
  // Payments have a line of their own; what else may be done meanwhile stays in sight.
  const pays = isPaying(picture) && left.value.some(isSpending)
  const sorted = sortOptions(left.value, picture.question).filter((option) => !pays || option.aside)
  const options = pointed.value.length > 0 ? lightestFirst(sorted) : sorted
  if (options.length > CHIPS) {
    const answers = options.filter((option) => !option.aside && own(option))
    const few = answers.length <= FEW ? answers : bare.value.filter(own)
    return (pays ? options : few).slice(0, CHIPS)
  }
  // A prompt that asks has something to answer with, unless half of the answer is given on the table.
  return options.some(own) || pointed.value.length > 0 ? options.filter(own) : options
}

/** Of what can be done with a thing in the hand: a card is played before the round is passed with it. */
const lightestFirst = (options: readonly Offered[]): readonly Offered[] => [
  ...options.filter(({ aside }) => aside),
  ...options.filter(({ aside }) => !aside),
]

export const isPaying = ({ question }: Picture): boolean => question !== null && isPayment(question)

function labelled({ speaker, picture }: Asked, options: readonly Offered[]): Chip[] {
  const labels = splitLabelPrefixes(options.map((option) => speaker.sayMove(option, picture.view)))
  return labels.map((label, i) => ({ ...label, option: options[i] as Offered }))
}

const isRepeated = ({ pointing, picture, table }: Asked, option: Offered): boolean =>
  !isPointedOut({ pointing, picture }, option) &&
  table?.repeats?.(option.move, pointing.pointed.value, option.on) === true

type Pointed = Pick<Asked, 'pointing' | 'picture'>

/**
 * Nothing of it is left to be pointed at, and it is not alone: only words tell it from the others. Where pointing has left out nothing,
 * all choices lie on the table as before.
 */
const isPointedOut = ({ pointing: { pointed, bare, left }, picture }: Pointed, option: Offered): boolean =>
  pointed.value.length > 0 && left.value.length < picture.options.length && bare.value.includes(option)

const isShown = ({ table, ...pointed }: Pointed & Pick<Asked, 'table'>, option: Offered): boolean =>
  !isPointedOut(pointed, option) && table?.shows?.(option.move, option.on) === true

/** What all chips begin with stands below the prompt, which it goes on; else each beginning before its chips. */
export function sharedLead(chips: readonly Chip[]): string | undefined {
  const lead = chips[0]?.lead
  return chips.every((chip) => chip.lead === lead) ? lead : undefined
}

/** What has been pointed at lays its choices out on the table: the prompt says what they are. */
export function repeatedLead(props: Asked): string | undefined {
  const { pointed, left } = props.pointing
  const isLaidOut = pointed.value.length > 0 && left.value.every((option) => isRepeated(props, option))
  return isLaidOut ? sharedLead(labelled(props, left.value)) : undefined
}
