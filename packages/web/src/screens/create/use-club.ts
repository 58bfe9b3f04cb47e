// The club for which a table is made, named in the address: its members come from the page of the club.

import type { Club } from '@wayfare/protocol'
import { useEffect, useState } from 'preact/hooks'
import { query } from '../../base/browser/router.ts'
import { call } from '../../client/online/api.ts'

/** Null without a club, and for those who are no members. */
export function useClub(): Club | null {
  const name = query.value.get('club')
  const [club, setClub] = useState<Club | null>(null)
  useEffect(() => {
    if (!name) return
    // Without the answer it is a table like any other.
    call('GET /clubs/:name', { path: { name } }).then(setClub, () => setClub(null))
  }, [name])
  return club?.role ? club : null
}
