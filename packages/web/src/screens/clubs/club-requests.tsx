// People who ask to join, for the owner and helpers.

import type { ClubInside } from '@wayfare/protocol'
import { ago, say } from '../../base/i18n/index.ts'
import { IconButton } from '../../base/ui/button.tsx'
import { ListRow } from '../../base/ui/list-row.tsx'
import { Panel } from '../../base/ui/panel.tsx'
import { call } from '../../client/online/api.ts'
import type { ClubChange } from './use-club-page.ts'

export function ClubRequests({ club, send, inside: { requests } }: ClubChange & { readonly inside: ClubInside }) {
  const answer = (person: string, accept: boolean) =>
    void send(() => call('POST /clubs/:name/requests/:person', { path: { name: club.name, person }, body: { accept } }))
  return (
    <Panel heading={say('clubs.requests')} level={2}>
      <ul class="list-rows">
        {requests.map(({ person, name, at }) => (
          <ListRow
            key={person}
            title={
              <bdi>
                <a href={`/people/${person}`}>{name}</a>
              </bdi>
            }
            sub={ago(at)}
            actions={
              <>
                <IconButton icon="check" label={say('clubs.accept', { name })} onClick={() => answer(person, true)} />
                <IconButton icon="close" label={say('clubs.decline', { name })} onClick={() => answer(person, false)} />
              </>
            }
          />
        ))}
      </ul>
    </Panel>
  )
}
