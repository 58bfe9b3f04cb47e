// Another player in one narrow strip: their things, their state, and their points. (In Arnak the *rival* is the
// automatic opponent of a solo game; here every other player is shown.)

import { filledCount, RESOURCES } from '@wayfare/arnak/tables'
import { FaceOr } from '../../base/ui/avatar.tsx'
import { standsFor } from '../../base/ui/element-meanings.ts'
import { seatShape, toneOf } from '../../base/ui/seat.ts'
import { ofSeat, type Place } from '../../board-kit/motion/gesture.ts'
import { botAt } from '../../board-kit/seat-names.ts'
import { Assistant } from './assistant.tsx'
import { Icon, type IconName } from './icon.tsx'
import { PointsSeal } from './points-seal.tsx'
import { type ExplorerView, type Props, seatClass } from './props.ts'
import { wordsOf } from './words.ts'
import './opponent-strip.css'

type OpponentProps = Props & { readonly rival: number }

export function OpponentStrip(props: OpponentProps) {
  const { view, rival, names, speaker, shownSeat, showSeat, seat, picture, info } = props
  const words = wordsOf(speaker)
  const one = view.explorers[rival] as ExplorerView
  const shown = shownSeat === rival
  const slim = view.explorers.length > 2
  const points = picture.scores.find((score) => score.seat === rival)?.total ?? 0
  const doing = doingOf(props, one)
  return (
    <button
      type="button"
      class={`arn-rival ${seatClass(rival)} ${slim ? 'slim' : ''}`}
      {...standsFor({ about: `explorer:${rival}`, place: ofSeat(rival) })}
      aria-pressed={shown}
      onClick={() => showSeat(shown && seat !== null ? seat : rival)}
    >
      <span class="visually-hidden">{words.say('rival.open', { player: names[rival] ?? '' })}</span>
      <span class="arn-rival-who">
        <FaceOr bot={botAt(info, rival)} seat={rival} tone={toneOf(rival)} size={slim ? 24 : 28}>
          <svg class="arn-mark" viewBox="0 0 24 24" aria-hidden="true">
            <path d={seatShape(rival)} />
          </svg>
        </FaceOr>
        <b>
          <bdi>{names[rival]}</bdi>
        </b>
        <small class={slim && doing === 'waiting' ? 'visually-hidden' : doing}>{words.say(`rival.${doing}`)}</small>
        {slim && <StaffOf {...props} one={one} />}
        <span role="img" aria-label={words.say('rival.points', { points })}>
          <PointsSeal points={points} size={slim ? 24 : 28} />
        </span>
      </span>
      <span class="arn-rival-row">
        {RESOURCES.map((id) => (
          <Count
            key={id}
            place={ofSeat(rival, id)}
            icon={id}
            count={one[id]}
            label={words.say(`mine.${id}`, { count: one[id] })}
          />
        ))}
      </span>
      <span class="arn-rival-row second">
        {countsOf(one).map(([icon, what, count]) => (
          <Count
            key={icon}
            place={ofSeat(rival, what)}
            icon={icon}
            count={count}
            label={words.say(`rival.${what}`, { count })}
          />
        ))}
      </span>
      {!slim && <StaffOf {...props} one={one} />}
    </button>
  )
}

function StaffOf({ one, speaker }: OpponentProps & { readonly one: ExplorerView }) {
  const words = wordsOf(speaker)
  if (one.staff.length === 0) return null
  return (
    <span class="arn-rival-staff">
      {one.staff.map(({ id, gold, ready }) => (
        <span
          key={id}
          {...standsFor({ about: id })}
          role="img"
          aria-label={words.say('mine.assistant', {
            name: speaker.sayThing(id),
            side: gold ? 'gold' : 'silver',
            state: ready ? 'ready' : 'used',
          })}
        >
          <Assistant id={id} gold={gold} ready={ready} size={15} />
        </span>
      ))}
    </span>
  )
}

type Counted = 'hand' | 'deck' | 'figures' | 'idols' | 'guardians'

function countsOf(one: ExplorerView): (readonly [IconName, Counted, number])[] {
  return [
    ['hand', 'hand', one.hand.length],
    ['deck', 'deck', one.deck.length],
    ['archaeologist', 'figures', one.home],
    ['idol', 'idols', one.crates + filledCount(one.slots)],
    ['guardian', 'guardians', one.boons.length + one.spent.length],
  ]
}

type CountProps = { readonly place: Place; readonly icon: IconName; readonly count: number; readonly label: string }

const Count = ({ place, icon, count, label }: CountProps) => (
  <span class={`arn-count ${count === 0 ? 'none' : ''}`} role="img" aria-label={label}>
    <Icon name={icon} size={18} />
    <b class="number" {...standsFor({ place })}>
      {count}
    </b>
  </span>
)

function doingOf(
  { picture, rival }: OpponentProps,
  { passed }: ExplorerView,
): 'over' | 'thinking' | 'passed' | 'waiting' {
  if (picture.over) return 'over'
  if (picture.turn.includes(rival)) return 'thinking'
  return passed ? 'passed' : 'waiting'
}
