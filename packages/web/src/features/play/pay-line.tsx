// Asks for a payment: one button for the proposed one, and the alternatives on demand.

import { useSignal } from '@preact/signals'
import type { Offered } from '@wayfare/protocol'
import type { GameSpeaker } from '@wayfare/text'
import { Fragment } from 'preact'
import { useEffect, useId } from 'preact/hooks'
import { say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { partRef } from '../../base/ui/screen-parts.ts'
import type { GameTable, GameTableProps } from '../../board-kit/contract.ts'
import { enterTakes } from '../../board-kit/enter-key.ts'
import { moveOf } from '../../board-kit/moves.ts'
import { isSpending, sortOptions } from '../../board-kit/option-groups.ts'
import { completes, countEach, paymentShown, sayPayment } from '../../board-kit/payment-shown.ts'
import { PayWays } from './pay-ways.tsx'
import { leadsToSame } from './single-payment.ts'
import './pay-line.css'

type Props = {
  readonly props: GameTableProps
  readonly table: GameTable | null
  /** The move that is being paid for. */
  readonly moveBeingPaid: string | null
  pick(option: Offered): void
}

export function PayLine({ props, table, moveBeingPaid, pick }: Props) {
  const { pointing, picture, speaker } = props
  const open = useSignal(false)
  const id = useId()
  useEffect(() => {
    open.value = false
  }, [picture.options])
  const [proposed, ...rest] = payments(props)
  const shown = paymentShown(props)
  const { question } = picture
  if (!proposed || !shown || !question) return null
  const others = rest.filter((option) => !leadsToSame(option, proposed, question))
  // The source that is pointed at belongs to several payments, so they are listed.
  const isOpen = others.length > 0 && (open.value || pointing.pointed.value.length > 0)
  const payment = sayPayment(proposed, props)
  const bought = moveBeingPaid === null ? null : speaker.sayMove({ move: moveBeingPaid }, picture.view)
  // A partial payment does not yet make the move, so its button is not named after the move.
  const done = completes(proposed) ? bought : null
  return (
    <div class="pay">
      {/* A move without a name says less than the question. */}
      {moveBeingPaid !== null && moveOf(moveBeingPaid).args.length > 0 && <span class="pay-for">{bought}</span>}
      <span class="pay-what">
        <span class="pay-label">{say('table.pay')}</span>
        <Spent {...{ props, table }} option={shown.option} />
      </span>
      {others.length > 0 && (
        <button
          type="button"
          class="pay-change"
          ref={partRef('payment-button')}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => (open.value = !isOpen)}
        >
          {say('table.otherPayment')}
        </button>
      )}
      <Button
        kind="primary"
        move={proposed.move}
        keyCap={enterTakes(proposed.move) ? '↵' : undefined}
        class="pay-main"
        aria-label={done === null ? payment : `${done}. ${payment}`}
        onClick={() => pick(proposed)}
      >
        <span class="pay-long">{done ?? payment}</span>
        <span class="pay-short">{say(completes(proposed) ? 'table.payNow' : 'table.payPart')}</span>
      </Button>
      <PayWays {...{ id, isOpen, props, others, pick }} Glyph={table?.Glyph} close={() => (open.value = false)} />
    </div>
  )
}

/** Lists the payments: the proposed one first, then the alternatives, and undo last. */
const payments = ({ pointing, picture }: Pick<GameTableProps, 'pointing' | 'picture'>): readonly Offered[] =>
  sortOptions(
    pointing.left.value.filter((option) => isSpending(option) || option.move === 'withdraw'),
    picture.question,
  )

/** The cost as icons if the game has them, otherwise in words. */
function Spent({ props, table, option }: { readonly option: Offered } & Pick<Props, 'props' | 'table'>) {
  const { speaker, picture } = props
  const Glyph = table?.Glyph
  if (!Glyph || !table?.leaves) return <b>{speaker.sayMove(option, picture.view)}</b>
  const left = table.leaves(option, props)
  return (
    <>
      {[...countEach([...(picture.question?.paid ?? []), ...(option.on ?? [])])].map(([id, count], i) => (
        <Fragment key={id}>
          {i > 0 && ' + '}
          <b class="pay-part">
            {left.has(id) ? (
              <Amount {...{ id, count, table, speaker }} />
            ) : (
              <>
                {count > 1 ? count : ''} <Glyph id={id} /> {speaker.sayThing(id)}
              </>
            )}
          </b>
        </Fragment>
      ))}
      {left.size > 0 && (
        <span class="pay-left">
          {say('table.leaves')}{' '}
          {[...left].map(([id, count]) => (
            <span key={id}>
              <Amount {...{ id, count, table, speaker }} />{' '}
            </span>
          ))}
        </span>
      )}
    </>
  )
}

type AmountProps = {
  readonly id: string
  readonly count: number
  readonly table: GameTable
  readonly speaker: GameSpeaker
}

/** Shown as a number and an icon, and read aloud as words. */
const Amount = ({ id, count, table: { Glyph, amount }, speaker }: AmountProps) => (
  <>
    <span aria-hidden="true">{count}</span>
    <Glyph id={id} />
    <span class="visually-hidden">{amount?.(id, count, speaker) ?? `${count} × ${speaker.sayThing(id)}`}</span>
  </>
)
