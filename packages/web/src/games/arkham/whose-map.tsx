// Says that the map is not one's own, and leads back.

import { useEffect } from 'preact/hooks'
import { botAt } from '../../table/names.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { toneOf } from '../../ui/seat.ts'
import type { Props } from './props.ts'
import type { Words } from './words.ts'

export function WhoseMap({ names, seat, shownSeat, showSeat, info, words }: Props & { readonly words: Words }) {
  const name = names[shownSeat] ?? ''
  useEffect(() => {
    if (seat === null) return undefined
    const pressed = (event: KeyboardEvent) => {
      if (event.code !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return
      event.preventDefault()
      showSeat(seat)
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [seat, showSeat])
  return (
    <div class="ark-whose" role="status">
      <Avatar name={name} seat={shownSeat} tone={toneOf(shownSeat)} bot={botAt(info, shownSeat)} size={24} />
      <span>{words.say('map.of', { player: name })}</span>
      {seat !== null && (
        <Button size="small" icon="back" keyCap="Esc" onClick={() => showSeat(seat)}>
          {words.say('map.own')}
        </Button>
      )}
    </div>
  )
}
