// Tests complete sentences composed from several entries, one for each way of composing them.

import type { Fact } from '@wayfare/kernel'
import { type GameSpeaker, LANGUAGES, type Language, loadSpeaker, withPlainSpaces } from '@wayfare/text'
import { expect, test } from 'vitest'
import { arkhamTexts } from './index.ts'

const NAMES: Readonly<Record<Language, string>> = { en: 'Ann', ru: 'Маша', fr: 'Élodie', pl: 'Anna' }
const speakers = Object.fromEntries(
  await Promise.all(
    LANGUAGES.map(async (language) => [language, await loadSpeaker(language, arkhamTexts, [NAMES[language], 'Bob'])]),
  ),
) as Record<Language, GameSpeaker>

const sayFacts = (language: Language, ...facts: Fact[]): string[] =>
  speakers[language].gather(facts).map((fact) => withPlainSpaces(speakers[language].sayFact(fact)))
const pressed = (language: Language, move: string): string => withPlainSpaces(speakers[language].sayMove({ move }))
const fact = (k: string, rest: Record<string, unknown> = {}): Fact => ({ k, seat: 0, ...rest }) as Fact

test('tourists that come to a quarter are counted', () => {
  const one = fact('tourists', { quarter: 'q54', types: ['circle'] })
  expect(sayFacts('ru', one, one, one)).toEqual([
    'Маша размещает 3 туристов ○ в квартале «Ботанический дворик» (5; 4).',
  ])
  expect(sayFacts('en', one, { ...one, types: ['cross'] } as Fact)).toEqual([
    'Ann places 1 circle tourist and 1 cross tourist in Botanic Court (5, 4).',
  ])
})

test('three segments fit a button, and a task has a name', () => {
  for (const language of LANGUAGES) {
    const button = pressed(language, 'way t r-c24-c34 r-c34-c35 r-c33-c34')
    expect([...button].length, button).toBeLessThanOrEqual(60)
  }
  expect(pressed('ru', 'keep task-1')).toBe('Оставить задачу «Обход фонарщика»')
  expect(pressed('ru', 'way t r-c24-c34 r-c34-c35 r-c33-c34')).toMatch(/^Буквой «Т»: /)
  expect(sayFacts('ru', fact('drawn', { segments: ['r-c34-c35'] }))[0]).toMatch(
    /^Маша прокладывает 1 отрезок: дорога между кварталами «.+» и «.+»\.$/,
  )
  expect(speakers.en.sayDetail(['task-1'])).toContain('crossing between')
})

test('a task is kept and revealed by its name', () => {
  expect(pressed('en', 'keep task-8')).toBe('Keep the task “Last Tram”')
  expect(speakers.pl.sayThing('task-8')).toBe('Zadanie „Ostatni tramwaj”')
  expect(sayFacts('fr', fact('task', { task: 'task-8' }))[0]).toMatch(
    /^Élodie révèle l’objectif « Dernier tramway » : /,
  )
})

test('dice that are set aside at once are one line', () => {
  const two = [fact('die-removed', { die: 'die-1' }), fact('die-removed', { die: 'die-5' })]
  expect(sayFacts('en', ...two)).toEqual(['Ann sets aside die 1 and the effect die.'])
  expect(sayFacts('ru', ...two)).toEqual(['Маша убирает кубик 1 и кубик эффектов.'])
  expect(sayFacts('ru', two[0] as Fact)).toEqual(['Маша убирает кубик 1.'])
  expect(sayFacts('fr', ...two)).toEqual(['Élodie écarte le dé 1 et le dé d’effet.'])
  expect(sayFacts('pl', ...two)).toEqual(['Anna odkłada kość 1 i kość efektu.'])
})

test('a die is told by what it shows, not by a number that is printed nowhere', () => {
  const picked = fact('die-picked', { die: 'die-1', number: 4 })
  expect(LANGUAGES.map((language) => sayFacts(language, picked))).toEqual([
    ['Ann picks the die showing 4 △×.'],
    ['Маша выбирает кубик «4 △×».'],
    ['Élodie choisit le dé « 4 △× ».'],
    ['Anna wybiera kość „4 △×”.'],
  ])
  const removed = ['die-1', 'die-5'].map((die) => fact('die-removed', { die, number: 3 }))
  expect(sayFacts('en', ...removed)[0]).toMatch(
    /^Ann sets aside the die showing 3 \S+ and the effect die \(3 dark\)\.$/,
  )
  const own = fact('own-dice', { dice: ['die-1', 'die-5'], numbers: [4, 3] })
  expect(sayFacts('en', own)).toEqual(['Ann uses the die showing 4 △× and the effect die (3 dark).'])
  const changed = fact('changed', { die: 'die-1', shown: 4, number: 5 })
  expect(sayFacts('en', changed)).toEqual(['Ann changes coordinates: the die showing 4 △× now counts as 5.'])
})

test('a final route is told once, when it is complete, and not segment by segment', () => {
  const steps = ['start c20', 'go r-c20-c30', 'link c64', 'cross d24'].map((move) => fact('move', { move }))
  const route = fact('route', { start: 'c20', steps: ['r-c20-c30'] })
  for (const language of LANGUAGES) {
    for (const step of steps) expect(sayFacts(language, step)).toEqual([])
    expect(sayFacts(language, fact('move', { move: 'finish' }), route)).toHaveLength(1)
  }
  expect(sayFacts('en', fact('move', { move: 'keep all' }))).toEqual(['Ann: Leave the route as it is'])
})

test('a bridge fits into a sentence as any other segment', () => {
  expect(pressed('pl', 'go r-c13-c14')).toBe('Idź dalej: Most Przewoźnika')
})

test('Polish: a gate that one goes to stands in its case', () => {
  expect(pressed('pl', 'link c64')).toBe('Przejdź do Wrót Soczewek')
  expect(speakers.pl.sayThing('c64')).toBe('Wrota Soczewek')
})

test('nobody’s own things are spoken of as the reader’s', () => {
  expect(pressed('fr', 'drown triangle')).toBe('Laisser tous les touristes Triangle à la rivière')
})

test('what happens in an encounter is two sentences', () => {
  expect(sayFacts('pl', fact('encounter', { dice: [4, 6, 1] }))).toEqual([
    'Anna staje do starcia z Przedwiecznym. Rzut: 4, 6, 1.',
  ])
  expect(sayFacts('ru', fact('encounter', { dice: [4, 6, 1] }))).toEqual([
    'Маша сталкивается с Древним. Бросок: 4, 6, 1.',
  ])
  expect(sayFacts('en', fact('encounter', { dice: [4, 4, 1] }))).toEqual([
    'Ann meets the Ancient One and rolls 4, 4, 1.',
  ])
})

test('decisions and readiness show no gender', () => {
  expect(sayFacts('pl', { k: 'move', seat: 0 } as Fact)).toEqual(['Anna: decyzja podjęta.'])
  expect(sayFacts('ru', fact('ready'))).toEqual(['Маша: готово.'])
  expect(sayFacts('pl', fact('ready'))).toEqual(['Anna: gotowe.'])
})

test('French: no name follows a bare de, and what is chosen or circled has its article', () => {
  expect(sayFacts('fr', fact('quarter', { quarter: 'q55' }))).toEqual([
    'Élodie choisit le quartier « Aile des Manuscrits » (5 ; 5).',
  ])
  expect(sayFacts('fr', fact('gained', { bonuses: ['coordinate-change', 'extra-segment'] }))).toEqual([
    'Élodie entoure un Changement de coordonnées et un Tronçon supplémentaire.',
  ])
  const erased = ['x-c45-c54', 'r-c33-c34'].map((segment) => fact('erased', { segment }))
  expect(sayFacts('fr', ...erased)).toEqual([
    'Élodie efface la diagonale du quartier « Aile des Manuscrits », du sud-ouest au nord-est.',
    'Élodie efface la rue à l’ouest du quartier « Laboratoire scellé ».',
  ])
  const one = fact('tourists', { quarter: 'q54', types: ['circle', 'circle', 'triangle', 'triangle'] })
  expect(sayFacts('fr', one)).toEqual([
    'Élodie place 2 touristes Rond et 2 touristes Triangle dans le quartier « Cour botanique » (5 ; 4).',
  ])
  expect(pressed('fr', 'remove die-2')).toMatch(/^Écarter le dé 2/)
  expect(pressed('fr', 'change die-2 -1')).toMatch(/^Changement de coordonnées : dé 2.*, −1$/)
  expect(sayFacts('fr', fact('madness', { madness: 3 }), fact('verdict', { failures: 0, successes: 2 }))).toEqual([
    'Élodie a un niveau de folie de 3.',
    'Résultat pour Élodie : aucun échec, 2 réussites.',
  ])
})

test('when the way is drawn, the prompt asks for what is left', () => {
  const promptFor = (...moves: string[]) =>
    LANGUAGES.map((language) =>
      withPlainSpaces(
        speakers[language].sayPrompt(
          { op: 'draw', from: null },
          moves.map((move) => ({ move })),
        ),
      ),
    )
  expect(promptFor('way a r-c24-c34 r-c34-c35', 'segment r-c34-c35')).toEqual([
    'Choose up to 2 segments to draw this round.',
    'Какие отрезки проложить в этом раунде? Можно до 2 отрезков.',
    'Choisissez jusqu’à 2 tronçons à tracer cette manche.',
    'Wybierz do 2 odcinków do wytyczenia w tej rundzie.',
  ])
  expect(promptFor('way c r-c24-c34', 'way c r-c34-c35')[0]).toBe('Choose a segment to draw this round.')
  expect(promptFor('visit c31')).toEqual([
    'Choose a shop to visit.',
    'Какую лавку посетить?',
    'Choisissez une boutique à visiter.',
    'Wybierz sklep do odwiedzenia.',
  ])
  expect(promptFor('segment r-c34-c35', 'visit c31')[0]).toBe('Choose a shop to visit.')
  expect(promptFor('visit c31 reroll', 'visit c31 blessing')).toEqual([
    'Choose a tome at the shop.',
    'Какой фолиант взять в лавке?',
    'Choisissez un grimoire à la boutique.',
    'Wybierz księgę w sklepie.',
  ])
  expect(promptFor('diagonal x-c45-c54', 'end')).toEqual([
    'Draw another segment, or finish drawing.',
    'Проложите ещё один отрезок или завершите ход.',
    'Tracez encore un tronçon, ou terminez le tracé.',
    'Wytycz jeszcze jeden odcinek albo zakończ wytyczanie.',
  ])
  expect(promptFor('end')).toEqual([
    'Your segments are drawn. Finish when you are ready.',
    'Отрезки этого раунда проложены. Завершите ход.',
    'Vos tronçons sont en place. Terminez le tracé.',
    'Odcinki tej rundy są wytyczone. Zakończ wytyczanie.',
  ])
})

test('alone, nobody is named as the first player', () => {
  const round = { k: 'round', round: 2, card: 'shop-tome-1' } as Fact
  expect(LANGUAGES.map((language) => sayFacts(language, round))).toEqual([
    ['Round 2. Shops offer: Mysterious tome.'],
    ['Раунд 2. В лавках: «Таинственный фолиант».'],
    ['Manche 2. Dans les boutiques : Grimoire mystérieux.'],
    ['Runda 2. W sklepach: Tajemnicza księga.'],
  ])
})

test('bonuses have no capital within a sentence', () => {
  const gained = fact('gained', { bonuses: ['coordinate-change', 'extra-segment'] })
  expect(sayFacts('ru', gained)).toEqual(['Маша обводит: изменение координат и дополнительный отрезок маршрута.'])
  expect(sayFacts('pl', gained)).toEqual(['Anna zakreśla zmianę współrzędnych i dodatkowy odcinek trasy.'])
  expect(speakers.ru.sayThing('coordinate-change')).toBe('Изменение координат')
})

test('what is lost to the river is one type of tourists', () => {
  expect(pressed('fr', 'drown triangle')).toBe('Laisser tous les touristes Triangle à la rivière')
})
