// What players are called on the screen.

import { isPerson } from '@wayfare/bots/people'
import type { TableInfo } from '@wayfare/protocol'
import { say } from '../base/i18n/index.ts'
import { me, ownMadeUpName } from '../client/online/session.ts'
import { nameOf } from './persona-names.ts'

/**
 * What players are called here, in sentences as well: their names, or what a bot is called; bots of one kind are counted. A name that was
 * made up for whoever is here says nothing to them.
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

/** Beside their things, whoever looks is "you" if they have no name. */
export const labelOf = (name: string, isOwn: boolean): string =>
  isOwn && name === say('local.player') ? say('table.you') : name

/** And by their numbers those who play without a seat. */
export function withBeside(
  names: readonly string[],
  beside: readonly { readonly seat: number; readonly name: string }[],
): readonly string[] {
  const all = names.slice()
  for (const { seat, name } of beside) all[seat] = name
  return all
}

/** Who plays a seat that is a bot's own; one that plays on in a person's place is not seen there. */
export function botAt({ seats }: TableInfo, seat: number): string | null {
  const at = seats[seat]
  return at?.kind === 'bot' ? at.bot : null
}

export function botName(bot: string): string {
  if (isPerson(bot)) return nameOf(bot)
  return say('create.bot', { bot: bot === 'greedy' ? say('bots.greedy') : bot === 'random' ? say('bots.random') : bot })
}
