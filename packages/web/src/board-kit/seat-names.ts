// The names of players on the screen.

import { isPersona } from '@wayfare/bots/personas'
import type { TableInfo } from '@wayfare/protocol'
import { say } from '../base/i18n/index.ts'
import { me, ownMadeUpName } from '../client/online/session.ts'
import { nameOf } from './persona-names.ts'

/**
 * Names by seat, for labels and sentences. Bots of the same kind are numbered. If the viewer's own name was made up by the server, a
 * general word for "player" is used, because they would not recognise it.
 */
export function namesOf({ info }: { readonly info: TableInfo }): string[] {
  const madeUp = ownMadeUpName()
  const isOwn = (person: string | null): boolean => person !== null && me.value?.ids.includes(person) === true
  const names = info.seats.map(({ name, bot, person }, seat) => {
    if (name !== null && name === madeUp && isOwn(person)) return say('local.player')
    return name ?? (bot ? botName(bot) : say('create.seat', { number: seat + 1 }))
  })
  return names.map((name, seat) => {
    const alike = names.flatMap((other, place) => (other === name && info.seats[place]?.name === null ? [place] : []))
    return alike.length > 1 && alike.includes(seat) ? `${name} ${alike.indexOf(seat) + 1}` : name
  })
}

/** The label of a player's own things: "you" for a viewer without a name. */
export const labelOf = (name: string, isOwn: boolean): string =>
  isOwn && name === say('local.player') ? say('table.you') : name

/** Adds the names of opponents that have points but no seat, at their numbers. */
export function withSeatlessNames(
  names: readonly string[],
  beside: readonly { readonly seat: number; readonly name: string }[],
): readonly string[] {
  const all = names.slice()
  for (const { seat, name } of beside) all[seat] = name
  return all
}

/** The bot of a seat that was given to a bot from the start; null if the bot only stands in for an absent person. */
export function botAt({ seats }: TableInfo, seat: number): string | null {
  const at = seats[seat]
  return at?.kind === 'bot' ? at.bot : null
}

export function botName(bot: string): string {
  if (isPersona(bot)) return nameOf(bot)
  return say('create.bot', { bot: bot === 'greedy' ? say('bots.greedy') : bot === 'random' ? say('bots.random') : bot })
}
