// The gallery of every component as the table draws it: whole trays and boards at their usual sizes, then each thing
// with its name, specimens, seals, pieces and signs.

import { ACTION_CARDS, CREW_IDS, OBJECTIVE_IDS, objective, PLAYER_COLOURS } from '@wayfare/darwin/tables'
import { type GalleryProps, Part } from '../../board-kit/gallery-part.tsx'
import { AlfredStrip } from './alfred.tsx'
import { ALFRED } from './alfred-turn.ts'
import { Chart } from './chart.tsx'
import { CrewSheet, PairSheet } from './desk-sheets.tsx'
import { alfredTable, NAMES, still, TABLES, tableOf } from './gallery-still.ts'
import { Own, Rewards, Trays } from './gallery-tables.tsx'
import { Goals, Named, Pieces, Seals, Signs, Specimens } from './gallery-things.tsx'
import { Board as Journals } from './journals.tsx'
import './colours.css'
import './desk-guide.css'
import './fonts.css'
import './gallery.css'

/** Twelve special tiles, six at a time. */
const JOURNALS = [0, 1]
const PAIRS = OBJECTIVE_IDS.filter((id) => objective(id).tier === 'silver').map((silver, i) => ({
  silver,
  gold: OBJECTIVE_IDS.filter((id) => objective(id).tier === 'gold')[i] ?? silver,
}))

export function Gallery({ speaker }: GalleryProps) {
  const tables = Array.from({ length: TABLES }, (_, n) => still(speaker, tableOf(n), n % NAMES.length))
  const [first] = tables
  const alfreds = Object.keys(ACTION_CARDS).map((card, i) =>
    still(speaker, alfredTable(PLAYER_COLOURS[i % 4] ?? 'white', card), ALFRED),
  )
  if (!first) return null
  return (
    <>
      <Part name="Museum, envelopes, academy, open objectives, order of turns">
        {tables.map((props, n) => (
          <Trays key={n} {...props} />
        ))}
      </Part>
      <Part name="Boards: workers, tents, stamps, lenses, studies, objectives, crew">
        {tables.map((props, n) => (
          <Own key={n} {...props} />
        ))}
      </Part>
      <Part name="Journals">
        {JOURNALS.map((n) => (
          <div key={n} class="dar-gallery-journals">
            <Journals {...still(speaker, tableOf(n), 0)} />
          </div>
        ))}
      </Part>
      <Part name="Chart">
        <div class="dar-gallery-chart">
          <Chart {...first} />
        </div>
      </Part>
      <Part name="Crew cards to choose from">
        <div class="dar-guide dar-gallery-guide">
          {CREW_IDS.map((id) => (
            <CrewSheet key={id} props={first} id={id} />
          ))}
        </div>
      </Part>
      <Part name="Objectives to choose from">
        <div class="dar-guide dar-gallery-guide">
          {PAIRS.map((pair) => (
            <PairSheet key={pair.silver} props={first} {...pair} />
          ))}
        </div>
      </Part>
      <Part name="Envelopes at the end of a round">
        <Rewards tables={tables} />
      </Part>
      <Part name="Alfred: boards, bonus cards, action cards">
        {alfreds.map((props) => (
          <Own key={props.view.alfred?.open[0]} {...props} />
        ))}
        <div class="dar-gallery-row">
          {alfreds.slice(0, PLAYER_COLOURS.length).map((props) => (
            <div key={props.view.alfred?.level} class="dar-gallery-strip">
              <AlfredStrip {...props} />
            </div>
          ))}
        </div>
      </Part>
      <Part name="Specimens">
        <Specimens speaker={speaker} />
      </Part>
      <Part name="Seals">
        <Seals speaker={speaker} />
      </Part>
      <Part name="Goals of the Beagle">
        <Goals props={first} />
      </Part>
      <Part name="Pieces of the seats">
        <Pieces />
      </Part>
      <Part name="Signs">
        <Signs />
      </Part>
      <Part name="Things by name">
        <Named speaker={speaker} />
      </Part>
    </>
  )
}
