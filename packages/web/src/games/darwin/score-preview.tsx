// Points by category for all players, and the coming effects; in a solo game Alfred with his cards.

import type { Action } from '@wayfare/darwin/tables'
import { acts } from '@wayfare/darwin/text'
import type { Score } from '@wayfare/kernel'
import { partRef } from '../../base/ui/screen-parts.ts'
import { useLoaded } from '../../base/ui/use-loaded.ts'
import { ALFRED } from './alfred-turn.ts'
import { Icon, type IconName, Mark } from './icon.tsx'
import { type Props, pieceClass } from './props.ts'
import { isCommon, stepsAhead } from './score-preview-ahead.ts'
import { wordsOf } from './words.ts'
import './score-preview.css'

const ROWS = ['track', 'theory', 'objectives', 'seals', 'tents', 'purse'] as const
type Row = (typeof ROWS)[number]
const ICONS: Readonly<Record<Row, IconName>> = {
  track: 'vp',
  theory: 'theory',
  objectives: 'objs',
  seals: 'badgeg',
  tents: 'tent',
  purse: 'coin',
}
/** The score parts that are added up in one line. */
const PARTS: Readonly<Record<Row, readonly string[]>> = {
  track: ['track'],
  theory: ['theory'],
  objectives: ['objectives', 'pair'],
  seals: ['seals'],
  tents: ['tents'],
  purse: ['coins', 'knowledge'],
}

const loadAlfredStrip = async () => (await import('./alfred.tsx')).AlfredStrip

export function ScorePreview(props: Props) {
  const AlfredStrip = useLoaded(props.view.alfred !== null, loadAlfredStrip)
  return (
    <div class="dar-outlook">
      {AlfredStrip && (
        <div ref={partRef('automa')}>
          <AlfredStrip {...props} />
        </div>
      )}
      <Coming {...props} />
      <Scores {...props} />
    </div>
  )
}

/** The viewer first, then the others in order; in a solo game Alfred. */
function columnsOf(props: Props): Line[] {
  const { picture, seat, names } = props
  const own = seat ?? 0
  const count = picture.scores.length
  const seats = picture.scores
    .map((score) => ({ ...score, name: names[score.seat] ?? '' }))
    .sort((a, b) => ((a.seat - own + count) % count) - ((b.seat - own + count) % count))
  return [...seats, ...alfredScoreLines(props)]
}

type Line = Score & { readonly name: string }

/** The scores of Alfred, who has points but no seat. */
export function alfredScoreLines({ view, speaker }: Pick<Props, 'view' | 'speaker'>): Line[] {
  if (!view.alfred) return []
  const { parts, total } = view.alfred
  return [{ seat: ALFRED, name: wordsOf(speaker).say('alfred.name'), parts, total }]
}

const pointsIn = ({ parts }: Line, row: Row): number => PARTS[row].reduce((sum, part) => sum + (parts[part] ?? 0), 0)

function Scores(props: Props) {
  const words = wordsOf(props.speaker)
  const columns = columnsOf(props)
  return (
    <section class="dar-o-panel" aria-label={words.say('score.title')}>
      <h3>{words.say('score.title')}</h3>
      <table class="dar-o-scores">
        <thead>
          <tr>
            <td />
            {columns.map(({ seat, name }) => (
              <th key={seat} scope="col" class={pieceClass(seat)}>
                <Mark of={seat} size={12} />
                <span class="visually-hidden">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row} class={columns.every((line) => pointsIn(line, row) === 0) ? 'zero' : ''}>
              <th scope="row">
                <Icon name={ICONS[row]} size={15} />
                {words.say(`score.${row}`)}
              </th>
              {columns.map((line) => {
                const n = pointsIn(line, row)
                return (
                  <td key={line.seat} class={n ? '' : 'none'}>
                    {n}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.say('score.total')}</th>
            {columns.map(({ seat, total }) => (
              <td key={seat}>{total}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

/** The most steps to list, so that the log keeps its room; the others are counted. */
const MOST = 4

function Coming({ picture, speaker, seat, names }: Props) {
  const words = wordsOf(speaker)
  const steps = stepsAhead(picture.pending)
  // The end of a turn need not be announced.
  if (steps.every(({ op }) => op === 'end-turn')) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a low desk it scrolls, and the arrow keys are to scroll it
    <section class="dar-o-panel dar-o-coming" aria-label={words.say('score.ahead')} tabIndex={0}>
      <h3>{words.say('score.ahead')}</h3>
      <ol>
        {steps.slice(0, MOST).map((step, i) => {
          const { by, from, left, ahead, times } = step
          const told = Array.isArray(left) ? speaker.word(acts(left as Action[])) : words.say(`ahead.${ahead.say}`)
          const what = from === null ? told : words.say('score.from', { thing: speaker.sayThing(from), what: told })
          return (
            <li key={i}>
              {ahead.icon && <Icon name={ahead.icon} size={16} />}
              <span>
                {by === seat || isCommon(step) ? what : words.say('score.by', { player: names[by] ?? '', what })}
                {times > 1 && <b> ×{times}</b>}
              </span>
            </li>
          )
        })}
      </ol>
      {steps.length > MOST && <p>{words.say('score.more', { count: steps.length - MOST })}</p>}
    </section>
  )
}
