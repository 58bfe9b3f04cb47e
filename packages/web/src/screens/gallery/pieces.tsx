import { PERSONAS } from '@wayfare/bots/personas'
import { Avatar, SeatMark } from '../../base/ui/avatar.tsx'
import { Badge } from '../../base/ui/badge.tsx'
import { CardFrame } from '../../base/ui/card-frame.tsx'
import { Clock, clockText } from '../../base/ui/clock.tsx'
import { Icon } from '../../base/ui/icon.tsx'
import { Panel } from '../../base/ui/panel.tsx'
import { ScoreBar, ScoreBars } from '../../base/ui/score-bar.tsx'
import { toneOf } from '../../base/ui/seat.ts'
import { Token } from '../../base/ui/token.tsx'
import { Track } from '../../base/ui/track.tsx'
import { Part, Row } from '../../board-kit/gallery-part.tsx'

const nothing = () => {}
const NAMES = ['Vera', 'Tomasz', 'Lucie', 'Owl']

export const Pieces = () => (
  <>
    <Part name="Cards">
      <div class="gallery-cards">
        <CardFrame art={<Awning />} title="Extra tourists">
          Join the quarter filled this round.
        </CardFrame>
        <CardFrame title="Tome" state="offered" keyCap="A" move="take tome" onPick={nothing}>
          Offered: circle one free tome symbol.
        </CardFrame>
        <CardFrame title="Двойная награда" state="hovered" keyCap="S" onPick={nothing}>
          Под указателем: координата ±1 и отрезок.
        </CardFrame>
        <CardFrame title="Spotlight" state="chosen" corner={<Badge kind="count">2</Badge>} onPick={nothing}>
          Chosen, not yet sent.
        </CardFrame>
        <CardFrame kind="below" glyph={<Icon name="moon" size={16} />} title="Secret Alley" foot="awake">
          One segment may run corner to corner.
        </CardFrame>
        <CardFrame glyph={<Icon name="sun" size={16} />} title="T-Junction" state="asleep" foot="asleep">
          Three that meet in a T instead of two.
        </CardFrame>
        <CardFrame title="Machete" state="used" foot="used">
          Does nothing more this round.
        </CardFrame>
      </div>
    </Part>
    <Part name="People">
      <Row>
        {NAMES.map((name, seat) => (
          <Avatar key={name} name={name} seat={seat} tone={toneOf(seat)} size={36} presence="here" />
        ))}
        {NAMES.map((name, seat) => (
          <Avatar
            key={name}
            name={name}
            seat={seat}
            tone={toneOf(seat)}
            bot={seat > 1}
            presence={seat > 1 ? undefined : 'away'}
          />
        ))}
        {PERSONAS.map((person, seat) => (
          <Avatar
            key={person}
            name={person}
            seat={seat}
            tone={toneOf(seat % 4)}
            bot={person}
            size={seat > 3 ? 20 : 40}
          />
        ))}
        <Avatar name="Vera" size={30} label="Vera" />
        {NAMES.map((name, seat) => (
          <span key={name}>
            <SeatMark seat={seat} tone={toneOf(seat)} /> {name}
          </span>
        ))}
      </Row>
      <Row>
        <Badge kind="turn">Your turn</Badge>
        <Badge>Ania’s turn</Badge>
        <Badge kind="good" icon="check">
          finished
        </Badge>
        <Badge kind="bad" icon="warning">
          out of time
        </Badge>
        <Badge kind="count">12</Badge>
        <Clock text={clockText(754000)} />
        <Clock text={clockText(754000)} state="running" />
        <Clock text={clockText(19000)} state="low" />
        <Clock text={clockText(0)} state="out" />
      </Row>
    </Part>
    <Part name="Tokens">
      <Row>
        <Token glyph={<Icon name="compass" size={20} />} amount={4} label="4 compasses" />
        <Token
          glyph={<Icon name="compass" size={20} />}
          amount={4}
          change="−3"
          changeKind="cost"
          state="offered"
          label="4 compasses, 3 would be paid"
        />
        <Token glyph={<Icon name="star" size={20} />} amount={1} change="+2" label="1 star, 2 would be gained" />
        <Token
          class="tone-mine"
          glyph={<Icon name="pencil" size={20} />}
          amount={2}
          state="chosen"
          label="2 segments"
          onPick={nothing}
        />
        <Token glyph={<Icon name="lock" size={20} />} amount={0} state="none" label="none" />
      </Row>
    </Part>
    <Part name="Tracks">
      <Row>
        <Track label="Round 6 of 10" steps={[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]} now={5} />
        <Track label="Round 6 of 10" steps={[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]} now={5} kind="dots" />
      </Row>
      <Track label="Phases" kind="phases" steps={['Shop', 'Dice', 'Quarter', 'Tourists', 'Route', 'Close']} now={4} />
      <Track label="Madness 2" kind="scale" steps={['0', '1', '2', '3', '4', '5', '6', '7+']} now={2} />
    </Part>
    <Part name="Panel and score">
      <div class="gallery-columns">
        <Panel heading="Best route so far" action="tasks hidden">
          <ScoreBars label="Score by kind">
            <ScoreBar
              class="tone-rival-a"
              glyph={<Icon name="star" size={16} />}
              label="stars"
              value={7}
              max={20}
              gain="+3"
            />
            <ScoreBar class="tone-mine" glyph={<Icon name="flag" size={16} />} label="task" value={20} max={20} />
            <ScoreBar
              class="tone-rival-b"
              glyph={<Icon name="crown" size={16} />}
              label="туристы"
              value={18}
              max={20}
              gain="+11"
            />
          </ScoreBars>
        </Panel>
        <Panel heading="Inset" kind="inset" action={<a href="#all">all seven</a>}>
          <p>Lies in another panel.</p>
        </Panel>
      </div>
    </Part>
  </>
)

const Awning = () => (
  <svg class="gallery-awning" viewBox="0 0 160 22" preserveAspectRatio="none" aria-hidden="true">
    <path d="M0 0h160v10a10 10 0 0 1-20 0 10 10 0 0 1-20 0 10 10 0 0 1-20 0 10 10 0 0 1-20 0 10 10 0 0 1-20 0 10 10 0 0 1-20 0 10 10 0 0 1-20 0 10 10 0 0 1-20 0Z" />
  </svg>
)
