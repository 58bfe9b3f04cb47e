// One of an explorer's own assistants.

import { KeyCap } from '../../base/ui/key-cap.tsx'
import { Tooltip } from '../../base/ui/tooltip.tsx'
import { buttonThing, spokenName } from '../../board-kit/pointable.ts'
import { Assistant } from './assistant.tsx'
import { ownState } from './player-area-state.ts'
import type { Props } from './props.ts'
import { wordsOf } from './words.ts'

type HelperProps = Props & {
  readonly id: string
  readonly gold: boolean
  readonly ready: boolean
  readonly small: boolean
}

export function Helper({ id, gold, ready, small, ...props }: HelperProps) {
  const state = ownState(props, id)
  const name = wordsOf(props.speaker).say('mine.assistant', {
    name: props.speaker.sayThing(id),
    side: gold ? 'gold' : 'silver',
    state: ready ? 'ready' : 'used',
  })
  return (
    <Tooltip text={props.speaker.sayDetail([id])}>
      <button class={`arn-helper ${state.flags}`} {...buttonThing(props, id, state)}>
        <span aria-hidden="true">
          <Assistant id={id} gold={gold} ready={ready} size={small ? 15 : 18} />
        </span>
        <span class="visually-hidden">{spokenName(props, name, state)}</span>
        {state.key && <KeyCap kind="offer">{state.key}</KeyCap>}
      </button>
    </Tooltip>
  )
}
