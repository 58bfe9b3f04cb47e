// Loads the friends who can be invited, only in a waiting room with a free seat.

import type { ComponentProps } from 'preact'
import { withWords } from '../../base/i18n/index.ts'
import { useLoaded } from '../../base/ui/use-loaded.ts'
import type { InviteFriends } from '../friends/invite-friends.tsx'

const load = async () =>
  (await withWords(import('../friends/text/index.ts'), import('../friends/invite-friends.tsx'))).InviteFriends

export function LazyInviteFriends(props: ComponentProps<typeof InviteFriends>) {
  const Loaded = useLoaded(true, load)
  return Loaded && <Loaded {...props} />
}
