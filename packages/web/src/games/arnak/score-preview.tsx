// Points by category for all players, the progress, and the coming effects; in a solo game the rival with its tiles.

import { ROUNDS, trackSpace } from '@wayfare/arnak/tables'
import { minus } from '../../base/ui/minus.ts'
import { seatShape } from '../../base/ui/seat.ts'
import { Tooltip } from '../../base/ui/tooltip.tsx'
import { useLoaded } from '../../base/ui/use-loaded.ts'
import { Icon, type IconName } from './icon.tsx'
import { type Props, seatClass } from './props.ts'
import { PARTS, type Part, scoreLines } from './score-lines.ts'
import { stepsAhead } from './score-preview-ahead.ts'
import { wordsOf } from './words.ts'
import './score-preview.css'

const ICONS: Readonly<Record<Part, IconName>> = {
  research: 'research',
  temple: 'temple',
  idols: 'idol',
  guardians: 'guardian',
  cards: 'hand',
  fear: 'fear',
}

const loadRival = async () => (await import('./score-preview-rival.tsx')).SoloRival

export function ScorePreview(props: Props) {
  const SoloRival = useLoaded(props.view.rival !== null, loadRival)
  return (
    <div class="arn-outlook" data-lines={scoreLines(props).length}>
      {SoloRival && <SoloRival {...props} />}
      <Scores {...props} />
      <Coming {...props} />
    </div>
  )
}

function Scores(props: Props) {
  const { speaker } = props
  const words = wordsOf(speaker)
  return (
    <section class="arn-panel arn-scores" aria-label={words.say('score.title')}>
      <table>
        <thead>
          <tr>
            <th>
              <span class="visually-hidden">{words.say('score.explorer')}</span>
            </th>
            {PARTS.map((part) => (
              <th key={part} scope="col">
                <Tooltip text={speaker.sayScore(part)}>
                  <Icon name={ICONS[part]} size={17} label={speaker.sayScore(part)} />
                </Tooltip>
              </th>
            ))}
            <th scope="col">
              <span class="visually-hidden">{speaker.sayScore('total')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {scoreLines(props).map(({ seat, name, parts, total }) => (
            <tr key={seat} class={seatClass(seat)}>
              <th scope="row">
                <svg class="arn-mark" viewBox="0 0 24 24" aria-hidden="true">
                  <path d={seatShape(seat)} />
                </svg>
                <span class="visually-hidden">{name}</span>
              </th>
              {PARTS.map((part) => (
                <td key={part} class={parts[part] ? '' : 'none'}>
                  {minus(parts[part] ?? 0)}
                </td>
              ))}
              <td>
                <b>{minus(total)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Pace {...props} />
    </section>
  )
}

const ROWS = { glass: 8, notebook: 7 } as const

/** The progress of research and the number of bought cards, compared with the part of the game that is over. */
function Pace({ view, shownSeat, speaker }: Props) {
  const words = wordsOf(speaker)
  const one = view.explorers[shownSeat]
  if (!one) return null
  const at = { glass: trackSpace(one.glass).row, notebook: trackSpace(one.notebook).row }
  const cards = one.hand.length + one.deck.length + one.area.length
  const played = (view.round / ROUNDS) * 100
  const says = words.say('score.pace-says', { round: view.round, ...at, cards })
  return (
    <div class="arn-pace" role="img" aria-label={says}>
      {(['glass', 'notebook'] as const).map((token) => (
        <span key={token}>
          <Icon name={token} size={15} />
          <i style={{ '--done': `${(at[token] / ROWS[token]) * 100}%`, '--round': `${played}%` }} />
          <b>
            {at[token]}/{ROWS[token]}
          </b>
        </span>
      ))}
      <span>
        <Icon name="hand" size={15} />
        <b>{cards}</b>
      </span>
    </div>
  )
}

/** The most steps to list, so that the log keeps its room; the others are counted. */
const MOST = 5

function Coming(props: Props) {
  const { picture, speaker, seat, names } = props
  const words = wordsOf(speaker)
  const steps = stepsAhead(picture.pending)
  if (steps.length === 0) return null
  return (
    <section class="arn-panel arn-coming" aria-label={words.say('score.ahead')}>
      <h3>{words.say('score.ahead')}</h3>
      <ol>
        {steps.slice(0, MOST).map(({ by, from, ahead, times }, i) => {
          const told = words.say(`ahead.${ahead.say}`)
          const what = from === null ? told : words.say('score.from', { thing: speaker.sayThing(from), what: told })
          return (
            <li key={i}>
              <i class="number" aria-hidden="true">
                {i + 1}
              </i>
              <span>
                {ahead.eye && <Icon name="eye" size={16} label={words.say('score.reveals')} />}
                {by === seat ? what : words.say('score.by', { player: names[by] ?? '', what })}
                {times > 1 && <b class="number"> ×{times}</b>}
                {ahead.icon && <Icon name={ahead.icon} size={16} />}
              </span>
            </li>
          )
        })}
      </ol>
      {steps.length > MOST && <p class="number">+{steps.length - MOST}</p>}
    </section>
  )
}
