// Opens a first game with a tutor: the one that was left, or a new one against a quiet opponent on this device.

import { language } from '../../base/i18n/index.ts'
import { localTables } from '../../client/offline/local-tables.ts'
import { local } from '../../client/offline/local-wire.ts'
import { drawnChance } from '../../client/offline/seed.ts'
import { rememberCoached } from '../../client/table/coached-tables.ts'
import { partsOf } from '../../games/index.ts'
import { storeTutorProgress } from './progress-storage.ts'
import { NOTHING_SAID } from './tip-choice.ts'
import { TUTOR_RIVALS } from './tutor-address.ts'

/** Returns the id of the table. Such a game says nothing of anybody's strength. */
export async function openTutored(game: string, wish: string | null): Promise<string> {
  const left = (await localTables())
    .filter((table) => table.tutored && table.game === game && table.status === 'running')
    .toSorted((a, b) => b.moved - a.moved)[0]
  if (left && wish === null) return left.id
  void navigator.storage?.persist?.()
  const tutor = await (await partsOf(game)).tutor?.()
  if (!tutor) throw new Error(`no tutor of ${game}`)
  const bot = TUTOR_RIVALS.find((rival) => rival === wish) ?? TUTOR_RIVALS[0]
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, bot }]
  const id = await local.make({ game, options: tutor.options, seats, language: language.peek(), chance: drawnChance() })
  storeTutorProgress(id, game, NOTHING_SAID)
  rememberCoached(id)
  return id
}
