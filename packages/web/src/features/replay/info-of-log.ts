import type { TableInfo } from '@wayfare/protocol'
import type { Opened } from '../../client/finished/messages.ts'

/** The table info that follows from a log alone. Logs contain no names of players. */
export function infoOfLog({ game, version, options, commitment, secret, scores }: Opened): TableInfo {
  return {
    id: '',
    game,
    version,
    options,
    status: 'finished',
    host: '',
    listed: false,
    language: 'en',
    seats: Array.from({ length: options.players }, (_, seat) => ({
      kind: 'person',
      name: null,
      person: null,
      bot: null,
      gone: null,
      place: scores.at(-1)?.[seat]?.place ?? null,
    })),
    clock: null,
    commitment: commitment ?? '',
    secret,
    daily: null,
    practice: null,
    rematch: null,
    proposal: null,
    made: 0,
  }
}
