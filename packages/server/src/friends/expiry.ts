// Removes what is over: old requests and friend links, and invitations to tables that have begun.

import type { Context } from '../context.ts'
import { REQUEST_MS } from './requests.ts'

export async function forgetExpired({ db, now }: Context): Promise<void> {
  await db.together([
    db.sql.deleteFrom('friend_requests').where('at', '<', now() - REQUEST_MS),
    db.sql.deleteFrom('friend_links').where('expires_at', '<', now()),
    db.sql
      .deleteFrom('invitations')
      .where('table_id', 'not in', (open) => open.selectFrom('tables').select('id').where('status', '=', 'open')),
  ])
}
