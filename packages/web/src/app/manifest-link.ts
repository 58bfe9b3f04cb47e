// Links the web app manifest in the reader's language: the description of an installed Wayfare, and the names of its
// shortcuts. The description in index.html stays English: the server sends everybody the same file, and its readers
// (search engines, previews of links) run no script and name no language.

import { effect } from '@preact/signals'
import type { Language } from '@wayfare/text'
import { language } from '../base/i18n/index.ts'

/** The address in the folder `public`. index.html names the English manifest, for readers without scripts. */
export const manifestOf = (spoken: Language): string =>
  spoken === 'en' ? '/manifest.webmanifest' : `/manifest.${spoken}.webmanifest`

/** Updates the link of the page when the language changes. */
export function linkManifest(): void {
  // The link is a part of index.html, which no component renders.
  effect(() => document.querySelector('link[rel=manifest]')?.setAttribute('href', manifestOf(language.value)))
}
