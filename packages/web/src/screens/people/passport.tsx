// A passport: who somebody is, and a page for each game with strength and stamps. A booklet on a desk, pages with tabs on a phone.

import type { Passport as Shown } from '@wayfare/protocol'
import { useState } from 'preact/hooks'
import { isPhone } from '../../base/browser/media.ts'
import { query } from '../../base/browser/router.ts'
import { language, say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { Notice } from '../../base/ui/notice.tsx'
import { Tabs } from '../../base/ui/tabs.tsx'
import { StampInk } from '../../features/passport/stamp.tsx'
import { type StampSheets, useStampSheets } from '../../features/passport/use-stamp-sheets.ts'
import { GAME_IDS, gameOf } from '../../games/index.ts'
import { Thumb } from '../../games/thumb.tsx'
import { Page } from '../../shell/page.tsx'
import { PassportHistory } from './passport-history.tsx'
import { PassportIdentity } from './passport-identity.tsx'
import { PassportStamps } from './passport-stamps.tsx'
import { PassportVisa } from './passport-visa.tsx'
import { type PassportSource, usePassport } from './use-passport.ts'
import './passport.css'

export function PassportScreen({ params }: { readonly params: Readonly<Record<string, string>> }) {
  const name = params.name ?? ''
  const asStranger = query.value.get('as') === 'stranger'
  const source = usePassport(name, asStranger)
  const { found, again } = source
  return (
    <Page title={typeof found === 'string' ? say('passport.title') : found.name}>
      {found === 'missing' && (
        <Notice icon="person" heading={say('passport.notFound')}>
          {say('passport.notFoundHint')}
        </Notice>
      )}
      {found === 'failed' && (
        <Notice
          kind="bad"
          icon="warning"
          heading={say('passport.failed')}
          actions={<Button onClick={again}>{say('passport.again')}</Button>}
        />
      )}
      {found === 'loading' && <EmptyBooklet />}
      {typeof found !== 'string' && <Booklet passport={found} asStranger={asStranger} change={source.change} />}
    </Page>
  )
}

/** The paper is there at once, and the figures come in place. */
const EmptyBooklet = () => (
  <div class="passport" aria-busy="true">
    <p class="visually-hidden" role="status">
      {say('passport.loading')}
    </p>
    {[0, 1, 2, 3].map((page) => (
      <div key={page} class="passport-page passport-empty" />
    ))}
  </div>
)

type Props = {
  readonly passport: Shown
  readonly asStranger: boolean
  readonly change: PassportSource['change']
}

function Booklet({ passport, asStranger, change }: Props) {
  const sheets = useStampSheets()
  return (
    <>
      {asStranger && (
        <Notice
          icon="eye"
          heading={say('passport.preview')}
          actions={<a href={`/people/${encodeURIComponent(passport.address)}`}>{say('passport.asOwner')}</a>}
        />
      )}
      <StampInk />
      <article class="passport" aria-label={say('passport.label', { name: passport.name })}>
        <PassportIdentity passport={passport} sheets={sheets} change={change} />
        {isPhone.value ? (
          <GameTabs passport={passport} sheets={sheets} />
        ) : (
          GAME_IDS.map((game) => <GamePage key={game} passport={passport} sheets={sheets} game={game} />)
        )}
      </article>
      {passport.hasHistory && <PassportHistory passport={passport} />}
    </>
  )
}

type PagesProps = { readonly passport: Shown; readonly sheets: StampSheets | null }

function GameTabs({ passport, sheets }: PagesProps) {
  const measured = passport.visas?.find(({ strength }) => strength !== null)?.game
  const [game, setGame] = useState(measured ?? (GAME_IDS[0] as string))
  const tabs = GAME_IDS.map((id) => {
    const strength = passport.visas?.find((visa) => visa.game === id)?.strength
    return {
      id,
      label: (
        <span class="passport-tab">
          <Thumb game={id} size={36} />
          <b>{strength?.elo ?? '–'}</b>
        </span>
      ),
    }
  })
  return (
    <Tabs class="passport-tabs" label={say('passport.filterGame')} tabs={tabs} current={game} onSelect={setGame}>
      <GamePage passport={passport} sheets={sheets} game={game} />
    </Tabs>
  )
}

function GamePage({ passport, sheets, game }: PagesProps & { readonly game: string }) {
  const title = gameOf(game).title[language.value]
  const visa = passport.visas?.find((one) => one.game === game)
  return (
    <section class="passport-page" aria-label={title}>
      <PassportVisa game={game} visa={visa} passport={passport} />
      {passport.stamps && (
        <PassportStamps
          heading={say('passport.gameStamps', { game: title })}
          stamps={passport.stamps.filter((stamp) => stamp.game === game)}
          person={passport.person}
          sheets={sheets}
          ink={gameOf(game).theme}
        />
      )}
    </section>
  )
}
