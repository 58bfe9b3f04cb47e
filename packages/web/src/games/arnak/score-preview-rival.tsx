// The rival of the solo game: its stack of tiles and the arrow, its things, and its last turn, sentence by sentence.

import { RIVAL, sum, TOP_ROW, trackSpace } from '@wayfare/arnak/tables'
import type { Fact } from '@wayfare/kernel'
import type { Told } from '@wayfare/protocol'
import { standsFor } from '../../base/ui/element-meanings.ts'
import { seatShape } from '../../base/ui/seat.ts'
import { Tooltip } from '../../base/ui/tooltip.tsx'
import { Glyph } from './glyph.tsx'
import { Icon, type IconName } from './icon.tsx'
import { PointsSeal } from './points-seal.tsx'
import { type Props, seatClass } from './props.ts'
import { type Words, wordsOf } from './words.ts'
import './score-preview-rival.css'

type RivalView = NonNullable<Props['view']['rival']>

export function SoloRival(props: Props) {
  const rival = props.view.rival as RivalView
  const words = wordsOf(props.speaker)
  const total = sum(rival.score)
  return (
    <section class={`arn-panel arn-solo ${seatClass(RIVAL)}`} aria-label={words.say('rival.name')}>
      <header>
        <svg class="arn-mark" viewBox="0 0 24 24" aria-hidden="true">
          <path d={seatShape(RIVAL)} />
        </svg>
        <h3>{words.say('rival.name')}</h3>
        <small>{words.say('rival.lead', lead(props, total))}</small>
        <span role="img" aria-label={words.say('rival.points', { points: total })}>
          <PointsSeal points={total} size={28} />
        </span>
      </header>
      <Has {...props} rival={rival} />
      <Stack {...props} rival={rival} words={words} />
      <LastDone {...props} words={words} />
    </section>
  )
}

function lead({ picture }: Props, rival: number): { points: number; side: string } {
  const mine = picture.scores[0]?.total ?? 0
  return { points: Math.abs(rival - mine), side: rival > mine ? 'ahead' : rival < mine ? 'behind' : 'even' }
}

function Has({ rival, view, speaker }: Props & { readonly rival: RivalView }) {
  const words = wordsOf(speaker)
  const { row } = trackSpace(rival.glass)
  const away = view.men.filter((man) => man === RIVAL).length
  const counts: readonly (readonly [IconName, string, string])[] = [
    ['glass', String(row), row === TOP_ROW ? words.say('rival.temple') : words.say('rival.row', { row })],
    ['hand', String(rival.cards.length), words.say('rival.cards', { count: rival.cards.length })],
    [
      'idol',
      String(rival.idols.length + rival.minus),
      words.say('rival.idols', { count: rival.idols.length + rival.minus }),
    ],
    ['guardian', String(rival.guardians.length), words.say('rival.guardians', { count: rival.guardians.length })],
    ['archaeologist', String(away), words.say('rival.away', { count: away })],
  ]
  return (
    <p class="arn-solo-has">
      {counts.map(([icon, count, label]) => (
        <span key={icon} role="img" aria-label={label}>
          <Icon name={icon} size={17} />
          <b class="number">{count}</b>
        </span>
      ))}
    </p>
  )
}

type StackProps = Props & { readonly rival: RivalView; readonly words: Words }

/** The stack with the arrow of its top tile, and the tiles of this round in the order of their use. */
function Stack({ rival, words, speaker }: StackProps) {
  const { arrow, left, used } = rival
  return (
    <div class="arn-solo-tiles">
      <span class="arn-rival-stack" role="img" aria-label={stackSays(rival, words)}>
        <b class="number">{left}</b>
        {arrow && <Icon name="to" size={18} class={arrow === 'left' ? 'flipped' : ''} />}
      </span>
      <ol aria-label={words.say('rival.used')}>
        {used.map((id) => (
          <li key={id}>
            <Tooltip text={speaker.sayThing(id)}>
              <button type="button" class={`arn-rival-tile ${colourOf(id)}`} {...standsFor({ about: id })}>
                <Glyph id={id} />
                <span class="visually-hidden">{speaker.sayThing(id)}</span>
              </button>
            </Tooltip>
          </li>
        ))}
      </ol>
    </div>
  )
}

function stackSays({ arrow, left }: RivalView, words: Words): string {
  const count = words.say('rival.left', { count: left })
  return arrow ? `${count}. ${words.say(`rival.arrow-${arrow}`)}` : count
}

const colourOf = (id: string): string => (id.endsWith('-red') ? 'red' : id.endsWith('-green') ? 'green' : '')

/**
 * The rival's last turn, and the reason if it differed from its tile. After the player has passed it moves many times,
 * and all of that is in the log. Before the player's first move there is nothing to tell.
 */
export function lastDone(
  told: readonly Told[],
  used: readonly string[],
  gather: (facts: readonly Fact[]) => readonly Fact[],
): readonly Fact[] {
  const facts = told.findLast((one) => factsOf(one).some(({ k }) => k === 'rival-tile'))
  const all = facts ? factsOf(facts) : []
  const begun = all.findLastIndex(({ k }) => k === 'rival-tile')
  const turn = gather(all.slice(Math.max(0, begun)).filter(({ k }) => k.startsWith('rival-')))
  if (turn.length === 0) return used.slice(-1).map((id) => ({ k: 'rival-tile', tile: id }))
  return turn.length > 1 && turn[0]?.k === 'rival-tile' ? turn.slice(1) : turn
}

const factsOf = ({ facts, opening = [] }: Told): readonly Fact[] => [...opening, ...facts]

function LastDone({ told, speaker, words, view }: Props & { readonly words: Words }) {
  const facts = lastDone(told, view.rival?.used ?? [], speaker.gather)
  return (
    <p class="arn-solo-last">
      {facts.length > 0 ? facts.map((fact) => speaker.sayFact(fact)).join(' ') : words.say('rival.begins')}
    </p>
  )
}
