// Makes a table with a free seat, whose waiting room has a link and a code for whoever is to come.

import { useSignal } from '@preact/signals'
import { randomHex } from '@wayfare/protocol'
import { go } from '../../base/browser/router.ts'
import { language, say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { Notice } from '../../base/ui/notice.tsx'
import { lastGame } from '../../client/catalogue/catalogue.ts'
import { call } from '../../client/online/api.ts'
import { problemText } from '../../client/online/problem.ts'
import { somebody } from '../../client/online/session.ts'
import { GAME_IDS } from '../../games/index.ts'

export function BringSomebody() {
  const trouble = useSignal('')
  const busy = useSignal(false)
  const make = async () => {
    busy.value = true
    try {
      await somebody(language.value)
      const game = GAME_IDS.find((id) => id === lastGame.value) ?? (GAME_IDS[0] as string)
      const { id } = await call('POST /tables', {
        body: {
          game,
          seats: [{ kind: 'me' }, { kind: 'open' }],
          language: language.value,
          start: 'countdown',
          bytes: randomHex(16),
        },
      })
      go(`/table/${id}`)
    } catch (error) {
      trouble.value = problemText(error)
    }
    busy.value = false
  }
  return (
    <section class="meet-card" aria-labelledby="meet-bring">
      <h2 id="meet-bring">{say('meet.bring')}</h2>
      <p>{say('meet.bringLine')}</p>
      {trouble.value && <Notice kind="bad" icon="warning" heading={trouble.value} />}
      <Button icon="link" wide busy={busy.value} onClick={() => void make()}>
        {say('meet.bringGame')}
      </Button>
    </section>
  )
}
