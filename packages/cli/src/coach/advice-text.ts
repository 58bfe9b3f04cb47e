// Prints the findings of the coach as lines of plain text.

import type { Estimate } from '@wayfare/bots/arena'
import type { Lead, LeadReason } from '@wayfare/bots/coach'
import type { Engine, Seat, State } from '@wayfare/kernel'
import type { GameSpeaker } from '@wayfare/text'
import { speakerFor } from '../games.ts'
import { namesFor } from '../narrator.ts'

export const englishFor = (engine: Engine, players: number): Promise<GameSpeaker | undefined> =>
  speakerFor(engine.game.id, 'en', namesFor('en', players))

/** Says a line of moves with the texts of their buttons. A game without sentences shows the bare moves. */
export function sayLine(
  engine: Engine,
  state: State,
  seat: Seat,
  moves: readonly string[],
  speaker: GameSpeaker | undefined,
): string {
  const s = engine.clone(state)
  const said = moves.map((move) => {
    const option = engine.meant(s, seat, engine.options(s, seat), move)
    if (!option) return move
    const text = speaker?.sayMove(option, engine.view(s, seat)) ?? move
    engine.apply(s, seat, option, null)
    return text
  })
  return said.join('; ')
}

/** Names up to three parts of the score with a clear gain or loss. Undefined if nothing is clear. */
export function sayReasons(reasons: readonly LeadReason[], speaker: GameSpeaker | undefined): string | undefined {
  const clear = reasons.filter(({ by }) => !by.close).slice(0, 3)
  if (clear.length === 0) return undefined
  return clear.map(({ part, by }) => `${speaker?.sayScore(part) ?? part} ${signed(by.value)}`).join(', ')
}

export const sayLead = (lead: Lead): string => `${sayPoints(lead)}${lead.close ? ', too close to call' : ''}`

export const sayPoints = ({ value, low, high }: Estimate): string =>
  `${one(value)} points (${one(low)} to ${one(high)})`

export const whole = (value: number): string => minus(value.toFixed(0))
const one = (value: number): string => minus(value.toFixed(1))
const signed = (value: number): string => (value > 0 ? `+${one(value)}` : one(value))
const minus = (digits: string): string => digits.replace('-', '−')
