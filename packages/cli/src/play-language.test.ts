// Around a game, too, the terminal speaks the reader's language.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { catalogueFaults, LANGUAGES, type Language, withPlainSpaces } from '@wayfare/text'
import { expect, onTestFinished, test } from 'vitest'
import { wayfareTyped } from './testing/wayfare.ts'
import { TERMINAL_TEXTS } from './text/index.ts'

const EVERYTHING = 'h\n999\n1\nu\nu\n!\nv\ns\n? pass\nq\n'

async function playInLanguage(language: Language): Promise<string> {
  const { out, code } = await wayfareTyped(
    EVERYTHING,
    ...['play', '--game', 'arnak', '--seats', 'human,human', '--seed', 'spoken', '--language', language],
  )
  expect(code).toBe(0)
  return withPlainSpaces(out)
}

/** The terminal's own words, as opposed to moves, ids and JSON, by language. */
const SPOKEN: Readonly<Record<Language, readonly (string | RegExp)[]>> = {
  en: [
    'Lost Ruins of Arnak. Player 1: human, Player 2: human. Type h for help.',
    'Player 1 — Your turn: take a main action and any free actions.',
    'q         save (with --log) and quit',
    /There are only \d+ options\./,
    'Your last move is undone.',
    'Nothing to undo: something has been revealed since.',
    'There is nothing to suggest here.',
    '(free action)',
    /^Player 1: \d+ \(Research 0, /m,
    /^ {2}Hand:\n {4}Exploration \(ship\) — .*gain 1 compass\.$/m,
    /^ {2}Play area: —$/m,
    /^ {4}Level II site 1 — Not discovered/m,
  ],
  ru: [
    'Игрок 1: человек, Игрок 2: человек. Справка — h.',
    /^Игрок 1 — Ваш ход/m,
    'q         сохранить (если задан --log) и выйти',
    /Есть только \d+ вариант(а|ов)?\./,
    'Последний ход отменён.',
    'Отменить нельзя: с тех пор открылось что-то новое.',
    'Здесь нечего подсказать.',
    '(свободное действие)',
    /^Игрок 1: \d+ \(Исследовани/m,
  ],
  fr: [
    'Joueur 1 : humain, Joueur 2 : humain. Tapez h pour obtenir de l’aide.',
    /^Joueur 1 — À vous/m,
    'q         enregistrer (avec --log) et quitter',
    /Il n’y a que \d+ options\./,
    'Votre dernier coup est annulé.',
    'Impossible d’annuler : une information a été révélée depuis.',
    'Il n’y a rien à suggérer ici.',
    '(action gratuite)',
    /^Joueur 1 : \d+ \(Recherche/m,
  ],
  pl: [
    'Gracz 1: człowiek, Gracz 2: człowiek. Wpisz h, aby zobaczyć pomoc.',
    /^Gracz 1 — Twoja tura/m,
    'q         zapisz (z opcją --log) i zakończ',
    /(Jest|Są) tylko \d+ możliwości\./,
    'Ostatni ruch został cofnięty.',
    'Nie można cofnąć: od tego czasu coś ujawniono.',
    'Tu nie ma czego podpowiedzieć.',
    '(akcja darmowa)',
    /^Gracz 1: \d+ \(Badania/m,
  ],
}

test.each(LANGUAGES)('play: the terminal says everything in the chosen language (%s)', async (language) => {
  const out = await playInLanguage(language)
  for (const said of SPOKEN[language])
    expect(out).toEqual(typeof said === 'string' ? expect.stringContaining(said) : expect.stringMatching(said))
  for (const other of LANGUAGES.filter((one) => one !== language))
    for (const [key, text] of Object.entries(TERMINAL_TEXTS[other].help))
      expect(out, `${other} ${key}`).not.toContain(text)
})

test('the command to continue a game keeps its language', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wayfare-play-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const log = join(folder, 'game 1 a.log')
  const { out } = await wayfareTyped('q\n', 'play', '--game', 'kit', '--language', 'pl', '--log', log)
  expect(out).toContain(`  wayfare play --log ${log} --language pl\n`)
})

test('the catalogues of the terminal have no fault', () => {
  expect(catalogueFaults(TERMINAL_TEXTS)).toEqual([])
})
