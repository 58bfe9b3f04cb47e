// The first page: the emblem, the name, and what everybody may know; what the reader has to do with its owner.

import type { Passport } from '@wayfare/protocol'
import { useState } from 'preact/hooks'
import { sinceMonth } from '../../base/i18n/days.ts'
import { say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { Icon } from '../../base/ui/icon.tsx'
import { shareLink } from '../../base/ui/share-link.ts'
import { EmblemPicture, emblemOf } from '../../features/passport/emblem.tsx'
import type { StampSheets } from '../../features/passport/use-stamp-sheets.ts'
import { EmblemDialog } from './passport-emblem-dialog.tsx'
import { AskFriend, PlayWithFriend } from './passport-friend.tsx'
import { PassportHeadToHead } from './passport-head-to-head.tsx'
import { PassportSettingsSlip } from './passport-settings.tsx'
import { PassportStamps } from './passport-stamps.tsx'
import type { PassportSource } from './use-passport.ts'

type Props = {
  readonly passport: Passport
  readonly sheets: StampSheets | null
  readonly change: PassportSource['change']
}

export function PassportIdentity({ passport, sheets, change }: Props) {
  const { person, name, address, isGuest, since, mine, isFriend, headToHead, settings, stamps } = passport
  const [isChoosing, setChoosing] = useState(false)
  const emblem = emblemOf(person, passport.emblem)
  return (
    <section class="passport-page passport-identity">
      <p class="passport-head">{say('passport.head')}</p>
      <div class="passport-who">
        <span class="passport-emblem">
          <EmblemPicture emblem={emblem} />
        </span>
        <div>
          <h1>
            <bdi>{name}</bdi>
          </h1>
          {passport.here && <p class="passport-here">{say('friends.here')}</p>}
          <p class="passport-since">{say('passport.since', { month: sinceMonth(since) })}</p>
          {(isGuest || isFriend) && (
            <p class="passport-since">{say(isGuest ? 'passport.guest' : 'friends.isFriend')}</p>
          )}
          {mine && (
            <Button class="passport-button" size="small" onClick={() => setChoosing(true)}>
              {say('passport.emblem')}
            </Button>
          )}
        </div>
      </div>
      <p class="passport-line">
        <Icon name="check" size={18} />
        {reliabilityText(passport)}
      </p>
      {mine && isGuest && (
        <p class="passport-line">
          <Icon name="info" size={18} />
          <span>
            {say('passport.keep')} <a href="/settings">{say('passport.account')}</a>
          </span>
        </p>
      )}
      <PlayWithFriend passport={passport} />
      <AskFriend passport={passport} />
      {mine && (
        <Button
          class="passport-loud"
          icon="share"
          wide
          onClick={() => void shareLink(`/people/${encodeURIComponent(address)}`, name)}
        >
          {say('passport.share')}
        </Button>
      )}
      {settings && <PassportSettingsSlip settings={settings} address={address} change={change} />}
      {headToHead && <PassportHeadToHead headToHead={headToHead} name={name} />}
      {stamps ? (
        <PassportStamps
          heading={say('passport.houseStamps')}
          stamps={stamps.filter(({ game }) => game === null)}
          person={person}
          sheets={sheets}
          size={76}
        />
      ) : (
        <p class="passport-hidden">{say('passport.hiddenStamps')}</p>
      )}
      <p class="passport-code" aria-hidden="true">
        {codeLine(name)}
      </p>
      {isChoosing && (
        <EmblemDialog
          current={emblem}
          onPick={(next) => void change({ emblem: next })}
          onClose={() => setChoosing(false)}
        />
      )}
    </section>
  )
}

function reliabilityText({ reliability: { games, finished }, mine }: Passport): string {
  if (games === 0) return say('passport.reliableNone')
  return say(mine ? 'passport.reliableOwn' : 'passport.reliable', { games, finished })
}

/** As long as the line at the foot of a real passport would be on this page. */
const CODE_LENGTH = 30

/** An ornament: the name between angle brackets. */
const codeLine = (name: string): string =>
  `P‹WAYFARE‹‹${[...name.toLocaleUpperCase()].map((letter) => (/[\p{L}\p{N}]/u.test(letter) ? letter : '‹')).join('')}`
    .padEnd(CODE_LENGTH, '‹')
    .slice(0, CODE_LENGTH)
