// The posters of the home page, by the games' English titles.

import type { Locator, Page } from 'playwright-core'

export const ARKHAM = 'Arkham. Guidebook'
export const ARNAK = 'Lost Ruins of Arnak'
export const DARWIN = 'Darwin’s Journey'

export const posterOf = (page: Page, title: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })

/** The button for a solo game. */
export const soloOn = (page: Page, title: string): Locator =>
  posterOf(page, title).getByRole('button', { name: 'Solo' })
