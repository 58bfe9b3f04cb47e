import { LANGUAGES, withPlainSpaces } from '@wayfare/text'
import { expect, test } from 'vitest'
import { mailFooter, turnNotice } from './texts.ts'

const turn = { game: 'Arnak', table: 'k7', url: 'https://play.example/t/k7' }

test('says whose turn it is and at which table, with a link', () => {
  expect(turnNotice('en', turn)).toEqual({
    title: 'Your turn: Arnak',
    body: 'Table k7.',
    url: 'https://play.example/t/k7',
    tag: 'turn https://play.example/t/k7',
  })
})

test('a warning has a title of its own, and takes the place of the notice of the same turn', () => {
  const warning = turnNotice('en', { ...turn, hours: 5.5, isWarning: true })
  expect(warning.title).toBe('Your time is running out: Arnak')
  expect(withPlainSpaces(warning.body)).toBe('Table k7. 5 hours left.')
  expect(warning.tag).toBe(turnNotice('en', turn).tag)
})

test.each([
  ['en', 0.5, 'Table k7. Less than an hour left.'],
  ['en', 1, 'Table k7. 1 hour left.'],
  ['en', 47.9, 'Table k7. 47 hours left.'],
  ['en', 48, 'Table k7. 2 days left.'],
  ['ru', 0, 'Стол k7. Осталось меньше часа.'],
  ['ru', 1, 'Стол k7. Остался 1 час.'],
  ['ru', 3.2, 'Стол k7. Осталось 3 часа.'],
  ['ru', 11, 'Стол k7. Осталось 11 часов.'],
  ['ru', 21, 'Стол k7. Остался 21 час.'],
  ['ru', 24 * 2, 'Стол k7. Осталось 2 дня.'],
  ['ru', 24 * 5, 'Стол k7. Осталось 5 дней.'],
  ['ru', 24 * 21, 'Стол k7. Остался 21 день.'],
  ['fr', 0.9, 'Table k7. Il reste moins d’une heure.'],
  ['fr', 1.9, 'Table k7. Il reste 1 heure.'],
  ['fr', 2, 'Table k7. Il reste 2 heures.'],
  ['fr', 24 * 3, 'Table k7. Il reste 3 jours.'],
  ['pl', 0.1, 'Stół k7. Została mniej niż godzina.'],
  ['pl', 1, 'Stół k7. Została 1 godzina.'],
  ['pl', 2, 'Stół k7. Zostały 2 godziny.'],
  ['pl', 5, 'Stół k7. Zostało 5 godzin.'],
  ['pl', 21, 'Stół k7. Zostało 21 godzin.'],
  ['pl', 22, 'Stół k7. Zostały 22 godziny.'],
  ['pl', 24 * 3, 'Stół k7. Zostały 3 dni.'],
  ['pl', 24 * 14, 'Stół k7. Zostało 14 dni.'],
] as const)('%s, %d hours: %s', (language, hours, body) => {
  expect(withPlainSpaces(turnNotice(language, { ...turn, hours }).body)).toBe(body)
})

test('names are used as they are, and an unknown language is English', () => {
  expect(turnNotice('xx', { ...turn, game: '{x} <b>’', table: "it's {0}" })).toMatchObject({
    title: 'Your turn: {x} <b>’',
    body: "Table it's {0}.",
  })
})

test('the footer is one line in every language', () => {
  const footers = LANGUAGES.map(mailFooter)
  expect(new Set(footers).size).toBe(LANGUAGES.length)
  expect(footers.some((footer) => footer.includes('\n'))).toBe(false)
})
