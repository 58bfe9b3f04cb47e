// Undo, Pass and End turn: always in the same corner, loud only when they are offered.

import type { Fact } from '@wayfare/kernel'
import type { Offered } from '@wayfare/protocol'
import { Icon as FrameIcon } from '../../ui/icon.tsx'
import { KeyCap } from '../../ui/key-cap.tsx'
import { Icon, type IconName } from './icon.tsx'
import { bareOption } from './mine-state.ts'
import { type Props, shownExplorer } from './props.ts'
import { wordsOf } from './words.ts'

/** Who looks on, or back, can do nothing. */
export function Actions(props: Props) {
  if (!props.undo) return null
  const words = wordsOf(props.speaker)
  const pass = bareOption(props, 'pass')
  const end = bareOption(props, 'end', 'keep the rest')
  return (
    <div class="arn-acts">
      <UndoButton {...props} />
      <Act {...props} option={pass} move="pass" icon="pass" label={words.say('mine.pass')} />
      <Act {...props} option={end} move="end" icon="end" label={endSays(props, end)} />
    </div>
  )
}

/** Of an empty hand there is no rest to keep. */
function endSays(props: Props, end: Offered | undefined): string {
  const words = wordsOf(props.speaker)
  if (!end || end.move === 'end') return words.say('mine.end')
  return shownExplorer(props).hand.length === 0 ? words.say('mine.go-on') : props.speaker.sayMove(end, props.view)
}

type ActProps = Props & {
  readonly option: Offered | undefined
  readonly move: string
  readonly icon: IconName
  readonly label: string
}

/** What is not offered is quiet, and says why when it is asked. */
function Act({ option, move, icon, label, ...props }: ActProps) {
  const { pointing, explain } = props
  const key = option && pointing.bareKeys.value.get(option.move)
  // What it would lose is said before it is taken.
  const come = () => option && pointing.hover(option.move)
  const go = () => option && pointing.leave(option.move)
  return (
    <button
      type="button"
      class={`arn-act ${option ? 'offered' : 'off'}`}
      {...(option ? { 'data-move': option.move } : { 'aria-disabled': true })}
      onClick={() => (option ? pointing.take(option) : void explain(move))}
      onPointerEnter={come}
      onPointerLeave={go}
      onFocus={come}
      onBlur={go}
    >
      <Icon name={icon} size={18} />
      <span>{label}</span>
      {key && <KeyCap>{key}</KeyCap>}
    </button>
  )
}

function UndoButton({ undo, ...props }: Props) {
  const words = wordsOf(props.speaker)
  if (!undo) return null
  const what = undo.can ? (undoes(props) ?? undo.what) : null
  return (
    <button
      type="button"
      class={`arn-act ${undo.can ? '' : 'off'}`}
      title={undo.past ?? undefined}
      disabled={!undo.can}
      onClick={undo.act}
    >
      <FrameIcon name="undo" size={18} />
      <span>
        {words.say('mine.undo')}
        {what !== null && <small aria-hidden="true">{what}</small>}
        {undo.what !== null && <span class="visually-hidden">: {undo.what}</span>}
      </span>
      {undo.can && <KeyCap>U</KeyCap>}
    </button>
  )
}

/** What follows from a move is told with it; the move itself is what it is called by. */
const BESIDE: ReadonlySet<string> = new Set(['move', 'paid', 'gain', 'travel'])

/** Where a token went says more than which. */
const TOKENS: ReadonlySet<string> = new Set(['glass', 'notebook'])

/** The thing that the last move was about, by its name. */
export function undoes({ told, seat, speaker }: Pick<Props, 'told' | 'seat' | 'speaker'>): string | null {
  const undone = new Set(told.flatMap(({ undoes }) => undoes ?? []))
  const last = told.findLast((one) => one.seat === seat && !one.undoes && !undone.has(one.n))
  if (!last) return null
  const fact = last.facts.find(({ k }) => !BESIDE.has(k)) ?? last.facts[0]
  const names = fact ? namesIn(fact).filter((id) => !TOKENS.has(id)) : []
  for (const id of names) {
    try {
      return speaker.sayThing(id)
    } catch {
      // Not a thing: a number, or a word of the move.
    }
  }
  return null
}

function namesIn({ k: _, seat: __, ...parts }: Fact): string[] {
  return Object.values(parts).flatMap((part) =>
    typeof part === 'string'
      ? part.split(/[ +]/)
      : Array.isArray(part)
        ? part.filter((one) => typeof one === 'string')
        : [],
  ) as string[]
}
