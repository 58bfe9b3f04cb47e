// Undo, Pass and End turn: always in the same corner, and prominent only when they are offered.

import type { Offered } from '@wayfare/protocol'
import type { GameSpeaker } from '@wayfare/text'
import { standsFor } from '../../base/ui/element-meanings.ts'
import { Icon as FrameIcon } from '../../base/ui/icon.tsx'
import { KeyCap } from '../../base/ui/key-cap.tsx'
import { Icon, type IconName } from './icon.tsx'
import { moveOf } from './moves.ts'
import { bareOption } from './player-area-state.ts'
import type { Props } from './props.ts'
import { wordsOf } from './words.ts'

/** Spectators and replays have no actions. */
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

function endSays({ speaker, view }: Props, end: Offered | undefined): string {
  return !end || end.move === 'end' ? wordsOf(speaker).say('mine.end') : speaker.sayMove(end, view)
}

type ActProps = Props & {
  readonly option: Offered | undefined
  readonly move: string
  readonly icon: IconName
  readonly label: string
}

/** An action that is not offered is less prominent, and says why when it is pressed. */
function Act({ option, move, icon, label, ...props }: ActProps) {
  const { pointing, explain } = props
  const key = option && pointing.bareKeys.value.get(option.move)
  // Hovering shows the warning before the move is made.
  const startPreview = () => option && pointing.hover(option.move)
  const endPreview = () => option && pointing.leave(option.move)
  return (
    <button
      type="button"
      class={`arn-act ${option ? 'offered' : 'off'}`}
      {...standsFor({ move: option?.move })}
      {...(option ? {} : { 'aria-disabled': true })}
      onClick={() => (option ? pointing.take(option) : void explain(move))}
      onPointerEnter={startPreview}
      onPointerLeave={endPreview}
      onFocus={startPreview}
      onBlur={endPreview}
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
  const what = undo.can ? (undoes(undo.move, props.speaker) ?? undo.what) : null
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

/**
 * Moves that are known by the thing they name: "Undo Torch" means its purchase. Other moves are named by their own
 * words.
 */
const BY_THING: ReadonlySet<string> = new Set([
  'dig',
  'discover',
  'overcome',
  'buy',
  'play',
  'pass',
  'research',
  'boon',
  'use',
  'activate',
  'recruit',
  'rescue',
] as const)

/** For a token, the space it moved to says more than which of the two it was. */
const TOKENS: ReadonlySet<string> = new Set(['glass', 'notebook'])

/** The thing that a move names. Consequences do not count, such as the refilled row at the end of a turn. */
export function undoes(move: string | null, speaker: Pick<GameSpeaker, 'sayThing'>): string | null {
  if (move === null) return null
  const { verb, args } = moveOf(move)
  if (verb === 'slot') return speaker.sayThing('idol')
  if (!BY_THING.has(verb)) return null
  for (const id of args) {
    if (TOKENS.has(id)) continue
    try {
      return speaker.sayThing(id)
    } catch {
      // This argument is a word of the move and no thing.
    }
  }
  return null
}
