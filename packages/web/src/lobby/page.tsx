// The head of every page that is not a table.

import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@wayfare/text'
import type { ComponentChildren } from 'preact'
import { me } from '../app/session.ts'
import { change, edition } from '../app/settings.ts'
import { language, say, speak } from '../i18n/index.ts'
import { Avatar } from '../ui/avatar.tsx'
import { IconButton } from '../ui/button.tsx'
import { Logo } from '../ui/logo.tsx'
import { Segmented } from '../ui/segmented.tsx'
import './page.css'

const SHORT: Readonly<Record<Language, string>> = { en: 'EN', ru: 'РУ', fr: 'FR', pl: 'PL' }

async function talk(next: Language): Promise<void> {
  await speak(next)
  change({ language: next })
}

export function Page({ children }: { readonly children: ComponentChildren }) {
  return (
    <div class="page" data-world="home">
      <a class="skip-link" href="#main">
        {say('app.skipMain')}
      </a>
      <header class="page-bar">
        <a class="page-logo" href="/">
          <Logo />
        </a>
        <nav class="page-nav" aria-label={say('app.name')}>
          <a href="/tables">{say('nav.tables')}</a>
          <a href="/settings">{say('nav.settings')}</a>
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
            icon="theme"
            label={say('app.switchEdition')}
            onClick={() => change({ edition: edition() === 'night' ? 'day' : 'night' })}
          />
          {me.value && (
            <a class="page-me" href="/settings">
              <Avatar name={me.value.name} />
              <bdi>{me.value.name}</bdi>
            </a>
          )}
        </span>
      </header>
      <main id="main" class="page-main" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
