// One line says who must do what, and why it is being asked; beside it the choices as chips.

import type { ReadonlySignal, Signal } from '@preact/signals'
import type { Id } from '@wayfare/kernel'
import type { Offered, Picture } from '@wayfare/protocol'
import type { GameSpeaker } from '@wayfare/text'
import { type ComponentChildren, type ComponentType, Fragment } from 'preact'
import { useRef } from 'preact/hooks'
import { say } from '../i18n/index.ts'
import { Button } from '../ui/button.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import { ChipLead, OptionChip } from '../ui/option-chip.tsx'
import { PromptLine } from '../ui/prompt-line.tsx'
import { apart, type Label } from './apart.ts'
import type { Confirming } from './confirming.ts'
import type { Pointing } from './contract.ts'
import { kindOf, mayBeFinal } from './finality.ts'
import { inOrder, isPayment } from './option-groups.ts'
import { keyOf } from './pointing.ts'
import { Proposed } from './proposed.tsx'
import type { Shown, TableSource } from './source.ts'

type Props = {
  readonly source: TableSource
  readonly shown: Shown
  readonly picture: Picture
  readonly speaker: GameSpeaker
  readonly pointing: Pointing
  readonly names: readonly string[]
  readonly sheet: Signal<boolean>
  readonly trouble: Signal<string | null>
  readonly busy: ReadonlySignal<boolean>
  readonly confirming: Confirming
  /** The choices stand in a list of their own. */
  readonly plain: boolean
  readonly since: ComponentChildren
  readonly Glyph: ComponentType<{ readonly id: Id }> | undefined
}

type Words = {
  readonly title: string
  readonly sub?: string | undefined
  readonly state: 'asked' | 'waiting' | 'over'
  readonly icon: IconName
}

/** More would hide the prompt; the rest is on the table. */
const CHIPS = 6

export function Prompt(props: Props) {
  const { source, shown, picture, pointing, sheet, trouble, names, confirming, plain, since } = props
  const paidFor = usePaidFor(shown, picture)
  const words = wordsFor(props, paidFor)
  const chips = plain ? [] : chipsOf(props)
  // What the first chips begin with stands below the prompt, if it is all that is shared; else each beginning before its chips.
  const lead = chips[0]?.lead
  const told = paidFor === null && chips.every((chip) => chip.lead === '' || chip.lead === lead) ? lead : undefined
  const armed = confirming.armed.value
  const { proposal } = shown.info
  return (
    <header class="play-prompt">
      <PromptLine
        titleId="prompt"
        title={<span aria-live="polite">{words.title}</span>}
        sub={
          armed ? (
            <Armed {...props} option={armed} />
          ) : (
            (trouble.value ?? (shown.info.broken ? say('table.broken') : (words.sub ?? (told && `${told}…`))))
          )
        }
        state={words.state}
        icon={<Icon name={words.icon} size={24} />}
        chips={words.state === 'asked' && !plain && !armed ? <Chips {...props} chips={chips} told={told} /> : undefined}
        actions={
          <>
            {armed && (
              <>
                <Button kind="mine" move={armed.move} keyCap="↵" onClick={confirming.yes}>
                  {say('table.confirmYes')}
                </Button>
                <Button keyCap="Esc" onClick={confirming.no}>
                  {say('table.confirmNo')}
                </Button>
              </>
            )}
            {pointing.pointed.value.length > 0 && (
              <Button icon="undo" keyCap={say('table.esc')} onClick={pointing.back}>
                {say('table.backStep')}
              </Button>
            )}
            {picture.over && !sheet.value && (
              <Button kind="primary" onClick={() => (sheet.value = true)}>
                {say('table.seeScores')}
              </Button>
            )}
            {mayComeBack(shown) && (
              <Button kind="primary" onClick={() => void source.comeBack()}>
                {say('table.comeBack')}
              </Button>
            )}
          </>
        }
        below={proposal ? <ProposalLine source={source} shown={shown} names={names} /> : undefined}
      />
      {since}
    </header>
  )
}

/** A move that waits for a second tap: what it is, and whether it can be taken back. */
function Armed({ option, speaker, picture, shown }: Props & { readonly option: Offered }) {
  const move = speaker.sayMove(option, picture.view)
  const final = mayBeFinal(kindOf(shown.info, picture, option))
  return (
    <span class="play-armed" role="alert">
      <b>{say('table.confirmAsk', { move })}</b> {final && say('table.confirmFinal')}
    </span>
  )
}

function wordsFor({ source, shown, picture, speaker, pointing }: Props, paidFor: string | null): Words {
  const { seat, info } = shown
  const link = source.link.value
  if (link === 'lost') return { title: say('table.lost'), state: 'waiting', icon: 'offline' }
  if (picture.over || info.status !== 'running') return { title: say('table.over'), state: 'over', icon: 'trophy' }
  const list = speaker.word({ list: picture.turn.map((one) => ({ seat: one })), joint: 'and' })
  if (seat === null) return { title: say('table.looksOn', { names: list }), state: 'waiting', icon: 'eye' }
  if (info.seats[seat]?.gone) return { title: say('table.gone'), state: 'waiting', icon: 'bot' }
  if (!picture.question) {
    const sub = picture.undo > 0 ? say('table.changeMind') : say('table.waitHint')
    return { title: say('table.waitFor', { names: list }), sub, state: 'waiting', icon: 'clock' }
  }
  const preview = pointing.preview.value
  return {
    title: speaker.sayPrompt(picture.question, picture.options),
    sub: preview ? speaker.sayMove(preview, picture.view) : paidFor ? speaker.sayMove({ move: paidFor }) : undefined,
    state: 'asked',
    icon: 'play',
  }
}

/** While something is paid: the move that is paid for, whatever else is done in the meantime. */
function usePaidFor({ told, seat }: Shown, { question }: Picture): string | null {
  const kept = useRef<string | null>(null)
  if (!question || !isPayment(question)) {
    kept.current = null
    return null
  }
  const own = told.flatMap(({ seat: by, facts }) => (by === seat ? facts : []))
  const moves = own.flatMap(({ k, move }) => (k === 'move' && typeof move === 'string' ? move : []))
  // A payment that is made is over, even if the next one follows at once.
  if (moves.at(-1)?.startsWith('pay ')) kept.current = null
  kept.current ??= moves.findLast((move) => !move.startsWith('pay ')) ?? null
  return kept.current
}

type Chip = Label & { readonly option: Offered }

function chipsOf({ pointing, speaker, picture }: Props): Chip[] {
  const options = inOrder(pointing.left.value, picture.question)
  // Few choices are all chips; of many, those that the table does not show, and the rest is counted.
  const some = isPaying(picture)
    ? options.filter(({ move }, i) => i < CHIPS - 1 || move === 'withdraw')
    : pointing.bare.value.slice(0, CHIPS)
  const shown = options.length <= CHIPS ? options : some
  const labels = apart(shown.map((option) => speaker.sayMove(option, picture.view)))
  return labels.map((label, i) => ({ ...label, option: shown[i] as Offered }))
}

const isPaying = ({ question }: Picture): boolean => question !== null && isPayment(question)

type ChipsProps = Props & { readonly chips: readonly Chip[]; readonly told: string | undefined }

function Chips({ pointing, speaker, picture, busy, Glyph, chips, told }: ChipsProps) {
  const paying = isPaying(picture)
  const [usual] = paying ? inOrder(pointing.left.value, picture.question) : []
  const rest = pointing.left.value.length - chips.length
  const hoverOf = ({ on = [] }: Offered): string | null => on.find((id) => !pointing.pointed.value.includes(id)) ?? null
  return (
    <>
      {chips.map(({ option, lead, own }, i) => (
        <Fragment key={option.move}>
          {lead !== (chips[i - 1]?.lead ?? '') && lead !== told && <ChipLead lead={lead} />}
          <OptionChip
            label={own}
            lead={lead}
            keyCap={keyOf(pointing, option) ?? (option === usual ? '↵' : undefined)}
            glyph={Glyph && option.on?.[0] ? glyphs(Glyph, option, paying) : undefined}
            value={option === usual ? <Proposed /> : undefined}
            state={pointing.preview.value?.move === option.move ? 'hovered' : 'offered'}
            move={option.move}
            detail={speaker.sayDetail(option.on ?? [])}
            onPick={() => {
              if (busy.peek()) return
              letGo()
              pointing.take(option)
            }}
            onHover={(on) => pointing.hover(on ? hoverOf(option) : null)}
          />
        </Fragment>
      ))}
      {rest > 0 && <span class="play-more">{say('table.more', { count: rest })}</span>}
    </>
  )
}

/** The chip in use is about to go. A browser that has to take the focus from what is being removed lays the page out for it. */
function letGo(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

/** Of a payment all that it spends; of another move what it begins with. */
function glyphs(Glyph: ComponentType<{ readonly id: Id }>, { on = [] }: Offered, paying: boolean) {
  return on.slice(0, paying ? 4 : 1).map((id, i) => <Glyph key={i} id={id} />)
}

function ProposalLine({ source, shown, names }: Pick<Props, 'source' | 'shown' | 'names'>) {
  const { proposal } = shown.info
  if (!proposal) return null
  const name = names[proposal.by] as string
  const mine = shown.seat !== null && proposal.needed.includes(shown.seat) && !proposal.yes.includes(shown.seat)
  const text =
    'rewind' in proposal.what
      ? say('table.proposalRewind', { name })
      : say('table.proposalReplace', { name, other: names[proposal.what.replace] as string })
  return (
    <div class="play-proposal" role="alert">
      <span>{text}</span>
      {mine && (
        <>
          <Button kind="primary" onClick={() => void source.answer(true)}>
            {say('table.agree')}
          </Button>
          <Button onClick={() => void source.answer(false)}>{say('table.disagree')}</Button>
        </>
      )}
    </div>
  )
}

/** Time or a vote has given the seat to a bot: it can be had back. */
function mayComeBack({ seat, info }: Shown): boolean {
  const gone = seat === null ? null : info.seats[seat]?.gone
  return info.status === 'running' && (gone === 'time' || gone === 'voted')
}
