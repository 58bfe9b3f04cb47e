// Until hand and piles are drawn as cards: their names.
import { buttonThing, spokenName } from '../../table/pointable.ts'
import { KeyCap } from '../../ui/key-cap.tsx'
import { ownState } from './mine-state.ts'
import { type Props, shownExplorer } from './props.ts'

export function Hand(props: Props) {
  return (
    <div class="arn-hand">
      {shownExplorer(props).hand.map((id, i) => {
        if (id === null) return <span key={i}>?</span>
        const state = ownState(props, id)
        return (
          <button key={i} class={`arn-plain-card ${state.flags}`} {...buttonThing(props, id, state)}>
            {spokenName(props, props.speaker.sayThing(id), state)}
            {state.key && <KeyCap kind="offer">{state.key}</KeyCap>}
          </button>
        )
      })}
    </div>
  )
}

export function Piles(props: Props) {
  const one = shownExplorer(props)
  return (
    <div class="arn-piles">
      {one.deck.length} {one.area.length}
    </div>
  )
}
