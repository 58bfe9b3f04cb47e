// The labels of a table in a list: its players, its progress, and what it waits for.

import { isPersona } from '@wayfare/bots/personas'
import { language, say } from '../../base/i18n/index.ts'
import { botName, labelOf } from '../../board-kit/seat-names.ts'
import { isMyTurn } from '../../client/catalogue/my-turn.ts'
import { ownMadeUpName } from '../../client/online/session.ts'
import type { ListedTable } from '../../client/table/listed-table.ts'
import { gameOf } from '../../games/index.ts'

const together = (names: readonly string[]): string => names.join(', ')

export function nameAt({ seats }: ListedTable, seat: number): string {
  const { name = null, bot = null, mine = false } = seats[seat] ?? {}
  if (mine && name !== null) return labelOf(name === ownMadeUpName() ? say('local.player') : name, true)
  return name ?? (bot ? botName(bot) : say('room.empty'))
}

/** Names a table by its game and its other players. */
export function titleOf(table: ListedTable): string {
  const { seats, daily, game: id } = table
  const game = gameOf(id).title[language.value]
  if (daily) return say('home.dailyAt', { game })
  const places = seats.map((_, seat) => seat)
  const own = places.filter((seat) => seats[seat]?.mine)
  const others = places.filter((seat) => !seats[seat]?.mine && seats[seat]?.name)
  const bots = places.filter((seat) => !seats[seat]?.name && seats[seat]?.bot)
  if (others.length > 0) return `${game} · ${together([...others, ...bots].map((seat) => nameAt(table, seat)))}`
  if (own.length > 1) return `${game} · ${together(own.map((seat) => nameAt(table, seat)))}`
  if (bots.length > 0 && bots.every((seat) => isPersona(seats[seat]?.bot ?? '')))
    return `${game} · ${together(bots.map((seat) => nameAt(table, seat)))}`
  if (bots.length > 0) return say('home.withBots', { game, count: bots.length })
  return seats.length === 1 ? say('home.soloAt', { game }) : game
}

/** Says how far the game is, and what it asks or whom it waits for. */
export function tableLabel(table: ListedTable): string {
  const { status, round, asks, turn, seats, game, guide, tutored } = table
  if (status === 'open') {
    const count = seats.filter(({ name, bot }) => name === null && bot === null).length
    return say('home.seatsFree', { count })
  }
  if (status === 'finished') return resultOf(table)
  const rounds = gameOf(game).rounds
  // Before the first round the game is being set up.
  const far = guide
    ? say('home.guided', { ...guide })
    : !round
      ? []
      : rounds
        ? say('home.roundOf', { round, rounds })
        : say('home.round', { round })
  return [tutored ? say('home.tutored') : [], far, status === 'running' ? waitsFor() : []].flat().join(' · ')

  function waitsFor(): string | string[] {
    if (isMyTurn(table)) return asks ? asks.replace(/\.$/, '') : say('table.yourTurn')
    const [next] = turn
    if (next === undefined) return []
    if (turn.length > 1) return say('table.waitFor', { names: together(turn.map((seat) => nameAt(table, seat))) })
    return say('home.thinking', { name: nameAt(table, next) })
  }
}

/** All players with their points, the best first. */
function resultOf(table: ListedTable): string {
  const { seats, scores, places } = table
  if (!scores) return together(seats.map((_, seat) => nameAt(table, seat)))
  if (seats.length === 1) return say('end.solo', { points: scores[0] ?? 0 })
  const order = seats.map((_, seat) => seat).sort((a, b) => (places?.[a] ?? 0) - (places?.[b] ?? 0))
  return order.map((seat) => `${nameAt(table, seat)} ${scores[seat]}`).join(' · ')
}
