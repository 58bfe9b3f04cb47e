// The page where people meet: start beside bots, open seats, a seek, and games to look on at.

import { useComputed, useSignal } from '@preact/signals'
import { asLanguage, type Language } from '@wayfare/text'
import { useEffect } from 'preact/hooks'
import { language, say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { Icon } from '../../base/ui/icon.tsx'
import { Notice } from '../../base/ui/notice.tsx'
import { Panel } from '../../base/ui/panel.tsx'
import { refreshCatalogue } from '../../client/catalogue/catalogue.ts'
import { me } from '../../client/online/session.ts'
import { OwnClubs } from '../../features/clubs/own-clubs.tsx'
import { FriendsPanel } from '../../features/friends/friends-panel.tsx'
import { BringSomebody } from '../../features/meeting/bring-somebody.tsx'
import { EmptyRoom } from '../../features/meeting/empty-room.tsx'
import { FilterBar } from '../../features/meeting/filter-bar.tsx'
import { isUnreachable, meeting, refreshMeeting, useMeeting } from '../../features/meeting/meeting-state.ts'
import { countSeats, isShown, NO_FILTERS, sortForReader } from '../../features/meeting/open-tables.ts'
import { SeekForm } from '../../features/meeting/seek-form.tsx'
import { SeekPanel } from '../../features/meeting/seek-panel.tsx'
import { refreshSeek, seek } from '../../features/meeting/seek-state.ts'
import { StartNow } from '../../features/meeting/start-now.tsx'
import { TableRow } from '../../features/meeting/table-row.tsx'
import { personFor } from '../../features/opponents/recommend.ts'
import { Page } from '../../shell/page.tsx'
import { PeopleSections } from './people-sections.tsx'
import '../../features/meeting/meeting.css'

/** How many friends are listed beside the open seats. */
const FRIENDS = 4

export function PeopleScreen() {
  useMeeting()
  useEffect(() => {
    void refreshCatalogue()
    void refreshSeek()
  }, [me.value?.id])
  const now = meeting.value
  const spoken = useComputed(() => {
    const there = (meeting.value?.open ?? []).flatMap((table) => asLanguage(table.language) ?? [])
    return [...new Set<Language>([language.value, ...there])].sort()
  }).value
  const chosen = useSignal(NO_FILTERS)
  const filters = chosen.value
  const open = now ? sortForReader(now.open, now.mine, language.value) : []
  const listed = open.filter((table) => isShown(table, filters, now?.mine ?? {}))
  const isEmpty = now !== undefined && now.open.length === 0 && now.seeking === 0 && now.running.length === 0
  const own = seek.value ?? null
  const start = (
    <StartNow mine={now?.mine ?? {}} emblem={now?.emblem ?? null} botFor={personFor} isLoud={!isEmpty && !own?.call} />
  )
  const search = own ? (
    <SeekPanel seek={own} />
  ) : (
    <section class="meet-card" aria-labelledby="meet-look">
      <h2 id="meet-look">{say('meet.seekHead')}</h2>
      <p>{say('meet.seekLine')}</p>
      <SeekForm isLoud={isEmpty} />
    </section>
  )
  return (
    <Page title={say('meet.title')}>
      <div class="meet-head">
        <h1 class="page-title">
          {say('meet.title')}{' '}
          {now && <small>{say('meet.lead', { people: now.lookedIn, free: countSeats(now.open) })}</small>}
        </h1>
        <PeopleSections />
      </div>
      {isUnreachable.value && (
        <Notice
          kind="loud"
          icon="offline"
          heading={say('meet.failed')}
          actions={<Button onClick={() => void refreshMeeting()}>{say('meet.again')}</Button>}
        />
      )}
      {!now && !isUnreachable.value && <p role="status">{say('meet.loading')}</p>}
      {isEmpty ? (
        <>
          <EmptyRoom hours={now.hours} />
          <div class="meet-ways">
            {search}
            {start}
            <BringSomebody />
          </div>
        </>
      ) : (
        <>
          {now && (
            <FilterBar
              {...{ filters, spoken }}
              isMeasured={Object.keys(now.mine).length > 0}
              onChange={(next) => {
                chosen.value = next
              }}
            />
          )}
          <div class="meet-columns">
            <div class="meet-main">
              {start}
              {now && (
                <Panel
                  heading={say('meet.open')}
                  level={2}
                  action={
                    <span class="meet-legend">
                      <i /> {say('meet.dashed')}
                    </span>
                  }
                >
                  {listed.length > 0 ? (
                    <ul class="meet-rows">
                      {listed.map((table, place) => (
                        <TableRow key={table.id} table={table} action="join" isBest={place === 0} />
                      ))}
                    </ul>
                  ) : (
                    <p class="meet-none">
                      <Icon name="info" size={18} /> {say('meet.noneSuits')}
                      {chosen.value !== NO_FILTERS && (
                        <Button
                          size="small"
                          onClick={() => {
                            chosen.value = NO_FILTERS
                          }}
                        >
                          {say('meet.showAll')}
                        </Button>
                      )}
                    </p>
                  )}
                </Panel>
              )}
              {now && now.running.length > 0 && (
                <Panel heading={say('meet.running')} level={2}>
                  <ul class="meet-rows">
                    {now.running.map((table) => (
                      <TableRow key={table.id} table={table} action="watch" />
                    ))}
                  </ul>
                </Panel>
              )}
            </div>
            <div class="meet-side">
              {search}
              {me.value && <FriendsPanel most={FRIENDS} />}
              {me.value?.login && <OwnClubs isShort />}
              <BringSomebody />
            </div>
          </div>
        </>
      )}
    </Page>
  )
}
