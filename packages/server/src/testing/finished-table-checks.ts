// Checks that every finished table must pass, whatever happened while it was played.

import { isSecretOf, type Log, parseLog, replay, writeRow } from '@wayfare/kernel'
import { engineBy } from '@wayfare/library'
import type { TableInfo, Told } from '@wayfare/protocol'
import type { Client, Seen } from './client.ts'
import type { Player } from './player.ts'
import { mustContinue } from './reconnecting-client.ts'
import type { Company } from './soak-clients.ts'

/**
 * Checks that the log replays to its hash, that the secret fits the commitment, and that the log contains everything
 * that a spectator was shown.
 */
export async function provenLog(client: Client, table: string, shown: Seen | undefined): Promise<Log> {
  const { info, told } = (await client.get(`/api/tables/${table}/replay`)) as { info: TableInfo; told: Told[] }
  mustContinue(table, shown, { told, n: told.length })
  if (shown && shown.info.commitment !== info.commitment) throw new Error(`${table}: another commitment`)
  if (info.secret === null || !isSecretOf(info.commitment, info.secret))
    throw new Error(`${table}: ${info.secret} does not fit ${info.commitment}`)
  const log = parseLog((await client.get(`/api/tables/${table}/log`)) as string)
  if (!('commitment' in log.chance) || log.chance.commitment !== info.commitment || log.chance.secret !== info.secret)
    throw new Error(`${table}: its log has another chance than its table`)
  const engine = await engineBy(log.game, log.version)
  const { state } = replay(engine, log)
  if (engine.hash(state) !== log.hash)
    throw new Error(`${table}: its log leads to ${engine.hash(state)}, not ${log.hash}`)
  if (!engine.isOver(state)) throw new Error(`${table}: its log does not lead to the end`)
  return log
}

/**
 * Checks that everything shown or acknowledged is in the logs and that every game has ended. Returns the number of
 * moves.
 */
export async function allProven(client: Client, guests: Company): Promise<number> {
  let moves = 0
  for (const [table, shown] of guests.shown()) moves += (await provenLog(client, table, shown)).rows.length
  for (const player of guests.players) mustHold(await provenLog(client, player.table, undefined), player)
  return moves
}

/** Checks that the log has every acknowledged move of the seat once, and no other. */
export function mustHold(log: Log, { who, table, seat, rows }: Player): void {
  const kept = log.rows.filter((row) => row.kind !== 'rewind' && row.seat === seat).map(writeRow)
  const at = rows.findIndex((row, index) => row !== kept[index])
  if (at < 0 && kept.length === rows.length) return
  const place = at < 0 ? rows.length : at
  throw new Error(
    `${table}: ${who.name} has ${rows.length} moves acknowledged, the log has ${kept.length}; number ${place + 1} is '${kept[place]}', not '${rows[place]}'`,
  )
}
