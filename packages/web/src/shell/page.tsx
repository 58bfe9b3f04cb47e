// The header of every page that is not a table.

import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@wayfare/text'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { path } from '../base/browser/router.ts'
import { change, edition } from '../base/browser/settings.ts'
import { useTitle } from '../base/browser/title.ts'
import { type Key, language, say, speak } from '../base/i18n/index.ts'
import { Avatar } from '../base/ui/avatar.tsx'
import { IconButton } from '../base/ui/button.tsx'
import { Icon, type IconName } from '../base/ui/icon.tsx'
import { Logo } from '../base/ui/logo.tsx'
import { partRef } from '../base/ui/screen-parts.ts'
import { Segmented } from '../base/ui/segmented.tsx'
import { myTables, refreshMyTables, tablesAsOf } from '../client/catalogue/catalogue.ts'
import { waitsForMe } from '../client/catalogue/my-turn.ts'
import { isUnnamed, type Me, me } from '../client/online/session.ts'
import './page.css'

const SHORT: Readonly<Record<Language, string>> = { en: 'EN', ru: 'РУ', fr: 'FR', pl: 'PL' }

const LINKS: readonly (readonly [href: string, word: Key])[] = [
  ['/tables', 'nav.tables'],
  ['/people', 'nav.people'],
  ['/replays', 'nav.replays'],
  ['/learn', 'nav.learn'],
  ['/rules', 'nav.rulebooks'],
  ['/opponents', 'nav.opponents'],
  ['/settings', 'nav.settings'],
]
const TABS: readonly (readonly [href: string, word: Key, icon: IconName])[] = [
  ['/', 'nav.play', 'play'],
  ['/tables', 'nav.tablesShort', 'table'],
  ['/people', 'nav.people', 'friends'],
  ['/daily', 'nav.dailyShort', 'calendar'],
  ['/rules', 'nav.rulesShort', 'rulebook'],
  ['/settings', 'nav.settings', 'settings'],
]

async function talk(next: Language): Promise<void> {
  await speak(next)
  change({ language: next })
}

type Props = {
  /** The title of the browser tab. Without it the screen sets its own. */
  readonly title?: string
  readonly children: ComponentChildren
}

export function Page({ title, children }: Props) {
  useTitle(title)
  useEffect(() => {
    if (me.value && myTables.peek() === undefined) void refreshMyTables()
  }, [me.value?.id])
  return (
    <div class="page" data-theme="home">
      <a class="skip-link" href="#main">
        {say('app.skipMain')}
      </a>
      <header class="page-bar">
        <a class="page-logo" href="/">
          <Logo />
        </a>
        <nav class="page-nav" aria-label={say('nav.label')}>
          {LINKS.map(([href, word]) => (
            <a key={href} href={href} aria-current={path.value === href ? 'page' : undefined}>
              {say(word)}
              {href === '/tables' && <Waiting class="page-nav-count" />}
            </a>
          ))}
        </nav>
        <span class="page-tools">
          <Segmented
            label={say('app.language')}
            labelHidden
            value={language.value}
            segments={LANGUAGES.map((value) => ({
              value,
              label: SHORT[value],
              lang: value,
              title: LANGUAGE_NAMES[value],
            }))}
            onChange={(next) => void talk(next)}
          />
          <IconButton
            class="page-theme"
            icon="theme"
            label={say('app.switchEdition')}
            onClick={() => change({ edition: edition() === 'night' ? 'day' : 'night' })}
          />
          {me.value && (
            <a class="page-me" href="/settings">
              <Avatar name={isUnnamed() ? say('table.you') : me.value.name} />
              <bdi>{isUnnamed() ? say('table.you') : calledOf(me.value)}</bdi>
            </a>
          )}
        </span>
      </header>
      <main id="main" class="page-main" tabIndex={-1} ref={partRef('main')}>
        {children}
      </main>
      <PhoneNav />
    </div>
  )
}

const calledOf = ({ login, name }: Me): string => (login === null ? say('nav.guest', { name }) : name)

/** The number of tables where it is the person's turn. */
function Waiting({ class: given }: { readonly class: string }) {
  const count = tablesAsOf.value === null ? (myTables.value?.filter(waitsForMe).length ?? 0) : 0
  if (count === 0) return null
  return (
    <b class={given}>
      <span aria-hidden="true">{count}</span>
      <span class="visually-hidden">{say('nav.waiting', { count })}</span>
    </b>
  )
}

/** On a phone the navigation is at the bottom. */
function PhoneNav() {
  return (
    <nav class="phone-nav" aria-label={say('nav.label')}>
      {TABS.map(([href, word, icon]) => (
        <a key={href} href={href} aria-current={path.value === href ? 'page' : undefined}>
          <Icon name={icon} size={21} />
          <span>{say(word)}</span>
          {href === '/tables' && <Waiting class="phone-nav-count" />}
        </a>
      ))}
    </nav>
  )
}
