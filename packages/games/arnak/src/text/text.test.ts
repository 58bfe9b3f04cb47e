import { engineOf, type Refusal, stream } from '@wayfare/kernel'
import { chooseAtRandom, collectGameFacts, namedInCode, randomTable } from '@wayfare/testkit'
import {
  type Catalogue,
  catalogueFaults,
  type GameSpeaker,
  gameSpeaker,
  LANGUAGES,
  type Language,
  loadSpeaker,
  type Outline,
  outlineIds,
  outlineWords,
  withPlainSpaces,
} from '@wayfare/text'
import { readersOf } from '@wayfare/text/speech-faults'
import { expect, test } from 'vitest'
import { ASSISTANT_IDS } from '../board/assistants.ts'
import { SPACE_IDS } from '../board/sites.ts'
import { STACK_IDS } from '../board/temple-tiles.ts'
import { TRACK_SPACES } from '../board/track.ts'
import { CARD_IDS } from '../cards/cards.ts'
import type { ArnakState } from '../state.ts'
import { arnak } from '../testing/index.ts'
import { guarded, SITE, turn } from '../testing/turn.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { arnakTexts } from './index.ts'
import { arnakPhrases } from './phrases.ts'
import { pl } from './pl.ts'
import { ru } from './ru.ts'
import { cardSays, help } from './things.ts'

const CATALOGUES: Readonly<Record<Language, Catalogue>> = { en, ru, fr, pl }
const NAMES = ['1-й', '2-й', '3-й', '4-й']
const speakers = LANGUAGES.map((language) => gameSpeaker(language, CATALOGUES[language], arnakPhrases, NAMES))
const [english, russian, french, polish] = speakers as [GameSpeaker, GameSpeaker, GameSpeaker, GameSpeaker]

const outlines = new Map<GameSpeaker, Outline | undefined>()
for (const one of speakers) outlines.set(one, await one.loadOutline?.())
/** Describes the table in words. */
const zonesOf = (one: GameSpeaker, view: unknown) => outlines.get(one)?.(view) ?? []

test('every language says what the English one says', () => {
  expect(catalogueFaults(CATALOGUES)).toEqual([])
})

/** Matches what must never reach a reader: gaps, ids, words from the code. */
const RAW =
  /[{}]|undefined|NaN|\[object|\b(ARN|KER)-|\b(camp|guardian|assistant|idol|bonus|level1|level2|bird|snake|rival|tile|pool|drop|l1|l2)-[a-z0-9]/

const { expectReadable, faultsIn } = readersOf(
  speakers,
  (text, language) => RAW.test(text) || (language === 'ru' && /[A-Za-z]/.test(text.replace(/\bII?\b/g, ''))),
)

/** The number of games; more are played in `npm run soak`. */
const GAMES = process.env.SOAK ? 240 : 6
/** The number of games in which the whole table is described in words. */
const OUTLINED = process.env.SOAK ? 4 : 2

test('whatever happens in random games can be said in every language', () => {
  const gameFacts = collectGameFacts(engineOf(arnak), GAMES)
  expect(gameFacts.moves.size).toBeGreaterThan(50 * GAMES)
  expect(faultsIn(gameFacts)).toEqual([])
})

const inCode = (pattern: RegExp): string[] => namedInCode(new URL('..', import.meta.url), pattern)

test('every question of the rules has its prompt', () => {
  const asking = [...arnak.rules].flatMap(([op, rule]) => (rule.ask ? [op] : []))
  for (const op of asking) expectReadable((speaker) => speaker.sayPrompt({ op, from: null }), op)
  const shared = ['one-of', 'may', 'pay', 'collect']
  const left = ['turn-end', 'turn-only-end', 'keep-none']
  expect(Object.keys(en.prompts).sort()).toEqual([...asking.filter((op) => !shared.includes(op)), ...left].sort())
})

test('every rule that the code refuses by has its sentence', () => {
  const rules = inCode(/'(ARN-[A-Z]+-\d+)'/g)
  expect(rules.length).toBeGreaterThan(30)
  for (const rule of rules)
    expectReadable((speaker) => speaker.sayRefusal({ move: 'end', on: [], rule, params: {} }), rule)
  expect(
    Object.keys(en.refusals)
      .filter((key) => key.startsWith('ARN-'))
      .sort(),
  ).toEqual(rules.sort())
})

test('every fact that the code tells has its sentence', () => {
  const kinds = inCode(/\bk: '([a-z-]+)'/g)
  expect(kinds.length).toBeGreaterThan(40)
  for (const kind of kinds)
    if (kind === 'passed' || kind === 'finished')
      expectReadable((speaker) => speaker.sayFact({ k: kind, seat: 0 }), kind)
})

test('every option of the table and every value has its text', () => {
  for (const [name, { values }] of Object.entries(arnak.choices)) {
    expectReadable((speaker) => speaker.sayChoice(name), name)
    for (const value of values) expectReadable((speaker) => speaker.sayValue(name, value), `${name} ${value}`)
  }
})

test('every card says what it does, and no two cards, spaces or temple stacks share a name', () => {
  for (const speaker of speakers) {
    for (const ids of [CARD_IDS, SPACE_IDS, STACK_IDS])
      expect(new Set(ids.map((id) => speaker.sayThing(id))).size).toBe(ids.length)
  }
  for (const id of CARD_IDS) expectReadable((speaker) => speaker.word(cardSays(id)), id)
  for (const id of ASSISTANT_IDS)
    for (const side of ['silver', 'gold'] as const) expectReadable((speaker) => speaker.word(help(id, side)), id)
  for (const id of TRACK_SPACES.keys()) expectReadable((speaker) => speaker.sayThing(id), id)
  for (const part of arnak.parts.filter((id) => !id.includes(' ')))
    expectReadable((speaker) => speaker.sayThing(part), part)
  expect(() => english.sayThing('q77')).toThrow("nothing on the table is called 'q77'")
})

test('a card’s text is made from what it does', () => {
  const cardText = (speaker: GameSpeaker, id: string) => withPlainSpaces(speaker.word(cardSays(id)))
  expect(cardText(english, 'serpents-gold')).toBe(
    '3 compasses; travel: 1 plane; points: 2. Main action (1 tablet if played from the hand): take 1 Fear; gain 4 coins.',
  )
  expect(cardText(russian, 'trowel')).toBe(
    'Стоимость: 1 монета; транспорт: 1 автомобиль; очки: 1. Основное действие: за 1 компас получите 1 рубин.',
  )
  expect(cardText(french, 'hat')).toBe(
    '1 pièce ; déplacement : 1 bateau ; points : 1. Action gratuite : gagnez 1 pièce, 1 boussole.',
  )
  expect(cardText(polish, 'watch')).toBe(
    '1 moneta; podróż: 1 statek; punkty: 1. Akcja darmowa: weź 2 monety; albo jako akcję główną spasuj i weź 3 monety.',
  )
})

test('KER-PAY what is missing of a price is said first, then the price', () => {
  const { engine, state } = turn(
    { compass: 4, coin: 1, hand: ['automobile', 'hat'] },
    { row: ['war-club', 'tent', 'axe', 'torch', 'flask', 'rope'] },
  )
  const why = (move: string, speaker = english) =>
    engine
      .explain(state, 0, move)
      .filter(({ rule }) => rule === 'KER-PAY')
      .map((refusal) => withPlainSpaces(speaker.sayRefusal(refusal)))
  expect(why('discover l2-3')).toEqual(['2 compasses and 1 ship missing. It costs 6 compasses, 2 ships.'])
  expect(why('discover l2-3', russian)).toEqual(['Не хватает: 2 компаса и 1 корабль. Цена: 6 компасов, 2 корабля.'])
  expect(why('discover l2-3', french)).toEqual(['Il manque 2 boussoles et 1 bateau. Coût : 6 boussoles, 2 bateaux.'])
  expect(why('discover l2-3', polish)).toEqual(['Brakuje: 2 kompasy i 1 statek. Koszt: 6 kompasów, 2 statki.'])
  expect(why('buy axe')).toEqual(['1 coin missing. It costs 2 coins.'])
})

test('ARN-ASSIST-16 what is missing with the discount of the assistant is told apart', () => {
  const staff = [{ id: 'assistant-discount', gold: false, ready: true }]
  const { engine, state } = turn(
    { coin: 0, staff },
    { row: ['war-club', 'automobile', 'axe', 'torch', 'flask', 'rope'] },
  )
  const carRefusals = engine.refusals(state, 0).filter(({ on }) => on.includes('automobile'))
  const refusalTexts = (speaker: typeof english) =>
    carRefusals.map((refusal) => withPlainSpaces(speaker.sayRefusal(refusal)))
  expect(refusalTexts(english)).toEqual([
    '3 coins missing. It costs 3 coins.',
    'Merchant: 2 coins missing. It costs 2 coins.',
  ])
  // A sentence must not have two colons.
  expect(refusalTexts(polish)[1]).toBe('Brakuje: 2 monety. Koszt (Kupiec): 2 monety.')
})

test('KER-PAY what does not help to pay says so', () => {
  const { engine, state } = turn({ compass: 3, hand: ['automobile', 'fear'] }).play(`discover ${SITE}`)
  const [refusal] = engine.explain(state, 0, 'pay fear')
  expect(withPlainSpaces(english.sayRefusal(refusal as Refusal))).toBe('This does not help to pay 3 compasses, 1 car.')
})

test('a card that is given up is asked for by what becomes of it, and a card of no use is told so', () => {
  const { engine, state } = turn({ hand: ['axe', 'exploration-car'], coin: 1 }).play(
    'dig camp-jewel-1',
    'pay exploration-car',
    'use',
  )
  const question = engine.question(state, 0)
  const prompt = (moves: readonly string[]) =>
    withPlainSpaces(
      english.sayPrompt(
        { op: question?.op ?? '', from: null },
        moves.map((move) => ({ move })),
      ),
    )
  expect(prompt(['pay drop-axe', 'pay drop-hat', 'play hat'])).toBe('Choose a card from your hand to give up.')
  expect(prompt(['pay coin', 'pay drop-hat'])).toBe('Choose how to pay.')
  const refusal = { move: 'axe', on: [], rule: 'ARN-EFFECT-04', params: {} }
  expect(english.sayRefusal(refusal)).toBe('This card is of no use for what you are choosing now.')
})

test('moves read like what they do', async () => {
  const speaker = await loadSpeaker('en', arnakTexts, ['Ann'])
  const moveText = (move: string) => withPlainSpaces(speaker.sayMove({ move }))
  expect(moveText('dig camp-coins-1')).toBe('Dig at the coin camp (one boot)')
  expect(moveText('buy hat with assistant-discount')).toBe('Buy Hat with the Merchant')
  expect(moveText('pay compass+drop-hat')).toBe('Pay with 1 compass and Hat without its effect')
  expect(moveText('pay coin+compass+coin')).toBe('Pay with 2 coins and 1 compass')
  expect(moveText('pay compass+compass+hot-air-balloon+tigerclaw-hairpin+drop-hat')).toBe(
    '… + Hot Air Balloon, Tigerclaw Hairpin, Hat without its effect',
  )
})

test('ARN-CARD-30 the discount of the Inscribed Blade is named as it is: one tablet or two, never more than are owed', async () => {
  const moveTextIn = async (language: Language, move: string) =>
    withPlainSpaces((await loadSpeaker(language, arnakTexts, ['Ann'])).sayMove({ move }))
  const two = 'research notebook bird-r3-1 less tablet'
  expect(await moveTextIn('en', two)).toBe('Move the notebook to row 3, space 1 (2 tablets less)')
  for (const language of ['fr', 'pl', 'ru'] as const) expect(await moveTextIn(language, two)).toMatch(/\b2\b/)
  expect(await moveTextIn('en', 'research notebook bird-r7-1 less tablet')).toMatch(/\(1 tablet less\)$/)
  expect(await moveTextIn('en', 'research glass bird-r3-1 less arrowhead')).toMatch(/\(1 arrowhead less\)$/)
  expect(await moveTextIn('en', 'research tile tile-11 less tablet')).toMatch(/\(2 tablets less\)$/)
  expect(await moveTextIn('en', 'research tile tile-11 less arrowhead')).toMatch(/\(1 arrowhead less\)$/)
})

/** Ids that cannot be pointed at, such as payments and benefits, are excluded. */
const POINTED = (id: string): boolean => !/^(pilot|drop-.*|collected|tablets|coin-compass|card|bonus-.*)$/.test(id)

test('ARN-GUARD-02 a guardian beside an own archaeologist can be pointed at in the table in words', () => {
  const { engine, state } = turn({ coin: 4 }, { sites: { [SITE]: guarded() }, men: { [SITE]: 0 } })
  const zones = zonesOf(english, engine.view(state, 0))
  const move = engine.options(state, 0).find((option) => option.move === `overcome ${SITE}`)
  expect(zones.flatMap(outlineIds)).toEqual(expect.arrayContaining([...(move?.on ?? ['nothing'])]))
})

test('the table in words names all that can be pointed at and the tiles that lie open, in every language', () => {
  const engine = engineOf(arnak)
  let named = 0
  for (let game = 0; game < OUTLINED; game++) {
    const seed = `outline ${game}`
    const s = engine.start(randomTable(engine as never, seed, { players: (game % 4) + 1 }), seed) as ArnakState
    const dice = stream(`${seed} players`)
    for (let step = 0; !engine.isOver(s); step++) {
      const { seat, options, option } = chooseAtRandom(engine, s, dice)
      const zones = step % 12 === 0 ? zonesOf(english, engine.view(s, seat)) : []
      const ids = new Set(zones.flatMap(outlineIds))
      const words = zones.flatMap(outlineWords).join('\n')
      for (const tile of zones.length > 0 ? s.tiles.filter(Boolean) : [])
        expect(words).toContain(english.sayThing(tile as string))
      for (const { move, on } of step % 12 === 0 ? options : [])
        for (const id of on.filter(POINTED)) {
          named++
          expect(ids.has(id), `${id} of ${move}`).toBe(true)
        }
      if (step % 60 === 0)
        expectReadable((speaker) => zonesOf(speaker, engine.view(s, seat)).flatMap(outlineWords).join('\n'), seed)
      engine.apply(s, seat, option, null)
    }
  }
  expect(named).toBeGreaterThan(25 * OUTLINED)
})
