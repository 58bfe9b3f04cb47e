// The web app manifest in the reader's language: what an installed Wayfare is described as, and what its shortcuts are called. The
// description in index.html stays English: the server sends everybody the same file, whatever their browser asks for, and those who
// read it (search engines, previews of links) run no script and name no language.

import { effect } from '@preact/signals'
import type { Language } from '@wayfare/text'
import { language } from '../base/i18n/index.ts'

/** In the folder `public`; index.html names the English one, for whoever reads it without scripts. */
export const manifestOf = (spoken: Language): string =>
  spoken === 'en' ? '/manifest.webmanifest' : `/manifest.${spoken}.webmanifest`

/** Keeps the link of the page up to date when the language changes. */
export function linkManifest(): void {
  // It is a part of index.html, which nothing here draws.
  effect(() => document.querySelector('link[rel=manifest]')?.setAttribute('href', manifestOf(language.value)))
}
