import { expect, test } from 'vitest'
import { LANGUAGES } from './languages.ts'
import { capital, typeset, withNumbersKept } from './typeset.ts'

/** `_` stands for a no-break space, `~` for a narrow one. */
const shown = (text: string): string => text.replaceAll('\u00a0', '_').replaceAll('\u202f', '~')

test('a number keeps its noun in every language, and a minus is a true one', () => {
  expect(shown(typeset('en', '2 coins at level I, points: -1'))).toBe('2_coins at level_I, points: −1')
  expect(shown(typeset('en', 'Row 3, space 1 (one boot)'))).toBe('Row 3, space 1 (one boot)')
  expect(shown(typeset('pl', 'nr 3, 2 × Strach'))).toBe('nr_3, 2_×_Strach')
  expect(typeset('en', 'well-known, 3-4')).toBe('well-known, 3-4')
})

test('Russian keeps dashes, per cents and Roman numbers on their line', () => {
  expect(shown(typeset('en', '2 coins, (2, 4)'))).toBe('2_coins, (2,_4)')
  expect(shown(typeset('ru', '№ 3 — место I, 5 % (2; 4)'))).toBe('№_3_— место_I, 5_% (2;_4)')
})

test('French sets narrow spaces before tall punctuation and inside quotes, a full one before the colon', () => {
  expect(shown(typeset('fr', '« Peur » : 3 pièces ; non ! Oui ? (1 ; 1)'))).toBe(
    '«~Peur~»_: 3_pièces~; non~! Oui~? (1~;_1)',
  )
})

test('Polish leaves no word of one letter at the end of a line', () => {
  expect(shown(typeset('pl', 'I w obozie, a z nim u góry'))).toBe('I_w_obozie, a_z_nim u_góry')
})

test('setting a text twice changes nothing', () => {
  for (const language of LANGUAGES) {
    const once = typeset(language, '« 3 a » : i w — 4 % ; -1 (1; 2)')
    expect(typeset(language, once)).toBe(once)
  }
})

test('in a title the number that ends a name stays with it, in every language', () => {
  const kept = (text: string): string => shown(withNumbersKept(text))
  expect(kept('Island 1, space 12: choose 2 seals.')).toBe('Island_1, space_12: choose 2 seals.')
  expect(kept('Страница академии, место 2: выберите.')).toBe('Страница академии, место_2: выберите.')
  expect(kept(typeset('fr', 'Page de l’académie, case 2 : choisissez'))).toBe('Page de l’académie, case_2_: choisissez')
  expect(kept(typeset('pl', 'Strona akademii, pole 2: wybierz 3 pieczęcie'))).toBe(
    'Strona akademii, pole_2: wybierz 3_pieczęcie',
  )
})

test('a capital stands at the head; what is quoted and numbers are left alone', () => {
  expect(capital('fr', 'été')).toBe('Été')
  expect(capital('ru', '«шляпа» здесь')).toBe('«шляпа» здесь')
  expect(capital('en', '3 coins')).toBe('3 coins')
})
