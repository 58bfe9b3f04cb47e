// Shows where a sentence was put together, and whether the words on both sides fit: entries, names and titles are put
// between signs.

import type { Catalogue, Entry, Language } from '@wayfare/text'

/**
 * The signs around any text, around the label of an entry that has other forms for sentences, and around a label that
 * is also the accusative.
 */
const SIGNS = { any: ['\u2045', '\u2046'], label: ['\u27e6', '\u27e7'], object: ['\u27e8', '\u27e9'] } as const
const OPENING = '\u2045\u27e6\u27e8'
const ALL = /[\u2045\u2046\u27e6-\u27e9]/g

export const betweenSigns = (text: string): string => between('any', text)
export const withoutSigns = (text: string): string => text.replace(ALL, '')

const between = (sign: keyof typeof SIGNS, text: string): string => `${SIGNS[sign][0]}${text}${SIGNS[sign][1]}`

/** An entry of a catalogue or a part of it, by form. */
type Texts = string | { readonly [form: string]: Texts }
type Section = { readonly [key: string]: Entry }

/** Returns the same catalogue with every text between signs. */
export function withSeams(catalogue: Catalogue): Catalogue {
  const section = (entries: Section): Section => mapValues(entries, (entry) => markedEntry(entry as Texts) as Entry)
  return mapValues(catalogue, section)
}

function markedEntry(entry: Texts): Texts {
  if (typeof entry === 'string') return betweenSigns(entry)
  const { nom, ...cases } = entry
  if (nom === undefined) return mapValues(entry, markedEntry)
  const bent = Object.values(cases).some((form) => !isSame(form, nom))
  const label = bent ? (isSame(cases.acc ?? nom, nom) ? 'object' : 'label') : 'any'
  return { ...mapValues(cases, markedEntry), nom: everyForm(nom, (text) => between(label, text)) }
}

const isSame = (one: Texts, other: Texts): boolean => JSON.stringify(one) === JSON.stringify(other)

const everyForm = (texts: Texts, change: (text: string) => string): Texts =>
  typeof texts === 'string' ? change(texts) : mapValues(texts, (one) => everyForm(one, change))

function mapValues<V, W>(given: { readonly [key: string]: V }, change: (value: V) => W): { [key: string]: W } {
  return Object.fromEntries(Object.entries(given).map(([key, value]) => [key, change(value)]))
}

type Rule = { readonly fault: string; readonly finds: RegExp }

const START = `[${OPENING}]+`
const VOWEL = 'aeiouhàâäéèêëîïôöùûüœæ'
const word = (words: string): string => `(?<![\\p{L}’-])(?:${words})`
const rule = (fault: string, source: string, flags = 'iu'): Rule => ({ fault, finds: new RegExp(source, flags) })

const EVERYWHERE: readonly Rule[] = [
  rule('shows a placeholder', '[{}\\ue000-\\uf8ff]|undefined|NaN|\\[object', 'u'),
  rule('says a word twice', `(?<!\\p{L})(\\p{L}+) ${START}\\1(?!\\p{L})`),
]

/**
 * A label beside a word of the sentence: labels are allowed alone, in lists, in parentheses, after a colon or an arrow.
 */
const BARE_LABEL = rule(
  'has no article',
  '(?<=[\\p{L}\\d] )(?<!(?<!\\p{L})(?:et|ou) )[\u27e6\u27e8](?![\\d«])|[\u27e7\u27e9] (?!(?:et|ou)(?!\\p{L}))\\p{Ll}',
  'u',
)

/** English words that take the place of an article. “That” is left out of some checks, because it can also begin a clause. */
const DETERMINERS = 'another|any|each|every|her|his|its|my|no|our|their|this|which|your'

const inEitherCase = (words: string): string =>
  words.replace(/(?<=^|\|)\p{Ll}/gu, (letter) => `[${letter.toUpperCase()}${letter}]`)

/** In English the article may be part of the sentence: “with the {assistant}”. */
const BARE_ENGLISH_LABEL = rule(
  'has no article',
  `(?<=[\\p{L}\\d] )(?<!${word(inEitherCase(`a|an|the|and|or|${DETERMINERS}`))} )[\u27e6\u27e8](?![\\d“])` +
    '|(?:^|[.!?] )[\u27e6\u27e8](?!“)[^\u27e6-\u27e9]*[\u27e7\u27e9] (?!(?:and|or)(?!\\p{L}))\\p{Ll}',
  'u',
)

/** `never` are prepositions without the accusative, which often is the nominative as well. */
function governed(never: string, sometimes: string): Rule {
  const [label, object] = [SIGNS.label[0], SIGNS.object[0]]
  return rule(
    'has a nominative after a preposition',
    `(?<!\\p{L})(?:(?:${never}) (?:${label}|${object})|(?:${sometimes}) ${label})`,
  )
}

const RULES: Readonly<Record<Language, readonly Rule[]>> = {
  en: [
    ...EVERYWHERE,
    rule('has two articles', `${word(`a|an|the|${DETERMINERS}`)} ${START}(?:an?|the) `),
    rule('has “a” before a vowel', `${word('a')} ${START}(?:[aio]|e(?!u)|u(?!n[ia]|s)|8|1[18](?!\\d))`),
    rule(
      'has “an” before a consonant',
      `${word('an')} ${START}(?:[b-df-gj-np-tv-z]|h(?!eir|on|our)|(?!8|1[18](?!\\d))\\d)`,
    ),
    BARE_ENGLISH_LABEL,
  ],
  fr: [
    ...EVERYWHERE,
    rule('does not contract', `${word('à|de')} ${START}les?(?!\\p{L})`),
    rule('does not elide', `${word('de|le|la|que|ne|se|je|me|te|ce|jusque|lorsque|puisque')} ${START}[${VOWEL}]`),
    rule(
      'has two articles',
      `(?:${word('le|la|les|une?|du|des|aux?|ce|cette|ces|mon|ma|mes|sa|son|ses|votre|vos')} |[ld]’)${START}(?:(?:le|la|les|une?) |l’)`,
    ),
    BARE_LABEL,
  ],
  ru: [...EVERYWHERE, governed('из|к|ко|от|для|у|над|без|при|до|перед|между', 'в|во|на|за|с|со|под|по|о|об|через')],
  pl: [...EVERYWHERE, governed('z|ze|do|od|dla|u|bez|przy|ku', 'w|we|na|za|nad|pod|po|o|przez|przed|między')],
}

/** `text` was composed from catalogues with signs. */
export function seamFaults(language: Language, text: string): string[] {
  const outer = withoutInnerLabels(text)
  // A closing sign may separate two neighbouring words, and an outer sign of kind `any` hides a label inside it.
  const plain = outer.replace(/[\u2046]/g, '').replace(/\u2045+(?=[\u27e6\u27e8])/g, '')
  return RULES[language].filter(({ finds }) => finds.test(plain)).map(({ fault }) => fault)
}

/** Removes the signs of a label inside another one. */
function withoutInnerLabels(text: string): string {
  const inner = /(\u27e6[^\u27e6\u27e7]*)\u27e6([^\u27e6\u27e7]*)\u27e7/u
  return inner.test(text) ? withoutInnerLabels(text.replace(inner, '$1$2')) : text
}

const plurals = new Map<Language, Intl.PluralRules>()

function pluralsOf(language: Language): Intl.PluralRules {
  const rules = plurals.get(language) ?? new Intl.PluralRules(language)
  plurals.set(language, rules)
  return rules
}

/**
 * For each counted word, the plural categories in which it occurs: `points` is only `other`. In sentences that require
 * the genitive the category has that name: `очков` in “до 5 очков” is `genitive many`.
 */
export type CountedWords = ReadonlyMap<string, ReadonlySet<string>>

const genitiveOf = (category: string): string => `genitive ${category}`

/** Collects the words of all plurals in these catalogues: those of nouns, and those after the number in a message. */
export function countedWords(language: Language, catalogues: readonly Catalogue[]): CountedWords {
  const { pluralCategories } = pluralsOf(language).resolvedOptions()
  const found = new Map<string, Set<string>>()

  function learn(forms: ReadonlyMap<string, string>, inGenitive: boolean): void {
    for (const category of pluralCategories) {
      const counted = /^(\p{L}+)/u.exec(forms.get(category) ?? forms.get('other') ?? '')?.[1]
      const learnt = inGenitive ? genitiveOf(category) : category
      if (counted) found.set(counted, (found.get(counted) ?? new Set()).add(learnt))
    }
  }
  function read(entry: Texts, inGenitive = false): void {
    if (typeof entry === 'string') {
      for (const { before, forms } of pluralsIn(entry))
        if (!BEFORE_CASES[language]?.test(before)) learn(forms, asksForGenitive(language, before))
      return
    }
    const forms = Object.entries(entry)
    if (forms.some(([form]) => pluralCategories.includes(form as Intl.LDMLPluralRule)))
      learn(new Map(forms.filter((form): form is [string, string] => typeof form[1] === 'string')), inGenitive)
    else for (const [name, form] of forms) read(form, name === 'gen')
  }
  for (const catalogue of catalogues)
    for (const section of Object.values(catalogue)) for (const entry of Object.values(section)) read(entry as Texts)
  return found
}

/** For each plural of a message, the text before it, and the words after the number by category. */
function pluralsIn(message: string): { readonly before: string; readonly forms: Map<string, string> }[] {
  return [...message.matchAll(/\{[^{},]+, plural, ?/g)].map(({ index, 0: { length } }) => {
    const forms = new Map<string, string>()
    for (let at = index + length; at < message.length; ) {
      const option = /^\s*(\S+) \{/.exec(message.slice(at))
      if (!option) break
      const start = at + option[0].length
      at = endOf(message, start)
      const [, counted] = /^#[ \u00a0](.*)/u.exec(message.slice(start, at - 1)) ?? []
      if (counted) forms.set(option[1] as string, counted)
    }
    return { before: message.slice(0, index), forms }
  })
}

/** Returns the position after the brace that closes the one before `start`. */
function endOf(message: string, start: number): number {
  let depth = 1
  let at = start
  for (; depth > 0 && at < message.length; at++) depth += message[at] === '{' ? 1 : message[at] === '}' ? -1 : 0
  return at
}

/** Words that put the number after them into the genitive: «до 21 очка», “od 5 punktów”. */
const BEFORE_GENITIVE: Readonly<Partial<Record<Language, RegExp>>> = {
  ru: /(?<!\p{L})(?:без|более|больше|для|длиннее|до|из|менее|меньше|около|от|после)[ \u00a0]$/iu,
  pl: /(?<!\p{L})(?:bez|dla|do|od|około|poniżej|powyżej)[ \u00a0]$/iu,
}
/**
 * For a word whose genitive occurs in no sentence, the nominative category with the same form: «2 очка», «до 1 очка».
 */
const LIKE_GENITIVE: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = {
  ru: { one: 'few', few: 'many', many: 'many' },
  pl: { few: 'many', many: 'many' },
}
/** Words that require another case, in which one and many may be equal: “z 1 decyzji”. */
const BEFORE_CASES: Readonly<Partial<Record<Language, RegExp>>> = {
  ru: /(?<!\p{L})(?:к|о|по|с)[ \u00a0]$/iu,
  pl: /(?<!\p{L})(?:o|po|ponad|z)[ \u00a0]$/iu,
}

function asksForGenitive(language: Language, before: string): boolean {
  return BEFORE_GENITIVE[language]?.test(before) ?? false
}

/** In another case a count may have the form of a larger number: «от 21 монеты», “zniżka 2 monet”. */
const ALSO: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = {
  ru: { one: 'few', few: 'many' },
  pl: { one: 'few', few: 'many' },
}

/** Finds a number with the word form of another number, such as `1 points`. */
export function numberFaults(language: Language, words: CountedWords, text: string): string[] {
  const counted = /(?<![\d.,:;/–-])(\d+)[ \u00a0\u202f](\p{L}+)/gu
  const plain = withoutSigns(text)
  return [...plain.matchAll(counted)].flatMap(({ index, 0: said, 1: number, 2: noun = '' }) => {
    const before = plain.slice(0, index)
    if (BEFORE_CASES[language]?.test(before)) return []
    const [known, wanted] = [words.get(noun), pluralsOf(language).select(Number(number))]
    const fitting = asksForGenitive(language, before)
      ? [genitiveOf(wanted), LIKE_GENITIVE[language]?.[wanted]]
      : [wanted, genitiveOf(wanted), ALSO[language]?.[wanted]]
    const fits = !known || fitting.some((category) => category !== undefined && known.has(category))
    return fits ? [] : [`says “${said.replace(/\s/u, ' ')}”`]
  })
}
