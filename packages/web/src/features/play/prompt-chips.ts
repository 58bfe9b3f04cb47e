// Selects the options that are shown as buttons beside the prompt: those that the table itself does not show.

import type { Offered, Picture } from '@wayfare/protocol'
import type { GameSpeaker } from '@wayfare/text'
import type { GameTable, Pointing } from '../../board-kit/contract.ts'
import { type Label, splitLabelPrefixes } from '../../board-kit/label-prefix.ts'
import { isPayment, isSpending, sortOptions } from '../../board-kit/option-groups.ts'

type ChipsProps = {
  readonly pointing: Pointing
  readonly picture: Picture
  readonly table: Pick<GameTable, 'shows' | 'repeats'> | null
  readonly speaker: Pick<GameSpeaker, 'sayMove'>
}

/** The most chips, since more would hide the prompt. Further options are shown on the table. */
const CHIPS = 6
/** Up to this number, answers are shown as chips even beside many free actions. */
const FEW = 3

export type Chip = Label & { readonly option: Offered }

export function chipsOf(props: ChipsProps): Chip[] {
  return labelled(
    props,
    shownAsChips(props).filter((option) => !isRepeated(props, option)),
  )
}

/**
 * If there are few options, all are chips. Of many, the chips are those that the table does not show, or a few answers
 * that would be lost among free actions.
 */
function shownAsChips({ pointing, picture, table }: ChipsProps): readonly Offered[] {
  const { left, bare, pointed } = pointing
  const own = (option: Offered): boolean => !isShown({ pointing, picture, table }, option)
  // Payments have a line of their own; other options stay visible meanwhile.
  const pays = isPaying(picture) && left.value.some(isSpending)
  const sorted = sortOptions(left.value, picture.question).filter((option) => !pays || option.aside)
  const options = pointed.value.length > 0 ? lightestFirst(sorted) : sorted
  if (options.length > CHIPS) {
    const answers = options.filter((option) => !option.aside && own(option))
    const few = answers.length <= FEW ? answers : bare.value.filter(own)
    return (pays ? options : few).slice(0, CHIPS)
  }
  // A question keeps at least one chip as an answer, unless half of the answer is chosen on the table.
  return options.some(own) || pointed.value.length > 0 ? options.filter(own) : options
}

/** Sorts the options for a selected thing: a free action with a card comes before passing the round with it. */
const lightestFirst = (options: readonly Offered[]): readonly Offered[] => [
  ...options.filter(({ aside }) => aside),
  ...options.filter(({ aside }) => !aside),
]

export const isPaying = ({ question }: Picture): boolean => question !== null && isPayment(question)

function labelled({ speaker, picture }: ChipsProps, options: readonly Offered[]): Chip[] {
  const labels = splitLabelPrefixes(options.map((option) => speaker.sayMove(option, picture.view)))
  return labels.map((label, i) => ({ ...label, option: options[i] as Offered }))
}

const isRepeated = ({ pointing, picture, table }: ChipsProps, option: Offered): boolean =>
  !isPointedOut({ pointing, picture }, option) &&
  table?.repeats?.(option.move, pointing.pointed.value, option.on) === true

type PointingProps = Pick<ChipsProps, 'pointing' | 'picture'>

/**
 * True if nothing more can be pointed at for this option and others are left too, so that only words tell it from them.
 * While pointing has excluded nothing, all options are still on the table.
 */
const isPointedOut = ({ pointing: { pointed, bare, left }, picture }: PointingProps, option: Offered): boolean =>
  pointed.value.length > 0 && left.value.length < picture.options.length && bare.value.includes(option)

const isShown = ({ table, ...pointed }: PointingProps & Pick<ChipsProps, 'table'>, option: Offered): boolean =>
  !isPointedOut(pointed, option) && table?.shows?.(option.move, option.on) === true

/** If all chips begin alike, that beginning follows the prompt; otherwise each is shown before its chips. */
export function sharedLead(chips: readonly Chip[]): string | undefined {
  const lead = chips[0]?.lead
  return chips.every((chip) => chip.lead === lead) ? lead : undefined
}

/**
 * The beginning that the options of the selected thing share, when the table itself shows them. The prompt then says
 * what they are.
 */
export function repeatedLead(props: ChipsProps): string | undefined {
  const { pointed, left } = props.pointing
  const isLaidOut = pointed.value.length > 0 && left.value.every((option) => isRepeated(props, option))
  return isLaidOut ? sharedLead(labelled(props, left.value)) : undefined
}
