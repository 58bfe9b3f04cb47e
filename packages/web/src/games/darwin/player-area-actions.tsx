// Undo and End turn: always in the same corner, and prominent only when they are offered.

import type { Offered } from '@wayfare/protocol'
import { standsFor } from '../../base/ui/element-meanings.ts'
import { Icon as FrameIcon } from '../../base/ui/icon.tsx'
import { KeyCap } from '../../base/ui/key-cap.tsx'
import { ENDS } from './move-preview.ts'
import type { Props } from './props.ts'
import { wordsOf } from './words.ts'

/** Spectators and replays have no actions. */
export function Actions(props: Props) {
  if (!props.undo) return null
  return (
    <div class="dar-m-acts">
      <UndoButton {...props} />
      <EndButton {...props} />
    </div>
  )
}

const endOf = ({ pointing }: Props): Offered | undefined => pointing.bare.value.find(({ move }) => ENDS.has(move))

/** An action that is not offered is less prominent, and says why when it is pressed. */
function EndButton(props: Props) {
  const { pointing, explain, speaker, view, seat } = props
  if (seat === null) return null
  const option = endOf(props)
  const key = option && pointing.bareKeys.value.get(option.move)
  const startPreview = () => option && pointing.hover(option.move)
  const endPreview = () => option && pointing.leave(option.move)
  return (
    <button
      type="button"
      class={`dar-m-act ${option ? 'offered' : 'off'}`}
      {...standsFor({ move: option?.move })}
      {...(option ? {} : { 'aria-disabled': true })}
      onClick={() => (option ? pointing.take(option) : void explain('end turn'))}
      onPointerEnter={startPreview}
      onPointerLeave={endPreview}
      onFocus={startPreview}
      onBlur={endPreview}
    >
      <span>
        {option && option.move !== 'end turn' ? speaker.sayMove(option, view) : wordsOf(speaker).say('mine.end')}
      </span>
      {key && <KeyCap kind="offer">{key}</KeyCap>}
    </button>
  )
}

function UndoButton({ undo, speaker }: Props) {
  if (!undo) return null
  return (
    <button
      type="button"
      class={`dar-m-act ${undo.can ? '' : 'off'}`}
      title={undo.past ?? undefined}
      disabled={!undo.can}
      onClick={undo.act}
    >
      <FrameIcon name="undo" size={17} />
      <span>
        {wordsOf(speaker).say('mine.undo')}
        {undo.what !== null && <span class="visually-hidden">: {undo.what}</span>}
      </span>
      {undo.can && <KeyCap>U</KeyCap>}
    </button>
  )
}
