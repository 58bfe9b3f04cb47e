import type { TableInfo } from '@wayfare/protocol'
import type { Opened } from '../../client/finished/messages.ts'

/** What can be said of a table from its log alone: names are no part of it. */
export function infoFrom({ game, version, options, commitment, secret, scores }: Opened): TableInfo {
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
