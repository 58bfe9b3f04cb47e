// Tents with the reward of the next one, stamps in their stacks, remaining lenses, and studied specimens.

import {
  type AlfredAction,
  COLOURS,
  KINDS,
  LENSES,
  rowOf,
  type Specimen,
  STACK_REWARDS,
  STACKS,
  type StackId,
  TENT_POINTS,
  TENT_REWARDS,
  TENTS,
} from '@wayfare/darwin/tables'
import { acts as actsPhrase } from '@wayfare/darwin/text'
import { standsFor } from '../../base/ui/element-meanings.ts'
import { Tooltip } from '../../base/ui/tooltip.tsx'
import { ofSeat } from '../../board-kit/motion/gesture.ts'
import { actsBits, type Bit } from './action-bits.ts'
import { Bits, Points } from './bits.tsx'
import { Frame } from './desk-frame.tsx'
import { Icon, SpecimenPicture } from './icon.tsx'
import { Thing, Title } from './player-area-thing.tsx'
import { type Props, shownBoard } from './props.ts'
import { wordsOf } from './words.ts'

type Rewards = {
  /** The rewards by the tent that is pitched, and by the stack that is emptied. */
  readonly tents: readonly (readonly AlfredAction[])[]
  readonly stacks: Readonly<Record<StackId, readonly AlfredAction[]>>
}
const PLAYERS: Rewards = { tents: TENT_REWARDS, stacks: STACK_REWARDS }

/** `printed` are the rewards; Alfred's board has others. */
export function Kit({ printed = PLAYERS, ...props }: Props & { readonly printed?: Rewards }) {
  return (
    <section class="dar-m-block dar-m-kit" aria-label={wordsOf(props.speaker).say('mine.kit')}>
      <Tents {...props} printed={printed} />
      <Stamps {...props} printed={printed} />
      <Lenses {...props} />
    </section>
  )
}

/** There is only room for the icon, and one of it needs no number. */
const withoutSingleCount = (bit: Bit): Bit => ('icon' in bit && bit.n === 1 ? { icon: bit.icon } : bit)

/** When the reward is given, and below that the reward. */
function rewardTip(when: 'mine.pitched' | 'mine.emptied', acts: readonly AlfredAction[], { speaker }: Props): string {
  return acts.length === 0 ? '' : `${wordsOf(speaker).say(when)}\n${speaker.label(actsPhrase(acts))}`
}

function Tents({ printed, ...props }: Props & { readonly printed: Rewards }) {
  const words = wordsOf(props.speaker)
  const board = shownBoard(props)
  return (
    <>
      <Title>{words.say('mine.tents')}</Title>
      <p class="visually-hidden">{words.say('mine.left', { count: TENTS - board.tents })}</p>
      <ul class="dar-m-tents" {...standsFor({ place: ofSeat(props.shownSeat, 'tents') })}>
        {printed.tents.map((reward, i) => (
          <li
            key={i}
            class={i < board.tents ? 'gone' : i === board.tents ? 'next' : ''}
            {...standsFor({ about: `tent:${i}` })}
          >
            {i < board.tents ? <Icon name="camp" size={21} /> : <Icon name="tent" size={22} class="dar-m-own" />}
            <Tooltip
              text={
                i === TENTS - 1
                  ? words.say('mine.last-tent', { n: TENT_POINTS })
                  : rewardTip('mine.pitched', reward, props)
              }
            >
              <span class="dar-m-tent-gives">
                {i === TENTS - 1 ? (
                  <Points n={TENT_POINTS} size={19} />
                ) : (
                  <Bits of={actsBits(reward).map(withoutSingleCount)} size={14} />
                )}
              </span>
            </Tooltip>
          </li>
        ))}
      </ul>
    </>
  )
}

function Stamps({ printed, ...props }: Props & { readonly printed: Rewards }) {
  const words = wordsOf(props.speaker)
  const { stacks, usedStamps } = shownBoard(props)
  return (
    <>
      <Title>{words.say('mine.stamps')}</Title>
      <div class="dar-m-stamps" {...standsFor({ place: ofSeat(props.shownSeat, 'stamps') })}>
        {STACKS.map((id) => (
          <Thing
            key={id}
            props={props}
            id={id}
            class={`dar-m-stack ${stacks[id] === 0 ? 'gone' : ''}`}
            tip={rewardTip('mine.emptied', printed.stacks[id], props)}
          >
            <span class="dar-m-pile">
              <Icon name="stamp" size={20} />
              <b>{stacks[id]}</b>
            </span>
            <span class="dar-m-stack-gives">
              {printed.stacks[id].length > 0 && <Icon name={stacks[id] === 0 ? 'check' : 'arrow'} size={11} />}
              <Bits of={actsBits(printed.stacks[id])} size={14} />
            </span>
          </Thing>
        ))}
        {usedStamps > 0 && (
          <Thing props={props} id="used" class="dar-m-stack used">
            <span class="dar-m-pile">
              <Icon name="stamp" size={20} />
              <b>{usedStamps}</b>
            </span>
            <span class="dar-m-stack-gives">{words.say('mine.used')}</span>
          </Thing>
        )}
      </div>
    </>
  )
}

function Lenses(props: Props) {
  const words = wordsOf(props.speaker)
  const { lenses } = shownBoard(props)
  return (
    <>
      <Title>{words.say('mine.lenses')}</Title>
      <p class="dar-m-lenses" {...standsFor({ about: 'lens', place: ofSeat(props.shownSeat, 'lenses') })}>
        {Array.from({ length: LENSES }, (_, i) => (
          <Icon key={i} name="lens" size={18} class={i < lenses ? 'gone' : 'mine'} />
        ))}
        <small>{words.say('mine.left', { count: LENSES - lenses })}</small>
      </p>
    </>
  )
}

const GRID: readonly Specimen[] = COLOURS.flatMap((colour) => KINDS.map((kind): Specimen => `${colour}-${kind}`))

/** The studied specimens, with a check mark on those that the museum has already. */
export function Studied(props: Props) {
  const words = wordsOf(props.speaker)
  const { studied } = shownBoard(props)
  return (
    <section class="dar-m-block dar-m-studied" aria-label={words.say('mine.studied')}>
      <Title>{words.say('mine.studied')}</Title>
      <div class="dar-m-grid" {...standsFor({ place: ofSeat(props.shownSeat, 'studied') })}>
        {GRID.map((id) => (
          <Thing key={id} props={props} id={id} class={`dar-m-cell ${studied.includes(id) ? 'has' : ''}`}>
            <span class="dar-m-picture" {...standsFor({ place: ofSeat(props.shownSeat, id) })}>
              {studied.includes(id) ? <SpecimenPicture of={id} size={32} /> : <Frame of={rowOf(id)} size={32} />}
            </span>
            {studied.includes(id) && props.view.museum.includes(id) && (
              <i class="dar-m-sent">
                <Icon name="check" size={10} />
              </i>
            )}
          </Thing>
        ))}
      </div>
    </section>
  )
}
