// Compiles messages when they are first used, because a catalogue has hundreds and a table uses a few dozen. Supports
// the part of ICU that the catalogues use: arguments, plurals, ordinals and selects, without quotes, dates and number
// formats. The complete ICU library would be a sixth of the home page's size; tests compare every message of every
// catalogue with it (`tests/messages.test.ts`).

import { CASES, type Case } from './catalogue.ts'
import type { Language } from './languages.ts'

/**
 * An argument of a message: `{tourists_gen}` is the term `tourists` in the genitive, and `{prompt_low}` begins with a
 * small letter.
 */
type MessageArgument = { readonly argument: string; readonly term: string; readonly case: Case; readonly low: boolean }
type Values = Readonly<Record<string, string | number | boolean>>
export type Message = {
  readonly wants: readonly MessageArgument[]
  fill(values: Values): string
}

const compiled = new Map<string, Message>()

export function messageOf(language: Language, text: string): Message {
  const name = `${language} ${text}`
  let message = compiled.get(name)
  if (!message) {
    message = compile(language, text)
    compiled.set(name, message)
  }
  return message
}

function compile(language: Language, text: string): Message {
  const parts = parse(text)
  return {
    wants: [...argumentsOf(parts)].map(wanted),
    fill: cached((values) => join(language, parts, values, 0)),
  }
}

const MOST_KEPT = 100

/** Screens repeat the same texts many times, so results are cached. */
function cached(fill: Message['fill']): Message['fill'] {
  const known = new Map<string, string>()
  return (values) => {
    const key = JSON.stringify(values)
    let text = known.get(key)
    if (text === undefined) {
      text = fill(values)
      if (known.size >= MOST_KEPT) known.clear()
      known.set(key, text)
    }
    return text
  }
}

type Choice = 'plural' | 'selectordinal' | 'select'
type Choosing = {
  readonly kind: Choice
  readonly argument: string
  readonly options: ReadonlyMap<string, readonly Part[]>
}
/**
 * A literal text, the value of an argument, the number of the enclosing plural (`#`), or a choice by the value of an
 * argument.
 */
type Part = string | { readonly kind: 'value'; readonly argument: string } | { readonly kind: 'number' } | Choosing

// If an expression has a group, the parser returns the group.
const LITERAL = /[^{}]+/y
const LITERAL_IN_PLURAL = /[^{}#]+/y
const ARGUMENT = /\{\s*(\w+)\s*/y
const CHOICE = /,\s*(plural|selectordinal|select)\s*,\s*/y
const OPTION = /(=?\w+)\s*\{/y
const END = /\}\s*/y

function parse(text: string): readonly Part[] {
  let at = 0

  function read(what: RegExp): string {
    what.lastIndex = at
    const [whole, found = whole] = what.exec(text) ?? []
    if (whole === undefined || found === undefined) throw new SyntaxError(`'${text}' has no ${what.source} at ${at}`)
    at += whole.length
    return found
  }

  function partsUntilBrace(inPlural: boolean): Part[] {
    const parts: Part[] = []
    while (at < text.length && text[at] !== '}') {
      if (text[at] === '{') parts.push(readArgument())
      else if (inPlural && text[at] === '#') {
        at++
        parts.push({ kind: 'number' })
      } else parts.push(read(inPlural ? LITERAL_IN_PLURAL : LITERAL))
    }
    return parts
  }

  function readArgument(): Part {
    const argument = read(ARGUMENT)
    if (text[at] === '}') {
      at++
      return { kind: 'value', argument }
    }
    const kind = read(CHOICE) as Choice
    const options = new Map<string, readonly Part[]>()
    while (text[at] !== '}') {
      const option = read(OPTION)
      options.set(option, partsUntilBrace(kind !== 'select'))
      read(END)
    }
    at++
    if (!options.has('other')) throw new SyntaxError(`'${text}' has no other ${argument}`)
    return { kind, argument, options }
  }

  const parts = partsUntilBrace(false)
  if (at < text.length) throw new SyntaxError(`'${text}' closes a brace at ${at} that is not open`)
  return parts
}

/** `number` is that of the plural around these parts. */
function join(language: Language, parts: readonly Part[], values: Values, number: number): string {
  let text = ''
  for (const part of parts) {
    if (typeof part === 'string') text += part
    else if (part.kind === 'number') text += numbersOf(language).format(number)
    else if (part.kind === 'value') text += argumentValue(values, part.argument)
    else if (part.kind === 'select')
      text += join(language, optionOf(part, String(argumentValue(values, part.argument))), values, number)
    else {
      const counted = Number(argumentValue(values, part.argument))
      text += join(language, optionOf(part, formOf(language, part, counted)), values, counted)
    }
  }
  return text
}

function argumentValue(values: Values, argument: string): string | number | boolean {
  const value = values[argument]
  if (value === undefined) throw new Error(`the message needs '${argument}'`)
  return value
}

const optionOf = ({ options }: Choosing, name: string): readonly Part[] =>
  options.get(name) ?? (options.get('other') as readonly Part[])

/** Returns the option for exactly this number if the message has one; otherwise its plural form in this language. */
const formOf = (language: Language, { kind, options }: Choosing, number: number): string =>
  options.has(`=${number}`) ? `=${number}` : rulesOf(language, kind).select(number)

const numbers = new Map<Language, Intl.NumberFormat>()
const rules = new Map<string, Intl.PluralRules>()

function numbersOf(language: Language): Intl.NumberFormat {
  const format = numbers.get(language) ?? new Intl.NumberFormat(language)
  numbers.set(language, format)
  return format
}

function rulesOf(language: Language, kind: Choice): Intl.PluralRules {
  const name = `${language} ${kind}`
  const type = kind === 'selectordinal' ? 'ordinal' : 'cardinal'
  const found = rules.get(name) ?? new Intl.PluralRules(language, { type })
  rules.set(name, found)
  return found
}

function argumentsOf(parts: readonly Part[], found = new Set<string>()): Set<string> {
  for (const part of parts) {
    if (typeof part === 'string' || part.kind === 'number') continue
    found.add(part.argument)
    if (part.kind !== 'value') for (const inside of part.options.values()) argumentsOf(inside, found)
  }
  return found
}
function wanted(argument: string): MessageArgument {
  const at = argument.lastIndexOf('_')
  const [term, form] = [argument.slice(0, at), argument.slice(at + 1)]
  if (at > 0 && form === 'low') return { argument, term, case: 'nom', low: true }
  const grammatical = CASES.find((one) => one === form)
  return at > 0 && grammatical
    ? { argument, term, case: grammatical, low: false }
    : { argument, term: argument, case: 'nom', low: false }
}
