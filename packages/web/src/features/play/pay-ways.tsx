import type { Offered } from '@wayfare/protocol'
import { Fragment } from 'preact'
import { useRef } from 'preact/hooks'
import { useDismiss } from '../../base/browser/dismiss.ts'
import { ChipLead, OptionChip } from '../../base/ui/option-chip.tsx'
import { partOf } from '../../base/ui/screen-parts.ts'
import type { GameTable, GameTableProps } from '../../board-kit/contract.ts'
import { type Label, splitLabelPrefixes } from '../../board-kit/label-prefix.ts'
import { sayPayment } from '../../board-kit/payment-shown.ts'
import { keyOf } from '../../board-kit/pointing.ts'

type Props = {
  readonly id: string
  readonly isOpen: boolean
  readonly props: GameTableProps
  readonly others: readonly Offered[]
  readonly Glyph: GameTable['Glyph'] | undefined
  pick(option: Offered): void
  close(): void
}

/** The alternative payments in a popover over the table, so that nothing moves when it opens or closes. */
export function PayWays({ id, isOpen, props, others, Glyph, pick, close }: Props) {
  const { pointing, speaker } = props
  const labels = isOpen ? splitLabelPrefixes(others.map((option) => sayPayment(option, props))) : []
  const box = useRef<HTMLDivElement>(null)
  const isNarrowed = pointing.pointed.value.length > 0
  // The popover stays open while something is pointed at; a step back undoes that.
  useDismiss(isOpen && !isNarrowed, close, {
    inside: () => [box.current, partOf('payment-button')],
  })
  return (
    <div ref={box} id={id} class="pay-ways on-paper" hidden={!isOpen}>
      {labels.map(({ lead, own }: Label, i) => {
        const option = others[i] as Offered
        return (
          <Fragment key={option.move}>
            {lead !== (labels[i - 1]?.lead ?? '') && <ChipLead lead={lead} />}
            <OptionChip
              label={own}
              lead={lead}
              keyCap={keyOf(pointing, option)}
              glyph={Glyph && option.on?.map((thing, at) => <Glyph key={at} id={thing} />)}
              move={option.move}
              detail={speaker.sayDetail(option.on ?? [])}
              state={pointing.preview.value?.move === option.move ? 'hovered' : 'offered'}
              onPick={() => pick(option)}
              onHover={(on) => pointing.hover(on ? (option.on?.[0] ?? null) : null)}
            />
          </Fragment>
        )
      })}
    </div>
  )
}
