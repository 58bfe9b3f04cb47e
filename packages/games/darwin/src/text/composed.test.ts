// Tests complete sentences composed from several entries, one for each way of composing them.

import type { Fact } from '@wayfare/kernel'
import { type GameSpeaker, LANGUAGES, type Language, loadSpeaker, withPlainSpaces } from '@wayfare/text'
import { expect, test } from 'vitest'
import { PERKS } from '../data/ids.ts'
import { darwinTexts } from './index.ts'

const NAMES: Readonly<Record<Language, string>> = { en: 'Ann', ru: 'Маша', fr: 'Élodie', pl: 'Anna' }
const speakers = Object.fromEntries(
  await Promise.all(
    LANGUAGES.map(async (language) => [
      language,
      await loadSpeaker(language, darwinTexts, [NAMES[language], 'Hubert']),
    ]),
  ),
) as Record<Language, GameSpeaker>

const sayFacts = (language: Language, ...facts: Fact[]): string[] =>
  speakers[language].gather(facts).map((fact) => withPlainSpaces(speakers[language].sayFact(fact)))
const pressed = (language: Language, move: string): string => withPlainSpaces(speakers[language].sayMove({ move }))
const fact = (k: string, rest: Record<string, unknown> = {}): Fact => ({ k, seat: 0, ...rest }) as Fact

test('a locked space says what opens it and for how much; a special one has the price on its tile', () => {
  const locked = (language: Language, space: string): string =>
    withPlainSpaces(
      speakers[language].sayRefusal({ move: `place w2 ${space}`, on: ['w2', space], rule: 'DAR-PLACE-12', params: {} }),
    )
  expect(locked('en', 'explore-2')).toBe('This space is locked. A lens opens it, for 4 coins.')
  expect(locked('ru', 'explore-2')).toBe('Эта ячейка заблокирована: нужны линза и 4 монеты.')
  expect(locked('pl', 'explore-2')).toBe('To pole jest zablokowane. Otwiera je soczewka za 4 monety.')
  expect(locked('fr', 'explore-2')).toBe('Cette case est verrouillée. Une lentille l’ouvre, pour 4 pièces.')
  expect(locked('en', 'special-slot-middle-left')).toBe(
    'This space is locked. A lens opens it, for the coins beside its lock.',
  )
})

test('workers, seals and specimens stand in their case', () => {
  const place = fact('place', { worker: 'w4', space: 'small-left', penalty: 0, knowledge: 0 })
  expect(sayFacts('en', place)).toEqual(['Ann places worker 4 on the first space of the small journal.'])
  const dear = fact('place', { worker: 'w1', space: 'explore-1', penalty: 2, knowledge: 1 })
  expect(sayFacts('en', dear)).toEqual([
    'Ann places worker 1 on space 1 of the exploration page, paying a penalty of 2 coins and spending 1 knowledge.',
  ])
  expect(sayFacts('en', { ...dear, penalty: 0 } as Fact)).toEqual([
    'Ann places worker 1 on space 1 of the exploration page, spending 1 knowledge.',
  ])
  expect(sayFacts('ru', place)).toEqual(['Маша размещает работника 4 в первой ячейке малого дневника.'])
  expect(sayFacts('fr', fact('place', { worker: 'w1', space: 'explore-1', penalty: 2, knowledge: 1 }))).toEqual([
    'Élodie place l’ouvrier 1 sur la case 1 de la page Exploration, en payant une pénalité de 2 pièces et en dépensant 1 jeton Savoir.',
  ])
  expect(sayFacts('pl', fact('place', { worker: 'w3', space: 'explore-1', penalty: 2, knowledge: 1 }))).toEqual([
    'Anna umieszcza robotnika 3 na polu 1 strony eksploracji, płacąc 2 monety kary i wydając 1 żeton wiedzy.',
  ])
  expect(sayFacts('pl', fact('place', { worker: 'w1', space: 'explore-1', penalty: 0, knowledge: 0 }))).toEqual([
    'Anna umieszcza robotnika 1 na polu 1 strony eksploracji.',
  ])
  expect(sayFacts('pl', fact('alfred-place', { worker: 'A', space: 'explore-2', penalty: 3, coins: 6 }))).toEqual([
    'Alfred umieszcza robotnika A na polu 2 strony eksploracji, płacąc 3 monety kary i 6 monet za brakujące pieczęcie.',
  ])
  const seal = fact('seal', { colour: 'yellow', worker: 'w2', n: 2 })
  expect(sayFacts('en', seal)).toEqual(['Ann takes a yellow seal for worker 2, paying 2 coins.'])
  expect(sayFacts('ru', seal)).toEqual(['Маша берёт жёлтую печать для работника 2 за 2 монеты.'])
  expect(sayFacts('pl', fact('seal', { colour: 'green', worker: 'w3', n: 1 }))).toEqual([
    'Anna bierze zieloną pieczęć dla robotnika 3 za 1 monetę.',
  ])
  expect(sayFacts('ru', fact('study', { specimen: 'yellow-bird' }))).toEqual(['Маша изучает жёлтую птицу.'])
  expect(sayFacts('pl', fact('study', { specimen: 'yellow-bird' }))).toEqual(['Anna bada żółtego ptaka.'])
  expect(pressed('pl', 'deliver red-plant')).toBe('Dostarcz czerwoną roślinę')
  expect(pressed('pl', 'seal scroll-1-2 w3')).toBe('Weź pieczęć dla robotnika 3 (zwój 1, pieczęć 2)')
})

test('the order of seals is kept, also where they are equal', () => {
  const seals = fact('seals', { colours: ['blue', 'green', 'green'] })
  expect(sayFacts('pl', seals)).toEqual(['Anna rozdziela pieczęcie: niebieska, zielona, zielona.'])
})

test('crew and objectives go by their names', () => {
  expect(sayFacts('en', fact('crew-picked', { card: 'crew-8' }))).toEqual(['Ann keeps the crew card “Helmsman”.'])
  expect(sayFacts('fr', fact('crew-picked', { card: 'crew-8' }))).toEqual([
    'Élodie garde la carte Équipage « Timonier ».',
  ])
  expect(sayFacts('pl', fact('crew-picked', { card: 'crew-8' }))).toEqual(['Anna zatrzymuje kartę załogi „Sternik”.'])
  expect(sayFacts('ru', fact('crew', { cards: ['crew-9', 'crew-2', 'crew-10'] }))).toEqual([
    'Маша показывает экипаж: «Безбилетник», «Первопроходец» и «Квартирмейстер».',
  ])
  expect(sayFacts('fr', fact('pair', { silver: 'start-silver-2', gold: 'start-gold-2' }))).toEqual([
    'Élodie prend l’objectif argenté de départ « Lettres au pays » et l’objectif doré de départ « Carnet vert ».',
  ])
  expect(sayFacts('ru', fact('reached', { objective: 'start-gold-1', slot: 'gold-slot-3' }))).toEqual([
    'Маша достигает начальной золотой цели «Вьюрки»: золотая ячейка 3.',
  ])
  expect(pressed('fr', 'take silver-8 silver-slot-1')).toBe('Obtenir « École de la vie » → emplacement argenté 1')
  expect(pressed('pl', 'take silver-8 silver-slot-1')).toBe('Zdobądź cel „Szkoła życia” → srebrne miejsce 1')
  expect(pressed('ru', 'pair start-silver-3 start-gold-1')).toBe('Взять цели «Бывалый моряк» и «Вьюрки»')
  expect(withPlainSpaces(speakers.ru.sayDetail(['start-silver-3', 'start-gold-1']))).toBe(
    'Начальная серебряная цель «Бывалый моряк» (2 синие печати, 1 красный образец)\nНачальная золотая цель «Вьюрки» (2 птицы, 2 линзы на поле)',
  )
  expect(pressed('ru', 'take silver-2 silver-slot-1')).toBe('Получить цель «Кость и перо» → серебряная ячейка 1')
  expect(withPlainSpaces(speakers.ru.sayDetail(['silver-2']))).toBe(
    'Серебряная цель «Кость и перо» (1 окаменелость, 1 птица)',
  )
  expect(withPlainSpaces(speakers.pl.sayDetail(['silver-8']))).toBe(
    'Srebrny cel „Szkoła życia” (2 czerwone pieczęcie, 1 żółty okaz)',
  )
})

test('DAR-OBJECTIVE-18 a slot is told with what it brings', () => {
  const slot = (id: string) => LANGUAGES.map((language) => withPlainSpaces(speakers[language].sayDetail([id])))
  expect(slot('silver-slot-4')).toEqual([
    'Silver slot 4: 2 points; book multiplier +1 at the end',
    'Серебряная ячейка 4 (2 очка; множитель книг +1 при подсчёте очков)',
    'Emplacement argenté 4 : 2 points ; multiplicateur de livres +1 au décompte final',
    'Srebrne miejsce 4: 2 punkty; mnożnik ksiąg +1 na koniec',
  ])
  expect(slot('gold-slot-1')[0]).toBe('Golden slot 1: 4 points, costs 5 coins; the fifth worker joins')
})

test('DAR-OBJECTIVE-06 DAR-CREW-01 a refusal tells what is asked for', () => {
  const refused = (language: Language, rule: string, move: string) =>
    withPlainSpaces(speakers[language].sayRefusal({ rule, move, on: [], params: {} }))
  expect(refused('en', 'DAR-OBJECTIVE-06', 'reach start-silver-3 silver-slot-1')).toBe(
    'You do not meet all requirements of “Able Seaman”: 2 blue seals, 1 red specimen.',
  )
  expect(refused('en', 'DAR-OBJECTIVE-06', 'done')).toBe('You do not meet its requirements.')
  expect(refused('en', 'DAR-CREW-01', 'crew crew-1 w2')).toBe(
    'This worker lacks seals for the card: 1 green seal, 2 blue seals, 2 yellow seals.',
  )
})

test('a prompt says whether anything follows', () => {
  const promptFor = (op: string, ...moves: string[]) =>
    speakers.en.sayPrompt(
      { op, from: null },
      moves.map((move) => ({ move })),
    )
  expect(promptFor('act', 'coins 4', 'done')).toBe('Carry out the action, or skip it.')
  expect(promptFor('act', 'coins 4', 'done', 'crew crew-1 w2', 'reach silver-1')).toBe(
    'Carry out the action, or skip it.',
  )
  expect(promptFor('reward-act', 'knowledge 1', 'coins 2', 'done')).toBe('Choose the next reward.')
  expect(promptFor('stamps', 'stamp envelope-1 stack-1', 'stamp envelope-2 stack-1', 'skip')).toBe(
    'Choose an envelope for a stamp.',
  )
  expect(promptFor('stamps', 'enough', 'stamp envelope-2 stack-1', 'stamp envelope-2 stack-3')).toBe(
    'Choose a stack for the next stamp.',
  )
})

test('what is equal is told once', () => {
  const stamp = (envelope: string) => fact('stamp', { envelope, n: 1 })
  expect(sayFacts('en', stamp('envelope-3'), stamp('envelope-3'), stamp('envelope-1'))).toEqual([
    'Ann puts 2 stamps on envelope 3.',
    'Ann puts a stamp on envelope 1.',
  ])
  expect(sayFacts('pl', stamp('envelope-3'), stamp('envelope-3'))).toEqual(['Anna kładzie 2 znaczki na kopercie 3.'])
  expect(sayFacts('ru', stamp('envelope-3'), stamp('envelope-3'))).toEqual(['Маша кладёт 2 марки на конверт 3.'])
  const out = (objective: string) => ({ k: 'objective-out', objective }) as Fact
  expect(sayFacts('ru', out('silver-6'), out('gold-5'), out('gold-2'))).toEqual([
    'Убраны: серебряная цель «Кошель мецената», золотая цель «Верное чутьё», золотая цель «Королевский заказ».',
  ])
  const pawn = (to: number) => ({ k: 'alfred-pawn', to }) as unknown as Fact
  expect(sayFacts('pl', pawn(2), pawn(3), pawn(4))).toEqual(['Robotnik premiowy Alfreda przesuwa się na pole 4.'])
  expect(sayFacts('pl', fact('alfred-bonus', { card: 'bonus-blue-2' }))).toEqual(['Alfred dociera do karty premii 2.'])
  expect(withPlainSpaces(speakers.fr.sayDetail(['crew-2']))).toBe(
    'Carte Équipage « Éclaireur » : deux fois, avancer un explorateur de 2 cases au plus',
  )
  expect(withPlainSpaces(speakers.pl.sayDetail(['crew-2']))).toBe(
    'Karta załogi „Tropiciel”: dwa razy przesuń odkrywcę najwyżej o 2 pola',
  )
})

test('points are told once, with what they are for, and a walk by where it ends', () => {
  const points = fact('gain', { what: 'points', n: 2 })
  expect(sayFacts('en', fact('ribbon', { n: 2 }), points)).toEqual([
    'Ann is the first to cross a golden ribbon: 2 points.',
  ])
  expect(sayFacts('en', fact('ribbon', { n: 1 }), points)).toHaveLength(2)
  const pawn = (to: number) => ({ k: 'alfred-pawn', to }) as Fact
  expect(sayFacts('en', pawn(2), pawn(3))).toEqual(['Alfred’s bonus worker moves to space 3.'])
  const objectiveFact = (objective: string) => ({ k: 'objective-in', objective }) as Fact
  expect(sayFacts('en', objectiveFact('silver-6'), objectiveFact('gold-5'))).toEqual([
    'Now on offer: silver objective “Patron’s Purse”, golden objective “Sure Instinct”.',
  ])
})

test('gains have a verb, routes a place to go to', () => {
  expect(sayFacts('ru', fact('gain', { what: 'theory', n: 2 }))).toEqual([
    'Маша продвигается на 2 деления по шкале эволюции.',
  ])
  expect(sayFacts('ru', fact('gain', { what: 'knowledge', n: 1 }))).toEqual(['Маша получает 1 временное знание.'])
  expect(sayFacts('fr', fact('gain', { what: 'knowledge', n: 1 }))).toEqual(['Élodie gagne 1 jeton Savoir.'])
  expect(sayFacts('pl', fact('gain', { what: 'knowledge', n: 1 }))).toEqual(['Anna otrzymuje 1 żeton wiedzy.'])
  expect(sayFacts('pl', fact('explore', { to: 'i1-2' }))).toEqual(['Anna przesuwa odkrywcę na pole 2 wyspy 1.'])
  expect(sayFacts('pl', fact('sail', { to: 'sea-4' }))).toEqual(['Anna płynie na pole 4 oceanu.'])
  expect(sayFacts('pl', fact('stamps-back', { envelope: 'envelope-1', n: 2 }))).toEqual([
    'Anna zdejmuje 2 znaczki z koperty 1.',
  ])
  expect(sayFacts('pl', fact('gain', { what: 'coins', n: 7 }))).toEqual(['Anna otrzymuje 7 monet.'])
  expect(sayFacts('fr', fact('explore', { to: 'i1-2' }))).toEqual(['Élodie explore jusqu’à la case 2 de l’île 1.'])
  expect(sayFacts('ru', fact('stamps-back', { envelope: 'envelope-1', n: 2 }))).toEqual([
    'Маша снимает 2 марки с конверта 1.',
  ])
  expect(sayFacts('ru', fact('goal', { goal: 'goal-10', gross: 5, lag: 1, n: 4 }))).toEqual([
    'Маша набирает 4 очка за цель «Бигля» (Острый взгляд): 5 − 1 за отставание.',
  ])
  expect(sayFacts('ru', fact('goal', { goal: 'goal-8', gross: 0, lag: 0, n: 0 }))).toEqual([
    'Маша не набирает очков за цель «Бигля» (Зал костей).',
  ])
  expect(sayFacts('ru', fact('unlock', { space: 'explore-2', n: 4 }))).toEqual([
    'Маша разблокирует ячейку 2 страницы исследования за 4 монеты.',
  ])
  expect(sayFacts('fr', fact('goal', { goal: 'goal-8', gross: 0, lag: 0, n: 0 }))).toEqual([
    'Élodie ne marque aucun point pour l’objectif du Beagle « Galerie des os ».',
  ])
  expect(sayFacts('pl', fact('goal', { goal: 'goal-8', gross: 0, lag: 0, n: 0 }))).toEqual([
    'Anna nie zdobywa punktów za cel HMS Beagle „Galeria kości”.',
  ])
  expect(sayFacts('pl', fact('ribbon', { n: 2 }))).toEqual(['Anna przed innymi przekracza złotą wstęgę: 2 punkty.'])
  expect(
    sayFacts('fr', fact('alfred-card', { card: 'alfred-action-4' }), fact('alfred-rests', { worker: 'A' })),
  ).toEqual(['Alfred révèle sa carte Action 4.', 'Alfred laisse l’ouvrier A se reposer.'])
})

test('Polish: a lasting advantage and the end of a route have their case', () => {
  const gained = PERKS.map((perk) => sayFacts('pl', fact('perk', { perk }))[0])
  expect(gained).toEqual([
    'Anna zyskuje na stałe darmowe zwoje.',
    'Anna zyskuje na stałe mnożnik ksiąg większy o 1.',
    'Anna zyskuje na stałe zniżkę 1 monety od kary za umieszczenie.',
    'Anna zyskuje na stałe ograniczenie każdej kary za opóźnienie do 2.',
    'Anna zyskuje na stałe piątego robotnika.',
  ])
  expect(sayFacts('pl', fact('first', { route: 'sea', n: 3 }))).toEqual([
    'Anna przed innymi dociera do końca toru oceanu: 3 punkty.',
  ])
  expect(sayFacts('pl', fact('first', { route: 'isle-2', n: 3 }))).toEqual([
    'Anna przed innymi dociera do końca wyspy 2: 3 punkty.',
  ])
  expect(withPlainSpaces(speakers.pl.sayDetail(['gold-slot-1']))).toContain('dołącza piąty robotnik')
})

test('what Alfred does is told with the priorities that decided it', () => {
  const place = { k: 'alfred-place', worker: 'C', space: 'navigate-2', penalty: 0, coins: 0 }
  const placedFact = { ...place, by: ['worker-first', 'space-lowest'] } as Fact
  expect(sayFacts('en', placedFact)).toEqual([
    'Alfred places worker C on space 2 of the navigation page. Reason: C comes first on the card; it is the lowest space matching a colour in row C that he can pay for.',
  ])
  expect(sayFacts('ru', placedFact)).toEqual([
    'Альфред размещает работника C в ячейке 2 страницы мореплавания. Причина: C стоит на карте первым; из доступных по цене ячеек с цветом ряда C она самая нижняя.',
  ])
  expect(sayFacts('fr', placedFact)).toEqual([
    'Alfred place l’ouvrier C sur la case 2 de la page Navigation. Raison : C vient en premier sur la carte ; c’est la case la plus basse dans une couleur de la rangée C qu’il puisse payer.',
  ])
  expect(sayFacts('pl', placedFact)).toEqual([
    'Alfred umieszcza robotnika C na polu 2 strony żeglugi. Powód: robotnik C jest na karcie pierwszy; to najniższe pole w kolorze z rzędu C, na które go stać.',
  ])
  const stamp = { k: 'stamp', seat: 'alfred', envelope: 'envelope-2', n: 1 }
  expect(sayFacts('en', { ...stamp, by: ['stamps-lead'] } as Fact, stamp as Fact)).toEqual([
    'Alfred puts 2 stamps on envelope 2. Reason: he takes the lead there.',
  ])
})

test('DAR-CREWDRAFT-04 the last pick does not say that the others are passed on', () => {
  const turnPrompt = (...moves: string[]) =>
    withPlainSpaces(
      speakers.ru.sayPrompt(
        { op: 'pick-crew', from: null },
        moves.map((move) => ({ move })),
      ),
    )
  const passed = 'Какую карту экипажа оставить? Остальные перейдут соседу слева.'
  expect(turnPrompt('keep crew-1', 'keep crew-2', 'keep crew-3', 'keep crew-4')).toBe(passed)
  expect(turnPrompt('keep crew-1', 'keep crew-2', 'keep crew-3')).toBe(passed)
  expect(turnPrompt('keep crew-1', 'keep crew-2')).toBe('Какую карту экипажа оставить?')
})

test('the end of a turn promises nothing that cannot be played', () => {
  const stampPrompt = (...moves: string[]) =>
    speakers.en.sayPrompt(
      { op: 'end-turn', from: null },
      moves.map((move) => ({ move })),
    )
  expect(stampPrompt('end turn')).toBe('End your turn.')
  expect(stampPrompt('end turn', 'crew crew-1 w2')).toBe(
    'End your turn, or first play crew cards and achieve objectives.',
  )
})

test('a sentence begins with a capital also if it begins with a thing', () => {
  const places = { k: 'envelope', envelope: 'envelope-1', first: [1], second: [] } as unknown as Fact
  expect(sayFacts('en', places)).toEqual(['Envelope 1: Hubert in first place, nobody in second.'])
  expect(sayFacts('ru', places)).toEqual(['Конверт 1: первое место — Hubert, второе — никто.'])
  expect(sayFacts('fr', places)).toEqual(['Enveloppe 1, 1re place : Hubert ; 2e place : personne.'])
  expect(sayFacts('pl', places)).toEqual(['Koperta 1: pierwsze miejsce — Hubert; drugie — nikt.'])
  expect(withPlainSpaces(speakers.ru.sayPrompt({ op: 'unlock', from: 'small-left' }))).toBe(
    'Малый дневник, первая ячейка. Какую ячейку разблокировать?',
  )
})

test('an act is a button by itself, and no prompt stands in one', () => {
  expect(pressed('en', 'knowledge 1')).toBe('Gain 1 knowledge')
  expect(pressed('fr', 'knowledge 1')).toBe('Gagner 1 jeton Savoir')
  expect(pressed('pl', 'explore 2')).toBe('Przesuń odkrywcę najwyżej o 2 pola')
  expect(pressed('ru', 'explore 2')).toBe('Исследование (до 2 ячеек)')
  expect(pressed('ru', 'choose')).toBe('Одно из двух действий')
})

test('where a route begins is no space 0', () => {
  expect(speakers.ru.sayThing('sea-0')).toBe('Начальная ячейка')
  expect(speakers.ru.sayThing('i1-0')).toBe('Остров 1, начальная ячейка')
  expect(speakers.ru.label({ key: 'routes.sea' })).toBe('Морской маршрут')
  expect(withPlainSpaces(speakers.ru.label({ key: 'routes.isle', terms: { number: 1 } }))).toBe('Остров 1')
})

test('points of a goal are for each of a thing', () => {
  expect(withPlainSpaces(speakers.ru.sayDetail(['goal-5']))).toBe('6 очков за каждую рептилию')
  expect(withPlainSpaces(speakers.fr.sayDetail(['goal-8']))).toBe('6 points par fossile')
  expect(withPlainSpaces(speakers.pl.sayDetail(['goal-8']))).toBe('6 punktów za każdą skamieniałość')
})

test('the end of a game alone says why it was lost', () => {
  const lost = (rule: string) => speakers.ru.sayPlace({ place: 2, lost: rule })
  expect(lost('DAR-SCORE-12')).toBe('Поражение. У Альфреда больше очков.')
  expect(lost('DAR-SOLO-59')).toBe(
    'Поражение. Очков поровну с Альфредом: решает шкала эволюции, затем монеты, а если равны и они, побеждает Альфред.',
  )
})

test('French: what is done to a thing has no colon, and the thing its article', () => {
  expect(sayFacts('fr', fact('study', { specimen: 'yellow-bird' }))).toEqual(['Élodie étudie un oiseau jaune.'])
  expect(sayFacts('fr', fact('deliver', { specimen: 'blue-plant' }))).toEqual(['Élodie livre une plante bleue.'])
  expect(pressed('fr', 'study yellow-bird')).toBe('Étudier un oiseau jaune')
  expect(sayFacts('fr', { k: 'sail', seat: 'alfred', to: 'sea-2' } as unknown as Fact)).toEqual([
    'Alfred navigue jusqu’à la case océan 2.',
  ])
  expect(
    sayFacts('fr', fact('unlock', { space: 'explore-2', n: 4 }), fact('unlock', { space: 'small-left', n: 0 })),
  ).toEqual([
    'Élodie déverrouille la case 2 de la page Exploration pour 4 pièces.',
    'Élodie déverrouille la première case du petit journal.',
  ])
  expect(sayFacts('fr', fact('tent', { camp: 'camp-i1-4', n: 1 }), fact('revisit', { camp: 'camp-sea-6' }))).toEqual([
    'Élodie plante une tente au campement de la case 4 de l’île 1 pour 1 pièce.',
    'Élodie réutilise le campement de la case océan 6.',
  ])
  expect(sayFacts('fr', fact('seal', { colour: 'blue', worker: 'w3', n: 1 }))).toEqual([
    'Élodie prend un sceau bleu pour l’ouvrier 3 et paie 1 pièce.',
  ])
  expect(sayFacts('fr', fact('gain', { what: 'coins', n: 7 }), fact('gain', { what: 'theory', n: 1 }))).toEqual([
    'Élodie gagne 7 pièces.',
    'Élodie avance d’une case sur la piste de l’évolution.',
  ])
  expect(sayFacts('fr', fact('goal', { goal: 'goal-8', gross: 18, lag: 4, n: 14 }))).toEqual([
    'Élodie marque 14 points pour l’objectif du Beagle « Galerie des os » (18 moins 4 de retard).',
  ])
  expect(withPlainSpaces(speakers.fr.sayDetail(['silver-8']))).toBe(
    'Objectif argenté « École de la vie » (2 sceaux rouges, 1 spécimen jaune)',
  )
  expect(sayFacts('fr', fact('reached', { objective: 'silver-8', slot: 'silver-slot-1' }))).toEqual([
    'Élodie accomplit l’objectif argenté « École de la vie » (emplacement argenté 1).',
  ])
  expect(pressed('fr', 'enough')).toBe('Ne plus placer de timbres')
  expect(withPlainSpaces(speakers.fr.sayPrompt({ op: 'turn', from: null }))).toBe('À vous : placez un ouvrier.')
  expect(withPlainSpaces(speakers.fr.sayPrompt({ op: 'sail', from: 'navigate-1' }))).toBe(
    'Page Navigation, case 1 : choisissez jusqu’où naviguer.',
  )
})

test('a seal that can be taken is named by its colour, and by its place where two of a colour lie on a scroll', () => {
  const ACADEMY = { 'scroll-1-1': 'green', 'scroll-1-2': 'blue', 'scroll-1-3': 'blue', 'scroll-2-1': 'red' }
  const moveTexts = (move: string) =>
    LANGUAGES.map((language) => withPlainSpaces(speakers[language].sayMove({ move }, { academy: ACADEMY })))
  expect(moveTexts('seal scroll-1-1 w2')).toEqual([
    'Take the green seal for worker 2: scroll 1',
    'Взять зелёную печать для работника 2: свиток 1',
    'Prendre le sceau vert pour l’ouvrier 2 : parchemin 1',
    'Weź zieloną pieczęć dla robotnika 2 (zwój 1)',
  ])
  expect(moveTexts('seal scroll-2-1 w3')[0]).toBe('Take the red seal for worker 3: scroll 2')
  expect(moveTexts('seal scroll-1-3 w2')).toEqual([
    'Take the blue seal for worker 2: scroll 1, seal 3',
    'Взять синюю печать для работника 2: свиток 1, печать 3',
    'Sceau bleu pour l’ouvrier 2 : parchemin 1, sceau 3',
    'Weź niebieską pieczęć dla robotnika 2 (zwój 1, pieczęć 3)',
  ])
})

test('DAR-ACADEMY-01 a seal that can be taken is told with its whole price', () => {
  const academy = { 'scroll-1-1': 'green', 'scroll-3-1': 'blue', 'scroll-3-2': 'blue' }
  const workers = ['w1', 'w2', 'w3'].map((id) => ({ id, seals: id === 'w3' ? ['red', 'red'] : ['red'], at: null }))
  const lesson = { by: 0, of: { times: 1, discount: 0, free: false, gold: false, extra: false } }
  const view = { academy, boards: [{ workers, perks: [] }], lesson }
  const moveTexts = (move: string) =>
    LANGUAGES.map((language) => withPlainSpaces(speakers[language].sayMove({ move }, view)))
  expect(moveTexts('seal scroll-3-1 w3')).toEqual([
    'Worker 3: scroll 3, seal 1, blue, 3 coins',
    'Работник 3: свиток 3, печать 1, синяя, за 3 монеты',
    'Ouvrier 3 : parchemin 3, sceau 1, bleu, 3 pièces',
    'Robotnik 3: zwój 3, pieczęć 1, niebieska, za 3 monety',
  ])
  expect(moveTexts('seal scroll-1-1 w2')).toEqual([
    'Worker 2: scroll 1, green, nothing to pay',
    'Работник 2: свиток 1, зелёная, бесплатно',
    'Ouvrier 2 : parchemin 1, vert, gratuit',
    'Robotnik 2: zwój 1, zielona, za darmo',
  ])
})

test('DAR-MUSEUM-05 the second specimen of a visit is told with its price', () => {
  const moveText = (move: string, fee: number) =>
    LANGUAGES.map((language) => withPlainSpaces(speakers[language].sayMove({ move }, { fee })))
  expect(moveText('deliver red-plant', 3)).toEqual([
    'Deliver the red plant for 3 coins',
    'Отправить красное растение за 3 монеты',
    'Livrer une plante rouge pour 3 pièces',
    'Dostarcz czerwoną roślinę za 3 monety',
  ])
  expect(moveText('study red-plant', 3)[0]).toBe('Research the red plant for 3 coins')
  expect(moveText('deliver red-plant', 0)[0]).toBe('Deliver the red plant')
})

test('a space stands in its case, on a button too unless that is too long', () => {
  const place = (move: string) => LANGUAGES.map((language) => pressed(language, move))
  expect(place('place w1 explore-1')).toEqual([
    'Place worker 1 on space 1 of the exploration page',
    'Разместить работника 1 в ячейке 1 страницы исследования',
    'Placer l’ouvrier 1 sur la case 1 de la page Exploration',
    'Umieść robotnika 1 na polu 1 strony eksploracji',
  ])
  expect(place('place w1 special-slot-middle-right')).toEqual([
    'Place worker 1 on the special journal (middle right)',
    'Разместить работника 1 в особом дневнике (в середине справа)',
    'Placer l’ouvrier 1 : journal spécial, au milieu à droite',
    'Umieść robotnika 1: dziennik specjalny, w środku po prawej',
  ])
  expect(sayFacts('pl', fact('unlock', { space: 'explore-2', n: 4 }), fact('use', { space: 'small-left' }))).toEqual([
    'Anna odblokowuje pole 2 strony eksploracji za 4 monety.',
    'Anna wykonuje zablokowaną akcję na pierwszym polu małego dziennika.',
  ])
  expect(sayFacts('fr', fact('use', { space: 'explore-2' }))).toEqual([
    'Élodie effectue l’action verrouillée de la case 2 de la page Exploration.',
  ])
  expect(sayFacts('ru', fact('use', { space: 'turn-order' }))).toEqual([
    'Маша выполняет заблокированное действие в ячейке очерёдности хода.',
  ])
})

test('where somebody goes, and with whom, needs no colon', () => {
  expect(sayFacts('ru', fact('sail', { to: 'sea-4' }), fact('explore', { to: 'i1-2' }))).toEqual([
    'Маша перемещает корабль в морскую ячейку 4.',
    'Маша перемещает исследователя в ячейку 2 острова 1.',
  ])
  expect(pressed('ru', 'land isle-2')).toBe('Разместить исследователя на острове 2')
  expect(sayFacts('ru', fact('tent', { camp: 'camp-i1-4', n: 1 }))).toEqual([
    'Маша ставит палатку в лагере (остров 1, ячейка 4) за 1 монету.',
  ])
  const crewFact = fact('crew-played', { card: 'crew-8', worker: 'w2' })
  expect(sayFacts('ru', crewFact)[0]).toMatch(/» с помощью работника 2\.$/)
  expect(sayFacts('pl', crewFact)).toEqual(['Anna zagrywa kartę załogi „Sternik” z robotnikiem 2.'])
  expect(pressed('pl', 'crew crew-8 w2')).toBe('Zagraj kartę załogi „Sternik” z robotnikiem 2')
  expect(pressed('fr', 'crew crew-8 w2')).toBe('Jouer la carte Équipage « Timonier » avec l’ouvrier 2')
  expect(sayFacts('pl', fact('reached', { objective: 'silver-8', slot: 'silver-slot-1' }))).toEqual([
    'Anna realizuje srebrny cel „Szkoła życia” na srebrnym miejscu 1.',
  ])
})

test('names and cards stand in a list as the language joins them', () => {
  expect(sayFacts('ru', fact('order', { seats: [0] }))).toEqual(['Новая очерёдность хода: Маша.'])
  expect(sayFacts('ru', fact('crew', { cards: ['crew-9', 'crew-2', 'crew-10'] }))[0]).toMatch(
    /^Маша показывает экипаж: .+, .+ и .+\.$/,
  )
  expect(withPlainSpaces(speakers.ru.sayMove({ move: 'explore 2' }))).toBe('Исследование (до 2 ячеек)')
})

test('buttons of the draft name what is kept', () => {
  expect(pressed('ru', 'pair start-silver-3 start-gold-1')).toBe('Взять цели «Бывалый моряк» и «Вьюрки»')
  expect(pressed('fr', 'keep crew-2')).toMatch(/^Garder la carte Équipage « .+ »$/)
  expect(withPlainSpaces(speakers.ru.sayPrompt({ op: 'unlock', from: 'small-left' }))).toMatch(
    /^Малый дневник, первая ячейка\. /,
  )
})

test('a worker that is tapped before the first round is told when workers are placed', () => {
  const refusalText = (rule: string) =>
    LANGUAGES.map((language) => speakers[language].sayRefusal({ move: 'w2', on: [], rule, params: {} }))
  expect(refusalText('KER-FIRST')[0]).toBe('You place workers in your turns, and those begin after set-up.')
  expect(refusalText('DAR-CREWDRAFT-08')[0]).toMatch(/^The three starting seals are given out together/)
  for (const rule of ['KER-FIRST', 'DAR-CREWDRAFT-08']) expect(new Set(refusalText(rule)).size).toBe(LANGUAGES.length)
})
