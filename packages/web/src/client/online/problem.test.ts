import { afterAll, beforeAll, expect, test } from 'vitest'
import { speak } from '../../base/i18n/index.ts'
import { ApiError } from './api.ts'
import { problemText, refusalText } from './problem.ts'

beforeAll(() => speak('pl').catch(() => {}))
// Other test files share the language, and load their texts in it.
afterAll(() => speak('en').catch(() => {}))

/** Some spaces are no-break spaces. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const ENGLISH = 'password: this is not your password'

test.each([
  [new ApiError(403, 'wrong-password', ENGLISH, { field: 'password' }), 'To nie jest twoje hasło.'],
  [new ApiError(401, 'wrong-password', ENGLISH), 'Login i hasło nie pasują do siebie.'],
  [new ApiError(400, 'bad-request', ENGLISH, { field: 'password' }), 'Hasło ma co najmniej 8 znaków.'],
  [new ApiError(400, 'bad-request', ENGLISH, { field: 'mail' }), 'To nie jest adres e-mail.'],
  [new ApiError(409, 'seat-taken', ENGLISH), 'Ktoś był szybszy: miejsce jest zajęte.'],
  [new ApiError(429, 'too-much', ENGLISH, { seconds: 300 }), 'Za często. Spróbuj za 5 min.'],
  [
    new ApiError(400, 'bad-request', ENGLISH, { field: 'seats.1.name' }),
    'Nazwa ma od 1 do 32 znaków, a każde słowo jest zapisane jednym alfabetem.',
  ],
  [
    new ApiError(500, 'unexpected', ENGLISH, { id: 'k7' }),
    'Na serwerze wystąpił błąd. Spróbuj jeszcze raz. Jeśli go zgłosisz, podaj k7.',
  ],
  [new ApiError(502, 'unexpected', ENGLISH), 'Serwer nie mógł tego zrobić. Spróbuj ponownie.'],
  [
    new ApiError(403, 'foreign-page', ENGLISH),
    'Serwer uważa tę stronę za obcą. Osoba prowadząca serwer musi podać ten adres w PUBLIC_URL.',
  ],
  [new ApiError(413, 'too-large', ENGLISH), 'Serwer tego nie przyjął (too-large).'],
  [new ApiError(0, 'offline', 'offline'), 'Serwer nie odpowiada. Sprawdź połączenie i spróbuj jeszcze raz.'],
])('refusals of the server are in the reader’s language (%#)', (error, said) => {
  expect(plain(problemText(error))).toBe(said)
})

test('refusals of a table are, too', () => {
  expect(plain(refusalText('silenced'))).toBe('Nie możesz pisać na czacie. Zwróć się do osoby prowadzącej ten serwer.')
})
