// The prompt: one line says who must do what, and why; beside it are the options as buttons.

import type { ReadonlySignal, Signal } from '@preact/signals'
import type { Id } from '@wayfare/kernel'
import { type Offered, type Picture, PUZZLE } from '@wayfare/protocol'
import { type GameSpeaker, withNumbersKept } from '@wayfare/text'
import { type ComponentChildren, type ComponentType, Fragment } from 'preact'
import { say, withWords } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { Icon, type IconName } from '../../base/ui/icon.tsx'
import { ChipLead, OptionChip, withoutEnd } from '../../base/ui/option-chip.tsx'
import { PromptLine } from '../../base/ui/prompt-line.tsx'
import { partRef } from '../../base/ui/screen-parts.ts'
import { seatShape } from '../../base/ui/seat.ts'
import { useLoaded } from '../../base/ui/use-loaded.ts'
import type { PlayAddOn } from '../../board-kit/add-on.ts'
import type { Announcement, GameTable, GameTableProps, Pointing } from '../../board-kit/contract.ts'
import { enterTakes } from '../../board-kit/enter-key.ts'
import { GlossaryText } from '../../board-kit/glossary-text.tsx'
import { isSpending } from '../../board-kit/option-groups.ts'
import { moveBeingPaid } from '../../board-kit/payment-purpose.ts'
import { paymentShown } from '../../board-kit/payment-shown.ts'
import { keyOf } from '../../board-kit/pointing.ts'
import { missingVotes } from '../../client/table/missing-votes.ts'
import type { Shown, TableSource } from '../../client/table/table-source.ts'
import { BeginnerHint } from '../help/beginner-hint.tsx'
import { levelOf } from '../help/level.ts'
import type { Confirmation } from './confirmation.ts'
import { PayLine } from './pay-line.tsx'
import { type Chip, chipsOf, isPaying, repeatedLead, sharedLead } from './prompt-chips.ts'
import { Notes } from './prompt-notes.tsx'
import { ProposalLine, proposalShown } from './proposal-line.tsx'

type Props = {
  readonly source: TableSource
  readonly shown: Shown
  readonly picture: Picture
  readonly speaker: GameSpeaker
  readonly pointing: Pointing
  readonly names: readonly string[]
  readonly sheet: Signal<boolean>
  readonly toShow: Signal<readonly number[] | null>
  readonly trouble: Signal<string | null>
  readonly busy: ReadonlySignal<boolean>
  readonly confirming: Confirmation
  /** Makes the moves one after another, until one is refused. */
  readonly takeAll: (moves: readonly string[]) => void
  /** True if the options are shown in a list elsewhere. */
  readonly plain: boolean
  readonly since: ComponentChildren
  readonly Glyph: ComponentType<{ readonly id: Id }> | undefined
  /** The game's own table and its props, if it has one. */
  readonly table: GameTable | null
  readonly props: GameTableProps
  readonly addOns: readonly PlayAddOn[]
}

type Words = {
  readonly title: string
  readonly sub?: string | undefined
  /** The progress of a bot that thinks for long. */
  readonly done?: number
  readonly state: 'asked' | 'waiting' | 'over'
  readonly icon: IconName
}

export function Prompt(props: Props) {
  const { source, shown, picture, pointing, sheet, trouble, names, confirming, plain, since } = props
  const Show = useLoaded(true, () => withWords(import('./show-text/index.ts'), import('./turn-show.tsx')))
  const bought = moveBeingPaid({ told: shown.told, seat: shown.seat, question: picture.question })
  const words = wordsFor(props, bought)
  const chips = plain ? [] : chipsOf(props)
  const told = bought === null ? sharedLead(chips) || repeatedLead(props) : undefined
  const armed = confirming.armed.value
  const proposal = proposalShown(shown.info, source.mine.value)
  const asked = words.state === 'asked'
  const pays = asked && !plain && !armed && isPaying(picture) && pointing.left.value.some(isSpending)
  const noted = asked && !armed ? consideredOf(props) : null
  const question = picture.question?.op ?? ''
  const level = asked ? levelOf(shown.info.game, question) : 'regular'
  const lead = told && !showsPictures(props, chips) ? `${withoutEnd(told)} …` : undefined
  const begun = props.table?.begun?.(props.props) ?? lead
  // Beginners read what the question means until a part of the answer is chosen, and then what remains to be chosen.
  const next = level === 'beginner' && pointing.pointed.value.length === 0 ? undefined : begun
  const looked = subOf(props, noted, words.sub ?? next, level === 'expert')
  const said = props.speaker.promptOf(question, picture.options)
  const more = <BeginnerHint game={shown.info.game} prompt={said} less={begun} />
  const sub = looked ?? gameExplanation(props, asked && level !== 'expert') ?? (level === 'beginner' ? more : undefined)
  return (
    <header class="play-prompt" ref={partRef('prompt')}>
      <PromptLine
        titleId="prompt"
        title={
          <span aria-live="polite">
            {level === 'expert' ? inShort(words.title, question) : <GlossaryText text={words.title} />}
          </span>
        }
        sub={
          armed ? (
            <Armed {...props} option={armed} />
          ) : words.done !== undefined && trouble.value === null ? (
            <progress class="play-thinking" max={1} value={words.done} aria-labelledby="prompt" />
          ) : (
            (trouble.value ?? (shown.info.broken ? say('table.broken') : sub))
          )
        }
        state={words.state}
        icon={asked ? <SeatSign seat={shown.seat} /> : <Icon name={words.icon} size={24} />}
        chips={
          asked && !plain && !armed && !(pays && chips.length === 0) ? (
            <Chips {...props} chips={chips} told={told} beside={pays} tells={level !== 'expert'} />
          ) : undefined
        }
        chipsLabel={say(pays ? 'table.freeBeside' : 'table.options')}
        asked={[shown.n, ...pointing.pointed.value].join(' ')}
        pay={
          pays ? (
            <PayLine
              props={props.props}
              table={props.table}
              moveBeingPaid={bought}
              pick={(option) => pick(props, option)}
            />
          ) : undefined
        }
        actions={
          <>
            {armed && (
              <>
                <Button
                  kind="mine"
                  move={armed.move}
                  keyCap={enterTakes(armed.move) ? '↵' : undefined}
                  onClick={confirming.yes}
                >
                  {doesInShort(props.speaker.sayMove(armed, picture.view))}
                </Button>
                <Button keyCap="Esc" onClick={confirming.no}>
                  {say('table.confirmNo')}
                </Button>
              </>
            )}
            {!armed && pointing.pointed.value.length > 0 && (
              <Button icon="undo" class="play-back" keyCap={say('table.esc')} onClick={pointing.back}>
                {say('table.backStep')}
              </Button>
            )}
            {picture.over && !sheet.value && (
              <Button kind="primary" onClick={() => (sheet.value = true)}>
                {say('table.seeScores')}
              </Button>
            )}
            {shown.seat !== null &&
              (words.state === 'waiting' || picture.over) &&
              props.addOns.map(({ id, Waiting }) => Waiting && <Waiting key={id} table={shown.info.id} />)}
            {mayComeBack(shown) && (
              <Button kind="primary" onClick={() => void source.comeBack()}>
                {say('table.comeBack')}
              </Button>
            )}
          </>
        }
        below={
          proposal ? (
            <ProposalLine
              {...{ proposal, source, names }}
              asked={missingVotes(shown.info, source.mine.value).length > 0}
            />
          ) : undefined
        }
      />
      {since}
      {Show && !picture.over && (
        <Show.TurnShow
          key={`${shown.info.id} ${shown.seat}`}
          game={shown.info.game}
          told={shown.told}
          n={shown.n}
          seat={shown.seat}
          speaker={props.speaker}
          table={props.table}
          drawer={props.props.drawer}
          toShow={props.toShow}
        />
      )}
    </header>
  )
}

/** Shows by its shape which seat has to answer: on a shared screen that changes from question to question. */
function SeatSign({ seat }: { readonly seat: number | null }) {
  return (
    <svg class="play-seat-sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d={seatShape(seat ?? 0)} />
    </svg>
  )
}

/** A move that waits for a second tap: what it does, what is lost by it, and whether it can be undone. */
function Armed({ option, speaker, picture, table, props }: Props & { readonly option: Offered }) {
  const move = speaker.sayMove(option, picture.view)
  return (
    <span class="play-armed" role="alert">
      <b>{say('table.confirmAsk', { move })}</b> <Notes {...{ option, props, table }} />
    </span>
  )
}

/** The move that is being considered: under the pointer, proposed, or the only one. */
function consideredOf({ pointing, picture, props }: Props): Offered | null {
  const [only, more] = pointing.left.value
  if (pointing.preview.value) return pointing.preview.value
  return (isPaying(picture) && paymentShown(props)?.option) || (more ? null : (only ?? null))
}

/** The most moves to describe for the thing under the pointer; more could not be read in passing. */
const FEW = 3

/** The moves for the thing under the pointer, if there are few. */
function hoveredOptions({ hovered, offered }: Pointing): readonly Offered[] {
  const options = hovered.value === null ? [] : (offered.value.get(hovered.value) ?? [])
  return options.length <= FEW ? options : []
}

/** Shortens the prompt of a turn for players who know the options of a turn. */
const inShort = (title: string, question: string): string =>
  question === 'turn' ? title.replace(/\s?:.*$/, '.') : title

function subOf(
  { table, props }: Props,
  option: Offered | null,
  text: string | undefined,
  terse: boolean,
): ComponentChildren {
  if (!table || (!text && !option)) return text ? <GlossaryText text={text} /> : undefined
  const told = option ?? hoveredOptions(props.pointing)[0]
  const does = terse ? null : told && table.does?.(told, props)
  return (
    <>
      {text && does ? <b>{text}.</b> : text && <GlossaryText text={text} />} {does && <GlossaryText text={does} />}{' '}
      {option && <Notes {...{ option, props, table }} />}
    </>
  )
}

/** The game's own addition to the question, while no move is considered. */
function gameExplanation({ table, props }: Props, asked: boolean): ComponentChildren {
  const does = asked ? table?.asks?.(props) : null
  return does ? <GlossaryText text={does} /> : undefined
}

function wordsFor(all: Props, bought: string | null): Words {
  const { source, shown, picture, speaker, plain, names } = all
  const { seat, info } = shown
  const link = source.link.value
  if (link === 'lost') return { title: say('table.lost'), state: 'waiting', icon: 'offline' }
  if (picture.over || info.status !== 'running') return { title: say('table.over'), state: 'over', icon: 'trophy' }
  const list = speaker.word({ list: picture.turn.map((one) => ({ seat: one })), joint: 'and' })
  const { value: bot } = source.thinking
  if (seat !== null && info.seats[seat]?.gone) return { title: say('table.gone'), state: 'waiting', icon: 'bot' }
  if (bot && !picture.question) {
    const name = names[bot.seat] as string
    const title = bot.before ? say('home.queued', { name, count: bot.before }) : say('home.thinking', { name })
    return { title, done: bot.done, state: 'waiting', icon: 'bot' }
  }
  if (seat === null) return { title: say('table.looksOn', { names: list }), state: 'waiting', icon: 'eye' }
  if (!picture.question) {
    if (info.practice?.table === PUZZLE) return { title: say('puzzle.over'), state: 'over', icon: 'check' }
    const hint = picture.undo > 0 ? say('table.changeMind') : say('table.waitHint')
    const sub = [...sayWhoIsAway(all), hint].join(' ')
    return { title: say('table.waitFor', { names: list }), sub, state: 'waiting', icon: 'clock' }
  }
  return {
    title: withNumbersKept(speaker.sayPrompt(picture.question, picture.options)),
    sub: sayLookedAt(all) || (plain && bought ? speaker.sayMove({ move: bought }) : undefined),
    state: 'asked',
    icon: 'play',
  }
}

/** Names the players who have to decide and do not have the table open. */
function sayWhoIsAway({ source, shown: { info }, picture, names }: Props): readonly string[] {
  const { seats } = source.presence.value
  const isAway = (seat: number): boolean => {
    const { kind, gone } = info.seats[seat] ?? {}
    return kind === 'person' && !gone && seats[seat] === false
  }
  return picture.turn.filter(isAway).map((seat) => say('table.wentAway', { name: names[seat] ?? '' }))
}

function sayLookedAt({ pointing, plain, speaker, picture, table, props }: Props): string {
  const options = consideredOptions(pointing, plain)
  const { value: hovered } = pointing.hovered
  if (options.length > 1 && hovered !== null && table?.about) return table.about(hovered, props)
  return options.map((option) => speaker.sayMove(option, picture.view)).join(' · ')
}

/** The options listed below the prompt, without payments, which have a line of their own. */
function consideredOptions(pointing: Pointing, plain: boolean): readonly Offered[] {
  const { value: preview } = pointing.preview
  return (preview ? [preview] : hoveredOptions(pointing)).filter((option) => plain || !isSpending(option))
}

/** A longer text is a sentence and no label for a button. */
const MOST_OF_BUTTON = 28

const doesInShort = (move: string): string => (move.length <= MOST_OF_BUTTON ? move : say('table.confirmYes'))

type ChipsProps = Props & {
  readonly chips: readonly Chip[]
  readonly told: string | undefined
  /** True beside a payment: these chips do not pay and must not look as if they did. */
  readonly beside: boolean
  /** True if the line of the prompt describes the option under the pointer. */
  readonly tells: boolean
}

function Chips(props: ChipsProps) {
  const { pointing, speaker, Glyph, table, chips, told, beside, tells } = props
  // Free actions are less prominent than the answers, if there are answers.
  const answered = chips.some(({ option }) => !option.aside)
  const hoverOf = ({ move, on = [] }: Offered): string => on.find((id) => !pointing.pointed.value.includes(id)) ?? move
  return (
    <>
      {beside && <ChipLead lead={say('table.freeBeside')} />}
      <AllGains {...props} />
      {chips.map((chip, i) => {
        const { option, lead, own } = chip
        const picture = table?.pictured?.(option.move) ?? ownThing(chip, chips)
        const face = faceOf(props, option)
        return (
          <Fragment key={option.move}>
            {lead !== (chips[i - 1]?.lead ?? '') && lead !== told && <ChipLead lead={lead} />}
            <OptionChip
              label={own}
              class={option.aside && (beside || answered) ? 'play-free' : undefined}
              faced={face !== undefined}
              lead={lead}
              keyCap={keyOf(pointing, option)}
              glyph={face ?? (Glyph && picture !== undefined ? <Glyph id={picture} /> : undefined)}
              value={table?.price?.(option, props.props)}
              state={pointing.preview.value?.move === option.move ? 'hovered' : 'offered'}
              move={option.move}
              detail={speaker.sayDetail(option.on ?? [])}
              detailTold={tells && table?.does?.(option, props.props) != null}
              onPick={() => pick(props, option)}
              onHover={(on) => pointing.hover(on ? hoverOf(option) : null)}
            />
          </Fragment>
        )
      })}
      {announcedBeside(props).map(({ id, label }) => (
        <AnnouncedChip key={id} {...props} id={id} label={label} />
      ))}
    </>
  )
}

const faceOf = ({ table, props }: Props, { move }: Offered): ComponentChildren => table?.face?.(move, props)

/** True if the chips are pictures to look at, without text to read. */
const showsPictures = (props: Props, [first]: readonly Chip[]): boolean =>
  first !== undefined && faceOf(props, first.option) !== undefined

/** A button that takes all gains, one after another, with one tap. */
function AllGains({ table, props, speaker, busy, takeAll }: Props) {
  const gains = table?.gains?.(props) ?? []
  if (gains.length < 2) return null
  const moves = gains.map(({ move }) => move)
  // A gain that needs a choice remains, so then the button does not say "all".
  const isAll = props.picture.options.every(({ move, aside, declines }) => aside || declines || moves.includes(move))
  return (
    <OptionChip
      label={say(isAll ? 'table.takeAll' : 'table.takeGains')}
      detail={isAll ? undefined : gains.map((gain) => speaker.sayMove(gain, props.view)).join('\n')}
      move={moves.join(', ')}
      onPick={() => {
        if (busy.peek()) return
        releaseFocus()
        takeAll(moves)
      }}
    />
  )
}

/**
 * The thing to draw on a chip. If several chips share a beginning, the things that all of them touch belong to that.
 */
function ownThing({ option, lead }: Chip, chips: readonly Chip[]): Id | undefined {
  const { on = [] } = option
  const others = chips.filter((chip) => chip.option !== option && chip.lead === lead)
  const isShared = (id: Id): boolean => lead === '' || others.every((other) => other.option.on?.includes(id))
  return on.find((id) => !isShared(id)) ?? on[0]
}

/** Announcements of other usable things, unless their options are chips themselves. */
function announcedBeside({ table, props, chips }: ChipsProps): readonly Announcement[] {
  const isChip = ({ id }: Announcement): boolean => chips.some(({ option }) => option.on?.includes(id))
  return (table?.announces?.(props) ?? []).filter((one) => !isChip(one))
}

/** A chip that points at the thing, as a press on the table does. */
function AnnouncedChip({ id, label, pointing, speaker, busy, Glyph }: Props & Announcement) {
  const [only, more] = pointing.offered.value.get(id) ?? []
  return (
    <OptionChip
      label={label}
      keyCap={pointing.keys.value.get(id)}
      glyph={Glyph ? <Glyph id={id} /> : undefined}
      state={pointing.hovered.value === id ? 'hovered' : 'offered'}
      move={more ? undefined : only?.move}
      detail={speaker.sayDetail([id])}
      onPick={() => {
        if (busy.peek()) return
        releaseFocus()
        pointing.point(id)
      }}
      onHover={(on) => pointing.hover(on ? id : null)}
    />
  )
}

/**
 * Releases the focus of a chip that is about to be removed. Otherwise the browser has to lay out the page to move the
 * focus.
 */
function releaseFocus(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

function pick({ busy, pointing }: Props, option: Offered): void {
  if (busy.peek()) return
  releaseFocus()
  pointing.take(option)
}

/** True if the clock or a vote has given the viewer's seat to a bot, so that they can take it back. */
function mayComeBack({ seat, info }: Shown): boolean {
  const gone = seat === null ? null : info.seats[seat]?.gone
  return info.status === 'running' && (gone === 'time' || gone === 'voted')
}
