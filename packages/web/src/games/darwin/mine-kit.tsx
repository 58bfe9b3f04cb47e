// Tents with what the next one brings, stamps in their stacks, lenses that are left, specimens studied.

import {
  COLOURS,
  KINDS,
  LENSES,
  type Specimen,
  STACK_REWARDS,
  STACKS,
  TENT_POINTS,
  TENT_REWARDS,
  TENTS,
} from '@wayfare/darwin/tables'
import { actsBits } from './action-bits.ts'
import { Bits, Points } from './bits.tsx'
import { Icon, SpecimenPicture } from './icon.tsx'
import { Piece, Thing, Title } from './mine-thing.tsx'
import { type Props, shownBoard } from './props.ts'
import { wordsOf } from './words.ts'

export function Kit(props: Props) {
  return (
    <section class="dar-block dar-kit">
      <Tents {...props} />
      <Stamps {...props} />
      <Lenses {...props} />
    </section>
  )
}

function Tents(props: Props) {
  const words = wordsOf(props.speaker)
  const board = shownBoard(props)
  return (
    <>
      <Title>{words.say('mine.tents')}</Title>
      <ul class="dar-tents">
        {TENT_REWARDS.map((reward, i) => (
          <li key={i} class={i < board.tents ? 'gone' : i === board.tents ? 'next' : ''}>
            {i < board.tents ? <Icon name="camp" size={21} /> : <Piece of={board} icon="tent" size={22} />}
            <span>
              {i === TENTS - 1 ? <Points n={TENT_POINTS} size={19} /> : <Bits of={actsBits(reward)} size={13} />}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

function Stamps(props: Props) {
  const words = wordsOf(props.speaker)
  const { stacks, usedStamps } = shownBoard(props)
  return (
    <>
      <Title>{words.say('mine.stamps')}</Title>
      <div class="dar-stamps">
        {STACKS.map((id) => (
          <Thing key={id} props={props} id={id} class={`dar-stack ${stacks[id] === 0 ? 'gone' : ''}`}>
            <span class="dar-pile">
              <Icon name="stamp" size={20} />
              <b>{stacks[id]}</b>
            </span>
            <span class="dar-stack-gives">
              <Icon name={stacks[id] === 0 ? 'check' : 'arrow'} size={11} />
              <Bits of={actsBits(STACK_REWARDS[id])} size={14} />
            </span>
          </Thing>
        ))}
        {usedStamps > 0 && (
          <Thing props={props} id="used" class="dar-stack used">
            <span class="dar-pile">
              <Icon name="stamp" size={20} />
              <b>{usedStamps}</b>
            </span>
            <span class="dar-stack-gives">{words.say('mine.used')}</span>
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
      <p class="dar-lenses">
        {Array.from({ length: LENSES }, (_, i) => (
          <Icon key={i} name="lens" size={18} class={i < lenses ? 'gone' : 'mine'} />
        ))}
        <small>{words.say('mine.left', { count: LENSES - lenses })}</small>
      </p>
    </>
  )
}

const GRID: readonly Specimen[] = COLOURS.flatMap((colour) => KINDS.map((kind): Specimen => `${colour}-${kind}`))

/** The frames of the four rows: arch, disc, octagon, square. */
const FRAMES: Readonly<Record<string, string>> = {
  green: 'M3 45V20C3 9 12 3 24 3s21 6 21 17v25z',
  blue: 'M24 2a22 22 0 1 1 0 44 22 22 0 0 1 0-44z',
  red: 'M14 3h20l11 11v20L34 45H14L3 34V14z',
  yellow: 'M3 3h42v42H3z',
}

const EmptyFrame = ({ of }: { readonly of: Specimen }) => (
  <svg class={`dar-frame ${of.split('-')[0]}`} viewBox="0 0 48 48" aria-hidden="true">
    <path d={FRAMES[of.split('-')[0] ?? '']} />
  </svg>
)

/** A check where the museum has it already. */
export function Studied(props: Props) {
  const words = wordsOf(props.speaker)
  const { studied } = shownBoard(props)
  return (
    <section class="dar-block dar-studied">
      <Title>{words.say('mine.studied')}</Title>
      <div class="dar-grid">
        {GRID.map((id) => (
          <Thing key={id} props={props} id={id} class={`dar-cell ${studied.includes(id) ? 'has' : ''}`}>
            {studied.includes(id) ? <SpecimenPicture of={id} size={32} /> : <EmptyFrame of={id} />}
            {studied.includes(id) && props.view.museum.includes(id) && (
              <i class="dar-sent">
                <Icon name="check" size={10} />
              </i>
            )}
          </Thing>
        ))}
      </div>
    </section>
  )
}
