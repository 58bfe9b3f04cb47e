// Remembers what one viewer has received of a table, so that only differences are sent.

import type { Eyes } from '@wayfare/kernel'
import { diff, type Picture, type ServerMessage, type TableInfo } from '@wayfare/protocol'
import { pictureFor, sameGame } from './picture.ts'
import type { Table } from './table.ts'
import { toldCount, toldSince } from './visible-log.ts'

type Update = Extract<ServerMessage, { t: 'update' }>
type Writable<T> = { -readonly [K in keyof T]: T[K] }

export class Watch {
  readonly eyes: Eyes
  private n: number
  private picture: Picture | null
  private info: TableInfo
  private table: Table
  private status: Table['status']

  constructor(table: Table, eyes: Eyes, info: TableInfo) {
    this.eyes = eyes
    this.n = toldCount(table, eyes)
    this.picture = pictureFor(table, eyes)
    this.info = info
    this.table = table
    this.status = table.status
  }

  /** Returns the whole picture, with the log after the first `since` rows. */
  whole(table: Table, since: number): ServerMessage {
    const { eyes, n, picture, info } = this
    const told = toldSince(table, eyes, Math.min(since, n))
    return { t: 'table', table: table.id, seat: eyes === 'spectator' ? null : eyes, info, picture, n, told }
  }

  /** Returns the changes since the last update; null if there are none. `info` must not be changed afterwards. */
  update(table: Table, info: TableInfo): Update | null {
    const n = toldCount(table, this.eyes)
    const told = toldSince(table, this.eyes, this.n)
    const picture = this.look(table, told.length)
    const delta = picture ? diff<Picture | null>(this.picture, picture) : undefined
    const about = diff(this.info, info)
    this.picture = picture
    this.n = n
    this.info = info
    this.table = table
    this.status = table.status
    if (!delta && !about && told.length === 0) return null
    const update: Writable<Update> = { t: 'update', table: table.id, n }
    if (delta) update.delta = delta
    if (told.length > 0) update.told = told
    if (about) update.info = about
    return update
  }

  /**
   * If the viewer has learned nothing, only the seats that still decide may have changed. This is one in five updates
   * in Arkham and takes 4 µs, where building and comparing the whole picture takes 65 to 70.
   */
  private look(table: Table, told: number): Picture | null {
    const unchanged = told === 0 && table === this.table && table.status === this.status
    return unchanged && this.picture ? sameGame(table, this.picture) : pictureFor(table, this.eyes)
  }
}
