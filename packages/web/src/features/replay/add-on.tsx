// Giving away a link to a finished game, as the end of a game offers it.

import { useSignal } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'
import { say, withWords } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { CopyByHand } from '../../base/ui/copy-by-hand.tsx'
import type { PlayAddOn } from '../../board-kit/add-on.ts'
import { type ReplayLink, replayAddress } from '../../client/finished/replay-address.ts'

export const sharing: PlayAddOn = { id: 'sharing', ShareButton }

type Sharing = typeof import('../../base/ui/share-link.ts')

function ShareButton({ link, title }: { readonly link: ReplayLink | null; readonly title: string }) {
  const byHand = useSignal<string | null>(null)
  const sharing = useSharing()
  const share = async () => {
    if (!link || !sharing) return
    if ((await sharing.shareLink(replayAddress(link), title)) === 'by-hand') byHand.value = replayAddress(link)
  }
  return (
    <>
      <Button icon="share" disabled={!sharing || !link} onClick={() => void share()}>
        {say('end.share')}
      </Button>
      {byHand.value !== null && <CopyByHand address={byHand.value} onClose={() => (byHand.value = null)} />}
    </>
  )
}

/** What gives a link away, once there are the words of replays: they are also those of reviews and links. */
function useSharing(): Sharing | undefined {
  const [sharing, setSharing] = useState<Sharing>()
  useEffect(() => {
    void withWords(import('./text/index.ts'), import('../../base/ui/share-link.ts')).then(setSharing)
  }, [])
  return sharing
}
