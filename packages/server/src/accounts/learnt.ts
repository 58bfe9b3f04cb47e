// What an account has learnt, at whichever device: what each sends is joined with what is there.

import { joined, type Learnt } from '@wayfare/protocol'
import type { Context } from '../context.ts'

export const MOST_LEARNT = 64 * 1024

export async function keepLearnt(
  { db: { sql } }: Context,
  person: string,
  sent: Learnt,
): Promise<Learnt | 'no-account' | 'too-large'> {
  for (;;) {
    const row = await sql
      .selectFrom('people')
      .select('learnt')
      .where('id', '=', person)
      .where('login', 'is not', null)
      .executeTakeFirst()
    if (!row) return 'no-account'
    const before = row.learnt
    const learnt = joined(before === null ? {} : (JSON.parse(before) as Learnt), sent)
    const text = JSON.stringify(learnt)
    if (text === before) return learnt
    if (Buffer.byteLength(text) > MOST_LEARNT) return 'too-large'
    const kept = await sql
      .updateTable('people')
      .set({ learnt: text })
      .where('id', '=', person)
      .where('login', 'is not', null)
      .where('learnt', before === null ? 'is' : '=', before)
      .executeTakeFirst()
    // Another device was quicker: its word is joined, too.
    if (kept.numUpdatedRows > 0n) return learnt
  }
}
