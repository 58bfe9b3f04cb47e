// The stamps of Lost Ruins of Arnak: what somebody has once done in a finished game.

import { counted, type GameEnd, once, type StampRules } from '@wayfare/kernel'
import { TOP_ROW, trackSpace } from './board/track.ts'
import { filledCount } from './idol-slots.ts'
import type { Explorer } from './state.ts'
import type { ArnakView } from './view.ts'

type End = GameEnd<ArnakView>

const own = ({ view, seat }: End): Explorer => view.explorers[seat] as Explorer
const discoveredAt = ({ facts, seat }: End, level: string): boolean =>
  facts.some(({ k, seat: by, space }) => k === 'discovered' && by === seat && String(space).startsWith(level))
const notebookRow = (end: End): number => trackSpace(own(end).notebook).row

export const stamps: StampRules<End> = {
  brandt: once(({ won, bots }) => won && bots.includes('brandt')),
  level2: once((end) => discoveredAt(end, 'l2-')),
  nofear: once(({ score }) => score.parts.fear === 0),
  temple: once((end) => own(end).arrival > 0 && notebookRow(end) === TOP_ROW - 1),
  guardians: counted(5, (end) => own(end).boons.length + own(end).spent.length),
  idols: counted(4, (end) => filledCount(own(end).slots)),
}
