// Tests complete sentences composed from several entries, one for each way of composing them.

import type { Fact } from '@wayfare/kernel'
import { type GameSpeaker, LANGUAGES, type Language, LONGEST_BUTTON, loadSpeaker, withPlainSpaces } from '@wayfare/text'
import { expect, test } from 'vitest'
import { GUARDIANS } from '../board/guardians.ts'
import { CARDS } from '../cards/cards.ts'
import { arnakTexts } from './index.ts'
import { cardSays } from './things.ts'

const NAMES: Readonly<Record<Language, string>> = { en: 'Ann', ru: 'Маша', fr: 'Élodie', pl: 'Anna' }
const speakers = Object.fromEntries(
  await Promise.all(
    LANGUAGES.map(async (language) => [language, await loadSpeaker(language, arnakTexts, [NAMES[language], 'Bob'])]),
  ),
) as Record<Language, GameSpeaker>

const sayFacts = (language: Language, ...facts: Fact[]): string[] =>
  speakers[language].gather(facts).map((fact) => withPlainSpaces(speakers[language].sayFact(fact)))
const pressed = (language: Language, move: string): string => withPlainSpaces(speakers[language].sayMove({ move }))
const fact = (k: string, rest: Record<string, unknown> = {}): Fact => ({ k, seat: 0, ...rest }) as Fact

test('what is paid is counted', () => {
  const paid = fact('paid', { with: ['compass', 'compass', 'compass', 'pilot'] })
  expect(sayFacts('en', paid)).toEqual(['Ann spends 3 compasses and 1 pilot (2 coins).'])
  expect(sayFacts('ru', paid)).toEqual(['Маша тратит: 3 компаса, 1 самолёт (пилот, 2 монеты).'])
  expect(sayFacts('fr', paid)).toEqual(['Élodie paie avec 3 boussoles et 1 pilote (2 pièces).'])
  expect(sayFacts('pl', paid)).toEqual(['Anna płaci: 3 kompasy, 1 pilot (2 monety).'])
  expect(sayFacts('ru', fact('paid', { with: ['coin', 'coin', 'coin'] }))).toEqual(['Маша тратит: 3 монеты.'])
  expect(sayFacts('ru', fact('paid', { with: ['coin'] }))).toEqual(['Маша тратит: 1 монету.'])
  expect(sayFacts('ru', fact('paid', { with: ['idol'] }))).toEqual(['Маша тратит: идола с ящиков.'])
  expect(sayFacts('ru', fact('paid', { with: ['compass', 'compass', 'compass', 'pickaxe'] }))).toEqual([
    'Маша тратит: 3 компаса, «Кирка».',
  ])
  expect(sayFacts('ru', fact('paid', { with: ['coin', 'drop-funding-ship'] }))).toEqual([
    'Маша тратит: 1 монету, «Финансирование (корабль)» без эффекта.',
  ])
  expect(pressed('ru', 'pay compass+compass+compass+bow-and-arrows')).toBe('Потратить: 3 компаса, «Лук и стрелы»')
})

test('whatever is paid with fits a button', () => {
  const tooLong = LANGUAGES.flatMap((language) => {
    const { sayThing } = speakers[language]
    const longest = [...CARDS.keys(), ...Object.keys(GUARDIANS)].sort((a, b) => sayThing(b).length - sayThing(a).length)
    const most = longest.slice(0, 8)
    const prices = [
      ...most.flatMap((one) =>
        most.flatMap((other) => (one === other ? [] : [`${'compass+'.repeat(6)}${one}+${other}`])),
      ),
      ...[...CARDS.keys()].map((id) => `compass+arrowhead+drop-${id}`),
    ]
    return prices.map((price) => pressed(language, `pay ${price}`)).filter((text) => text.length > LONGEST_BUTTON)
  })
  expect(tooLong).toEqual([])
  expect(pressed('ru', 'pay coin+arrowhead+drop-funding-ship')).toBe('… + «Финансирование (корабль)» без эффекта')
})

test('a guardian’s boon is paid with, not the guardian', () => {
  const paid = fact('paid', { with: ['coin', 'guardian-four-coins'] })
  expect(sayFacts('en', paid)).toEqual(['Ann spends 1 coin and the Ape’s boon.'])
  expect(sayFacts('ru', paid)).toEqual(['Маша тратит: 1 монету, дар стража «Обезьяна».'])
  expect(sayFacts('fr', paid)).toEqual(['Élodie paie avec 1 pièce et la faveur du gardien « Singe ».'])
  expect(sayFacts('pl', paid)).toEqual(['Anna płaci: 1 moneta, przysługa „Goryl”.'])
  expect(pressed('ru', 'pay coin+guardian-four-coins')).toBe('Потратить: 1 монету, дар стража «Обезьяна»')
})

test('what is gained stands in its case, joined by an and', () => {
  const gain = fact('gain', { tablet: 1, arrowhead: 1 })
  expect(sayFacts('en', gain)).toEqual(['Ann gains 1 tablet and 1 arrowhead.'])
  expect(sayFacts('ru', gain)).toEqual(['Маша получает 1 табличку и 1 наконечник.'])
  expect(sayFacts('ru', fact('gain', { coin: 1, compass: 1 }))).toEqual(['Маша получает 1 монету и 1 компас.'])
  expect(sayFacts('fr', gain)).toEqual(['Élodie gagne 1 tablette et 1 pointe de flèche.'])
  expect(sayFacts('pl', gain)).toEqual(['Anna otrzymuje 1 tabliczkę i 1 grot strzały.'])
  expect(sayFacts('en', fact('gain', { coin: 1 }), fact('gain', { coin: 1, compass: 2 }))).toEqual([
    'Ann gains 2 coins and 2 compasses.',
  ])
})

test('cards drawn one after the other are one line', () => {
  const five = Array.from({ length: 5 }, () => fact('draw'))
  expect(sayFacts('en', ...five)).toEqual(['Ann draws 5 cards.'])
  expect(sayFacts('ru', ...five)).toEqual(['Маша берёт 5 карт.'])
  expect(sayFacts('fr', ...five)).toEqual(['Élodie pioche 5 cartes.'])
  expect(sayFacts('pl', ...five)).toEqual(['Anna dobiera 5 kart.'])
  expect(sayFacts('ru', fact('draw'))).toEqual(['Маша берёт карту.'])
  expect(sayFacts('ru', fact('draw', { card: 'hat' }))).toEqual(['Маша берёт карту «Шляпа».'])
  expect(
    sayFacts('en', fact('draw', { card: 'hat' }), fact('draw', { card: 'fear' }), fact('draw', { card: 'fear' })),
  ).toEqual(['Ann draws Hat and 2 × Fear.'])
})

test('nothing exiled is not told', () => {
  expect(sayFacts('en', fact('staff', { cards: [] }))).toEqual(['The moon staff moves on.'])
  expect(sayFacts('fr', fact('staff', { cards: [] }))).toEqual(['Le Sceptre lunaire avance.'])
  expect(sayFacts('pl', fact('staff', { cards: [] }))).toEqual(['Księżycowe berło przesuwa się.'])
  expect(sayFacts('ru', fact('staff', { cards: [] }))).toEqual(['Лунный посох сдвигается.'])
  expect(sayFacts('ru', fact('staff', { cards: ['hat', 'fear'] }))).toEqual([
    'Лунный посох сдвигается. Убраны из игры: «Шляпа», «Ужас».',
  ])
})

test('a verb has its object in its case or with its article', () => {
  const overcome = fact('overcome', { guardian: 'guardian-four-coins', site: 'l1-lower-2' })
  expect(sayFacts('en', overcome)).toEqual(['Ann overcomes the Ape at level I site 2 of the lower row.'])
  expect(sayFacts('ru', overcome)).toEqual(['Маша побеждает стража «Обезьяна» (место I, нижний ряд, № 2).'])
  expect(sayFacts('fr', overcome)).toEqual([
    'Élodie maîtrise le gardien « Singe » sur le site de niveau 1 n° 2 du bas.',
  ])
  expect(sayFacts('pl', overcome)).toEqual(['Anna ujarzmia strażnika „Goryl” na stanowisku I nr 2 w dolnym rzędzie.'])
  const used = fact('used', { assistant: 'assistant-coin-for-arrowhead' })
  expect(sayFacts('en', used)).toEqual(['Ann uses the Smith.'])
  expect(sayFacts('ru', used)).toEqual(['Маша использует помощника «Кузнец».'])
  expect(sayFacts('ru', fact('recruited', { assistant: 'assistant-compass-or-car' }))).toEqual([
    'Маша получает помощника «Разведчик».',
  ])
  expect(sayFacts('fr', used)).toEqual(['Élodie utilise l’assistant « Forgeron ».'])
  expect(sayFacts('pl', used)).toEqual(['Anna używa asystenta „Kowal”.'])
  expect(sayFacts('ru', fact('played', { card: 'hat' }))).toEqual(['Маша разыгрывает карту «Шляпа».'])
  expect(sayFacts('pl', fact('dug', { space: 'camp-tablets-1' }))).toEqual([
    'Anna prowadzi wykopaliska w obozie tabliczek (jeden but).',
  ])
  expect(sayFacts('pl', fact('bought', { card: 'trowel' }))).toEqual(['Anna kupuje Szpachelkę.'])
  expect(pressed('pl', 'exile area pack-donkey')).toBe('Usuń Jucznego osła z obszaru gry')
  expect(sayFacts('pl', fact('rival-dug', { space: 'camp-coins-1' }))).toEqual([
    'Przeciwnik zajmuje obóz monet (jeden but).',
  ])
  expect(sayFacts('fr', fact('step', { token: 'glass', space: 'bird-r2-1' }))).toEqual([
    'Élodie avance sa loupe jusqu’à la case 1 de la rangée 2.',
  ])
  expect(pressed('pl', 'give hat')).toBe('Odłóż Kapelusz bez efektu')
  expect(sayFacts('pl', fact('given', { card: 'trowel' }))).toEqual(['Anna odkłada Szpachelkę bez efektu.'])
})

test('Polish: a place has the preposition of where from, where to or where', () => {
  const step = (space: string) => sayFacts('pl', fact('step', { token: 'glass', space }))
  expect(step('bird-r2-1')).toEqual(['Anna przesuwa lupę na pole 1 rzędu 2.'])
  expect(step('bird-temple')).toEqual(['Anna przesuwa lupę do Zaginionej świątyni.'])
  expect(sayFacts('pl', fact('step', { token: 'notebook', space: 'bird-r1-1' }))).toEqual([
    'Anna przesuwa brulion na pole 1 rzędu 1.',
  ])
  expect(pressed('pl', 'research notebook bird-r1-2')).toBe('Przesuń brulion na pole 2 rzędu 1')
  expect(pressed('pl', 'dig l1-upper-4')).toBe('Wykopaliska na stanowisku I nr 4 w górnym rzędzie')
  expect(sayFacts('pl', fact('relocated', { from: 'l2-1', to: 'camp-jewel-1' }))).toEqual([
    'Anna przemieszcza archeologa ze stanowiska II nr 1 do obozu klejnotów (jeden but).',
  ])
  expect(sayFacts('pl', fact('relocated', { from: 'camp-coins-2', to: 'l1-lower-2' }))).toEqual([
    'Anna przemieszcza archeologa z obozu monet (dwa buty) na stanowisko I nr 2 w dolnym rzędzie.',
  ])
  expect(sayFacts('pl', fact('recalled', { space: 'l1-upper-1' }))).toEqual([
    'Anna zabiera archeologa ze stanowiska I nr 1 w górnym rzędzie.',
  ])
  expect(sayFacts('pl', fact('led', { guardian: 'guardian-four-coins', site: 'camp-coins' }))).toEqual([
    'Anna prowadzi strażnika „Goryl” do obozu monet.',
  ])
  expect(sayFacts('pl', fact('rival-step', { space: 'bird-r1-1' }))).toEqual([
    'Lupa przeciwnika przesuwa się na pole 1 rzędu 1.',
  ])
})

test('what is found begins with a capital and has a name', () => {
  const found = fact('discovered', { space: 'l1-upper-2', idol: 'idol-exile' })
  expect(sayFacts('en', found)).toEqual(['Ann discovers level I site 2 of the upper row and finds the Oblivion Idol.'])
  expect(sayFacts('ru', found)).toEqual(['Маша открывает место I, верхний ряд, № 2. Найден идол «Забвение».'])
  expect(sayFacts('fr', found)).toEqual([
    'Élodie découvre le site de niveau 1 n° 2 du haut et y trouve l’idole « Oubli ».',
  ])
  const tile = fact('site', { site: 'l1-upper-4', tile: 'level1-coin-arrowhead' })
  expect(sayFacts('ru', tile)).toEqual(['Выложен жетон места «Рухнувшие колонны»: место I, верхний ряд, № 4.'])
  expect(sayFacts('fr', tile)).toEqual([
    'Tuile révélée sur le site de niveau 1 n° 4 du haut : site « Colonnes brisées ».',
  ])
  expect(sayFacts('pl', tile)).toEqual(['Na stanowisku I nr 4 w górnym rzędzie odkryto kafelek „Powalone kolumny”.'])
  const wakes = fact('guardian', { site: 'l1-upper-4', guardian: 'guardian-two-compasses-arrowhead' })
  expect(sayFacts('en', wakes)).toEqual(['The Horned Owl wakes at level I site 4 of the upper row.'])
  expect(sayFacts('fr', wakes)).toEqual(['Le gardien « Grand-duc » se réveille sur le site de niveau 1 n° 4 du haut.'])
  expect(sayFacts('pl', wakes)).toEqual(['Na stanowisku I nr 4 w górnym rzędzie budzi się strażnik „Puchacz”.'])
  expect(sayFacts('pl', found)).toEqual([
    'Anna odkrywa stanowisko I nr 2 w górnym rzędzie. Znaleziono bożka „Zapomnienie”.',
  ])
  expect(sayFacts('ru', wakes)).toEqual(['Пробуждается страж «Филин»: место I, верхний ряд, № 4.'])
})

test('a button names a thing, not all it does', () => {
  expect(pressed('en', 'slot jewel')).toBe('Put an idol into a slot: 1 coin → 1 jewel')
  expect(pressed('ru', 'slot coin-compass')).toBe('Поместить идола в ячейку: 1 монета, 1 компас')
  expect(pressed('fr', 'recruit assistant-coin-or-plane')).toBe('Recruter l’assistant « Aviatrice »')
  expect(pressed('pl', 'recruit assistant-coin-or-plane')).toBe('Zatrudnij asystenta „Lotnik”')
  expect(pressed('ru', 'upgrade assistant-compass-or-car')).toBe('Улучшить помощника «Разведчик» до золотого уровня')
  expect(pressed('ru', 'boon guardian-coin-compass-arrowhead')).toBe('Дар стража: 1 корабль')
  expect(pressed('ru', 'swap assistant-exile assistant-draw')).toBe('Обменять помощника «Врач» на «Посыльный»')
  expect(sayFacts('ru', fact('boon', { guardian: 'guardian-four-coins' }))).toEqual([
    'Маша использует дар стража: обмен ресурса.',
  ])
  expect(sayFacts('ru', fact('rival-tile', { tile: 'rival-dig-compass' }))).toEqual([
    'Жетон конкурента: раскопки (компас).',
  ])
  expect(sayFacts('pl', fact('rival-tile', { tile: 'rival-overcome-green' }))).toEqual([
    'Kafelek przeciwnika: ujarzmienie strażnika (zielony).',
  ])
  expect(pressed('pl', 'slot jewel')).toBe('Umieść bożka na polu: 1 moneta → 1 klejnot')
})

test('the rival says why its tile came to nothing, or to something else', () => {
  const idle = (tile: string) => [fact('rival-tile', { tile }), fact('rival-idle', {})]
  expect(sayFacts('en', ...idle('rival-dig-compass'))).toEqual([
    'The rival’s tile: dig (compass). No free site gives that, so it does nothing.',
  ])
  expect(sayFacts('pl', ...idle('rival-buy-item-red'))).toEqual([
    'Kafelek przeciwnika: kupno przedmiotu (czerwony). W rzędzie nie ma takiej karty: przeciwnik nic nie robi.',
  ])
  expect(sayFacts('fr', ...idle('rival-discover-red'))).toEqual([
    'Tuile du rival : découvrir un site (rouge). Il n’a aucun site à découvrir : il ne fait rien.',
  ])
  expect(sayFacts('ru', ...idle('rival-research-green'))).toEqual([
    'Жетон конкурента: исследование (зелёный). В 5-м раунде он не действует.',
  ])
  const step = fact('rival-step', { space: 'bird-r1-1' })
  expect(sayFacts('en', fact('rival-tile', { tile: 'rival-overcome-green' }), step)).toEqual([
    'The rival’s tile: overcome a guardian (green). It has no guardian to overcome, so its magnifying glass moves to row 1, space 1.',
  ])
  expect(sayFacts('en', fact('rival-tile', { tile: 'rival-research-green' }), step)).toHaveLength(2)
})

test('a bonus tile has a name in prompt, button and log, and what it gives on demand', () => {
  expect(pressed('en', 'bonus bonus-upgrade')).toBe('Take the bonus tile “Whetstone”')
  expect(sayFacts('en', fact('bonus', { bonus: 'bonus-upgrade' }))).toEqual(['Ann takes the bonus tile “Whetstone”.'])
  expect(sayFacts('ru', fact('bonus', { bonus: 'bonus-exile' }))).toEqual(['Маша берёт бонус «Костёр».'])
  expect(sayFacts('fr', fact('bonus', { bonus: 'bonus-coin' }))).toEqual([
    'Élodie prend la tuile Bonus « Bourse du mécène ».',
  ])
  expect(sayFacts('pl', fact('bonus', { bonus: 'bonus-card' }))).toEqual(['Anna bierze nagrodę „Olśnienie”.'])
  expect(speakers.en.sayDetail(['bonus-card'])).toBe('Draw 1\u00a0card')
})

test('what it does is told to whoever asks', () => {
  const detail = (language: Language, id: string) => withPlainSpaces(speakers[language].sayDetail([id]))
  expect(detail('en', 'assistant-coin-for-arrowhead')).toBe(
    'Silver: pay 1 coin: gain 1 arrowhead. Gold: pay 1 coin: choose one: gain 1 arrowhead; gain 1 jewel.',
  )
  expect(detail('en', 'guardian-four-coins')).toBe('To overcome: 4 coins. Boon: upgrade a resource.')
  expect(detail('pl', 'assistant-coin-for-arrowhead')).toBe(
    'Srebrny: zapłać 1 monetę, a potem weź 1 grot strzały. Złoty: zapłać 1 monetę, a potem wybierz jedno (weź 1 grot strzały; weź 1 klejnot).',
  )
  expect(detail('en', 'camp-coins-1')).toBe('')
  expect(detail('ru', 'guardian-card-compass-arrowhead')).toContain('1 карта из руки')
})

test('the blade takes off what a step really costs', () => {
  expect(pressed('en', 'research glass bird-r3-1 less tablet')).toBe(
    'Move the glass to row 3, space 1 (2 tablets less)',
  )
  expect(pressed('pl', 'research glass bird-r3-1 less tablet')).toBe(
    'Przesuń lupę na pole 1 rzędu 3 (o 2 tabliczki mniej)',
  )
  expect(pressed('fr', 'research glass bird-r4-1 less tablet')).toBe(
    'Avancer la loupe : rangée 4, case 1 (1 tablette de moins)',
  )
  expect(pressed('fr', 'research notebook bird-r6-2 less arrowhead')).toBe(
    'Avancer le calepin : rangée 6, case 2 (−1 pointe de flèche)',
  )
})

test('what holds for a turn or a round names the player first', () => {
  expect(sayFacts('pl', fact('travel', { icons: ['ship'] }))).toEqual(['Anna ma na podróż w tej turze: 1 statek.'])
  expect(sayFacts('pl', fact('this-round', { rule: 'calm' }))).toEqual([
    'Anna na koniec tej rundy nie otrzymuje kart Strachu od strażników.',
  ])
})

test('a prompt says what it is about, in one sentence or two', () => {
  const promptFrom = (language: Language, op: string, from: string) =>
    withPlainSpaces(speakers[language].sayPrompt({ op, from }))
  expect(promptFrom('en', 'choose-upgrade', 'assistant-upgrade')).toBe('Guide: choose a resource to upgrade.')
  expect(promptFrom('fr', 'choose-upgrade', 'assistant-upgrade')).toBe(
    'Assistant « Guide » : choisissez une ressource à échanger.',
  )
  expect(promptFrom('pl', 'choose-upgrade', 'assistant-upgrade')).toBe(
    'Asystent „Przewodnik”: wybierz zasób do wymiany.',
  )
  expect(promptFrom('ru', 'may', 'camp-jewel')).toBe('Побережье с рубином. Использовать эффект?')
  expect(promptFrom('ru', 'choose-draw', 'bonus-card')).toBe('Бонус «Озарение». Взять карту?')
})

test('a card without an effect has no action, points have a true minus, and a price takes a card of the hand', () => {
  const cardText = (language: Language, id: string) => withPlainSpaces(speakers[language].word(cardSays(id)))
  expect(cardText('fr', 'fear')).toBe('ne s’achète pas ; déplacement : 1 chaussure ; points : −1. Aucun effet.')
  expect(cardText('pl', 'fear')).toBe('nie do kupienia; podróż: 1 but; punkty: −1. Bez efektu.')
  expect(cardText('ru', 'pickaxe')).toContain('Основное действие: за 1 компас получите 1 табличку, 1 наконечник.')
  expect(cardText('ru', 'rope')).toContain('за 1 карту из руки возьмите 2 карты')
  expect(cardText('ru', 'journal')).toContain('уберите эту карту из игры; можете бесплатно продвинуть дневник')
  expect(cardText('pl', 'watch')).toContain(
    'Akcja darmowa: weź 2 monety; albo jako akcję główną spasuj i weź 3 monety.',
  )
})

test('the end of a game alone says who has more', () => {
  const end = (language: Language, score: object) => speakers[language].sayPlace({ ...score } as never)
  expect(end('ru', { place: 2, lost: 'ARN-SCORE-07' })).toBe('Поражение. У конкурента больше очков.')
  const drawnScore = { place: 1, drawn: 'ARN-SOLO-40' }
  expect(LANGUAGES.map((language) => end(language, drawnScore))).toEqual([
    'Draw. The rival has just as many points.',
    'Ничья. Очков поровну с конкурентом.',
    'Égalité. Le rival a autant de points.',
    'Remis. Przeciwnik ma tyle samo punktów.',
  ])
  expect(end('en', { place: 1, tie: 'ARN-SCORE-08' })).toBe(
    '1st place. Tie: the first player to reach the Lost Temple wins.',
  )
})

test('the table in words has labels in the nominative, with a capital', () => {
  const labels = (language: Language) =>
    ['coin', 'compass'].map((id) => speakers[language].label({ key: `outline.${id}` }))
  expect(labels('pl')).toEqual(['Monety', 'Kompasy'])
  expect(speakers.pl.label({ key: 'things.glass' })).toBe('Lupa')
  expect(speakers.fr.label({ key: 'things.glass' })).toBe('Loupe')
  expect(labels('ru')).toEqual(['Монеты', 'Компасы'])
  expect(speakers.ru.label({ key: 'things.glass' })).toBe('Увеличительное стекло')
  expect(speakers.ru.label({ key: 'things.notebook' })).toBe('Дневник')
})

test('a move that is told after a name begins small', () => {
  expect(withPlainSpaces(speakers.ru.sayFact(fact('move', { move: 'pass' })))).toBe('Маша: спасовать')
})

test('a bot is named without a colon', async () => {
  const speaker = await loadSpeaker('ru', arnakTexts, ['Бот Следопыт'])
  expect(withPlainSpaces(speaker.sayFact(fact('bought', { card: 'hat' })))).toBe('Бот Следопыт покупает карту «Шляпа».')
  expect(withPlainSpaces(speaker.sayFact(fact('round', { round: 2, first: 0 })))).toBe(
    'Раунд 2. Первый игрок: Бот Следопыт.',
  )
})

test('French: what is skipped is not passed, and a name stands in quotes with its article', () => {
  expect(pressed('fr', 'skip')).toBe('Ne rien faire')
  expect(pressed('fr', 'pass')).toBe('Passer')
  expect(pressed('fr', 'pass with watch')).toBe('Passer avec « Montre »')
  expect(pressed('fr', 'buy hat')).toBe('Acheter « Chapeau »')
  expect(pressed('fr', 'overcome l1-lower-2')).toBe('Maîtriser le gardien sur le site de niveau 1 n° 2 du bas')
  expect(sayFacts('fr', fact('recalled', { space: 'camp-jewel-1' }))).toEqual([
    'Élodie récupère un archéologue au campement des joyaux (une chaussure).',
  ])
  expect(pressed('fr', 'slot jewel')).toBe('Placer une idole : 1 pièce → 1 joyau')
  expect(pressed('fr', 'borrow assistant-compass')).toBe('Se faire aider par l’assistant « Botaniste »')
  expect(withPlainSpaces(speakers.fr.sayDetail(['assistant-coin-for-arrowhead']))).toBe(
    'Face argentée : payez 1 pièce, puis gagnez 1 pointe de flèche. Face dorée : payez 1 pièce, puis au choix : gagnez 1 pointe de flèche ; gagnez 1 joyau.',
  )
  expect(pressed('fr', 'research glass bird-r3-1 less tablet')).toBe(
    'Avancer la loupe : rangée 3, case 1 (2 tablettes de moins)',
  )
  expect(sayFacts('fr', fact('gilded', { assistant: 'assistant-compass' }))).toEqual([
    'Élodie améliore l’assistant « Botaniste » (face dorée).',
  ])
  expect(sayFacts('fr', fact('rival-tile', { tile: 'rival-overcome-green' }))).toEqual([
    'Tuile du rival : maîtriser un gardien (verte).',
  ])
  expect(
    sayFacts('fr', fact('paid', { with: ['compass', 'bow-and-arrows', 'drop-fear', 'guardian-four-coins'] })),
  ).toEqual([
    'Élodie paie avec 1 boussole, « Arc et flèches », « Peur » (sans son effet) et la faveur du gardien « Singe ».',
  ])
  expect(sayFacts('fr', fact('draw', { card: 'hat' }), fact('draw', { card: 'fear' }))).toEqual([
    'Élodie pioche « Chapeau » et « Peur ».',
  ])
  expect(speakers.fr.sayThing('bird-temple')).toBe('Temple perdu')
  expect(speakers.fr.sayPlace({ place: 2, lost: 'ARN-SCORE-07' })).toBe('Défaite. Le rival a plus de points.')
})

test('when the main action is done, the prompt asks for the rest of the turn', () => {
  const turnPrompt = (language: Language, ...moves: string[]) =>
    withPlainSpaces(
      speakers[language].sayPrompt(
        { op: 'turn', from: null },
        moves.map((move) => ({ move })),
      ),
    )
  expect(LANGUAGES.map((language) => turnPrompt(language, 'play hat', 'pass'))).toEqual([
    'Your turn: take a main action and any free actions.',
    'Ваш ход: выполните основное действие и любые свободные.',
    'À vous : faites une action principale, et des actions gratuites à volonté.',
    'Twoja tura: wykonaj akcję główną i dowolną liczbę darmowych.',
  ])
  expect(LANGUAGES.map((language) => turnPrompt(language, 'play hat', 'end'))).toEqual([
    'Your turn: take free actions, or end the turn.',
    'Ваш ход: выполните свободные действия или завершите ход.',
    'À vous : faites des actions gratuites, ou terminez votre tour.',
    'Twoja tura: wykonaj akcje darmowe albo zakończ turę.',
  ])
  expect(LANGUAGES.map((language) => turnPrompt(language, 'end'))).toEqual([
    'Your turn: nothing is left to do but end it.',
    'Ваш ход: осталось только завершить его.',
    'À vous : il ne reste qu’à terminer votre tour.',
    'Twoja tura: pozostaje tylko ją zakończyć.',
  ])
})

test('ARN-ROUND-14 whoever has discarded the whole hand is not asked to choose from it', () => {
  const options = [{ move: 'keep the rest' }]
  const paymentPrompt = (language: Language, moves: readonly { move: string }[]) =>
    withPlainSpaces(speakers[language].sayPrompt({ op: 'keep', from: null }, moves))
  expect(paymentPrompt('en', [{ move: 'discard fear' }, ...options])).toBe(
    'Choose cards to discard before the next round.',
  )
  expect(LANGUAGES.map((language) => paymentPrompt(language, options))).toEqual([
    'No cards are left to discard before the next round.',
    'Перед новым раундом сбрасывать больше нечего.',
    'Vous n’avez plus de carte à défausser avant la manche suivante.',
    'Nie masz już kart do odrzucenia przed następną rundą.',
  ])
  const handTexts = (...hands: (string | null)[][]) => {
    const view = { explorers: hands.map((hand) => ({ hand })) }
    return LANGUAGES.map((language) => speakers[language].sayMove({ move: 'keep the rest' }, view))
  }
  expect(handTexts([null, null], [])).toEqual(['Go on', 'Дальше', 'Continuer', 'Dalej'])
  expect(handTexts([null], ['fear'])[0]).toBe('Keep the rest')
})

test('ARN-DIG-02 a dig is told first, its price under it; what a card given up brings is told after that', () => {
  const paid = fact('paid', { with: ['fear'] })
  expect(sayFacts('en', paid, fact('dug', { space: 'camp-jewel-1' }), fact('gain', { jewel: 1 }))).toEqual([
    'Ann digs at the jewel camp (one boot).',
    'Ann spends Fear.',
    'Ann gains 1 jewel.',
  ])
  expect(sayFacts('en', paid, fact('gain', { jewel: 1 }))).toEqual(['Ann spends Fear.', 'Ann gains 1 jewel.'])
})

test('ARN-SOLO-07 alone, a round is begun by the rival', () => {
  expect(LANGUAGES.map((language) => sayFacts(language, { k: 'round', round: 2 }))).toEqual([
    ['Round 2. The rival begins.'],
    ['Раунд 2. Начинает конкурент.'],
    ['Manche 2. Le rival commence.'],
    ['Runda 2. Zaczyna przeciwnik.'],
  ])
})

test('pilots and leftover travel are counted', () => {
  const paid = fact('paid', { with: ['pilot', 'pilot', 'pool-car', 'pool-car'] })
  expect(sayFacts('en', paid)[0]).toMatch(/ 2 pilots \(2 coins each\) and 2 leftover cars\.$/)
  expect(sayFacts('ru', paid)).toEqual(['Маша тратит: 2 самолёта (пилоты, по 2 монеты), 2 оставшихся автомобиля.'])
  expect(sayFacts('fr', paid)).toEqual(['Élodie paie avec 2 pilotes (2 pièces chacun) et 2 voitures restantes.'])
  expect(sayFacts('pl', paid)).toEqual(['Anna płaci: 2 pilotów (po 2 monety), 2 pozostałe samochody.'])
  expect(pressed('fr', 'pay pilot')).toBe('Payer avec 1 pilote (2 pièces)')
  expect(pressed('ru', 'pay pilot')).toBe('Потратить: 1 самолёт (пилот, 2 монеты)')
})

test('what is drawn ends with an and where no colon stands before it', () => {
  const cards = ['hat', 'fear', 'fear'].map((card) => fact('draw', { card }))
  expect(LANGUAGES.map((language) => sayFacts(language, ...cards))).toEqual([
    ['Ann draws Hat and 2 × Fear.'],
    ['Маша берёт карты: «Шляпа», 2 × «Ужас».'],
    ['Élodie pioche « Chapeau » et 2 × « Peur ».'],
    ['Anna dobiera: Kapelusz, 2 × Strach.'],
  ])
})

test('a choice says how much it brings', () => {
  const choices = (language: Language) =>
    ['compass', 'compasses', 'planes', 'coin-compass'].map((move) => pressed(language, move))
  expect(choices('en')).toEqual(['1 compass', '2 compasses', '2 planes', '1 coin and 1 compass'])
  expect(choices('ru')).toEqual(['1 компас', '2 компаса', '2 самолёта', '1 монета и 1 компас'])
  expect(choices('fr')).toEqual(['1 boussole', '2 boussoles', '2 avions', '1 pièce et 1 boussole'])
  expect(choices('pl')).toEqual(['1 kompas', '2 kompasy', '2 samoloty', '1 moneta i 1 kompas'])
})

test('a move that is nothing but a word is told as a sentence', () => {
  expect(sayFacts('fr', fact('passed'))).toEqual(['Élodie passe.'])
})
