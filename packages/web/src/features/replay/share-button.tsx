// A button that shares a link to a finished game.

import { useSignal } from '@preact/signals'
import { say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { CopyByHand } from '../../base/ui/copy-by-hand.tsx'
import { shareLink } from '../../base/ui/share-link.ts'
import type { ShareProps } from '../../board-kit/add-on.ts'
import { replayAddress } from '../../client/finished/replay-address.ts'

export function ShareButton({ link, title }: ShareProps) {
  const byHand = useSignal<string | null>(null)
  const share = async () => {
    if (link && (await shareLink(replayAddress(link), title)) === 'by-hand') byHand.value = replayAddress(link)
  }
  return (
    <>
      <Button icon="share" disabled={!link} onClick={() => void share()}>
        {say('end.share')}
      </Button>
      {byHand.value !== null && <CopyByHand address={byHand.value} onClose={() => (byHand.value = null)} />}
    </>
  )
}
