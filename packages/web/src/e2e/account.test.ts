// @module-tag browser
// The life of an account, by keyboard and with the fields that password managers expect.

import { expect, test } from 'vitest'
import { onStage } from '../testing/on-stage.ts'
import { beGuest } from '../testing/tables.ts'

const stage = onStage()

test('an account is made, entered and left by Enter, and deleted only after a question', {
  timeout: 240_000,
}, async () => {
  const { page } = await stage.person({ locale: 'pl-PL' })
  const login = `vera-${Date.now().toString(36)}`
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  const secret = (name: string) => page.getByLabel(name, { exact: true })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await page.goto(stage.base)
  await beGuest(page, 'Vera', 'pl')
  await page.goto(`${stage.base}/settings`)

  await button('Usuń moje konto').click()
  await expect.poll(() => button('Usuń na zawsze').isDisabled()).toBe(true)
  await button('Anuluj').click()

  await field('Login').fill(login)
  await secret('Hasło').fill('stolica1')
  await page.keyboard.press('Enter')
  await button('Wyloguj się').waitFor()

  await secret('Obecne hasło').fill('inne hasło')
  await secret('Nowe hasło').fill('stolica22')
  await page.keyboard.press('Enter')
  await page.getByText('To nie jest twoje hasło.').waitFor()
  await secret('Obecne hasło').fill('stolica1')
  await page.keyboard.press('Enter')
  await page.getByText('Hasło zmienione.').waitFor()

  await button('Wyloguj się').click()
  await page.getByRole('radio', { name: 'Zaloguj się' }).check({ force: true })
  await field('Login').fill(login)
  await secret('Hasło').fill('stolica1')
  await page.keyboard.press('Enter')
  await page.getByText('Login i hasło nie pasują do siebie.').waitFor()
  expect(await secret('Hasło').getAttribute('autocomplete')).toBe('current-password')
  await button('Nie pamiętasz hasła?').click()
  await page.getByText(`npx wayfare password ${login}`).waitFor()
  await secret('Hasło').fill('stolica22')
  await page.keyboard.press('Enter')
  await button('Wyloguj się').waitFor()

  await button('Usuń moje konto').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Hasło', { exact: true }).fill('stolica22')
  await dialog.getByRole('button', { name: 'Usuń na zawsze' }).click()
  await page.waitForURL(`${stage.base}/`)
  expect(await page.evaluate(async () => (await fetch('/api/me')).json())).toEqual({ person: null })
})
