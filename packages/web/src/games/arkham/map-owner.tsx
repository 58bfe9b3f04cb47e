// A note that the map shown is another player's, with a button back to the viewer's own.

import { useEffect } from 'preact/hooks'
import { Avatar } from '../../base/ui/avatar.tsx'
import { Button } from '../../base/ui/button.tsx'
import { isModalOpen } from '../../base/ui/modal.ts'
import { toneOf } from '../../base/ui/seat.ts'
import { botAt } from '../../board-kit/seat-names.ts'
import type { Props } from './props.ts'
import type { Words } from './words.ts'

/**
 * Players are told only if the map is another player's. In a replay and for spectators maps change by themselves, so
 * the note is always shown.
 */
export function MapOwner(props: Props & { readonly words: Words }) {
  const { view, seat, shownSeat, undo } = props
  const plays = undo !== null
  if (view.boards.length === 1 || (plays && shownSeat === seat)) return null
  return <Sign {...props} back={plays ? seat : null} />
}

function Sign({
  names,
  shownSeat,
  showSeat,
  info,
  words,
  back,
}: Props & { readonly words: Words; readonly back: number | null }) {
  const name = names[shownSeat] ?? ''
  useEffect(() => {
    if (back === null) return undefined
    const pressed = (event: KeyboardEvent) => {
      if (event.code !== 'Escape' || event.defaultPrevented || isModalOpen()) return
      event.preventDefault()
      showSeat(back)
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [back, showSeat])
  return (
    <div class="ark-whose" role="status">
      <Avatar name={name} seat={shownSeat} tone={toneOf(shownSeat)} bot={botAt(info, shownSeat)} size={24} />
      <span>{words.say('map.of', { player: name })}</span>
      {back !== null && (
        <Button size="small" icon="back" keyCap="Esc" onClick={() => showSeat(back)}>
          {words.say('map.own')}
        </Button>
      )}
    </div>
  )
}
