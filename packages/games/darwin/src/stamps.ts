// The stamps of Darwin's Journey: what somebody has once done in a finished game.

import { counted, type GameEnd, once, type StampRules } from '@wayfare/kernel'
import { LAST_STEP } from './data/player-board.ts'
import type { Board } from './state.ts'
import type { DarwinView } from './view.ts'

type End = GameEnd<DarwinView>

const own = ({ view, seat }: End): Board => view.boards[seat] as Board
const ownFacts = ({ facts, seat }: End, kind: string) => facts.filter(({ k, seat: by }) => k === kind && by === seat)
const coloursOn = ({ seals }: Board['workers'][number]): number => new Set(seals).size
const left = ({ stacks }: Board): number => stacks['stack-1'] + stacks['stack-2'] + stacks['stack-3']

/** The board on which Alfred has beaten most people (`wayfare ladder`). */
const HARDEST = 'green'
const STAMPS = 12

export const stamps: StampRules<End> = {
  four: counted(4, (end) => ownFacts(end, 'deliver').length),
  beagle: counted(5, (end) => ownFacts(end, 'goal').filter(({ lag }) => lag === 0).length),
  alfred: once(({ won, view }) => won && view.alfred?.level === HARDEST),
  seals: counted(5, (end) => Math.max(...own(end).workers.map(coloursOn))),
  letters: counted(STAMPS, (end) => STAMPS - left(own(end))),
  theory: once((end) => own(end).theory === LAST_STEP),
}
