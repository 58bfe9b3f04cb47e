// The learning progress of an account: what each of the person's devices sends is merged with what is stored.

import { joined, type LearningProgress } from '@wayfare/protocol'
import type { Context } from '../context.ts'

export const MAX_PROGRESS_BYTES = 64 * 1024

export async function mergeLearningProgress(
  { db: { sql } }: Context,
  person: string,
  sent: LearningProgress,
): Promise<LearningProgress | 'no-account' | 'too-large'> {
  for (;;) {
    const row = await sql
      .selectFrom('people')
      .select('learnt')
      .where('id', '=', person)
      .where('login', 'is not', null)
      .executeTakeFirst()
    if (!row) return 'no-account'
    const before = row.learnt
    const learnt = joined(before === null ? {} : (JSON.parse(before) as LearningProgress), sent)
    const text = JSON.stringify(learnt)
    if (text === before) return learnt
    if (Buffer.byteLength(text) > MAX_PROGRESS_BYTES) return 'too-large'
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
