// What players are called on the screen.

import type { TableInfo } from '@wayfare/protocol'
import { say } from '../i18n/index.ts'

/** What players are called here: their names, or what a bot is called. */
export function namesOf({ info }: { readonly info: TableInfo }): string[] {
  return info.seats.map(
    ({ name, bot }, seat) => name ?? (bot ? botName(bot) : say('create.seat', { number: seat + 1 })),
  )
}

export function botName(bot: string): string {
  return say('create.bot', { bot: bot === 'greedy' ? say('bots.greedy') : bot === 'random' ? say('bots.random') : bot })
}
