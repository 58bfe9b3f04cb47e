// ICU messages, compiled when they are first said and kept: a catalogue has hundreds, a table uses a few dozen.

import { IntlMessageFormat } from 'intl-messageformat'
import { CASES, type Case } from './catalogue.ts'
import type { Language } from './languages.ts'

/** What a message asks for: `{tourists_gen}` is the term `tourists` in the genitive, `{prompt_low}` begins with a small letter. */
type Wanted = { readonly argument: string; readonly term: string; readonly case: Case; readonly low: boolean }
export type Message = {
  readonly wants: readonly Wanted[]
  fill(values: Readonly<Record<string, string | number | boolean>>): string
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
  const format = new IntlMessageFormat(text, language, undefined, { ignoreTag: true })
  return {
    wants: [...argumentsOf(format.getAst())].map(wanted),
    fill: cached((values) => String(format.format(values))),
  }
}

const MOST_KEPT = 100

/** A screen says the same many times over: what was filled in before need not be put together again. */
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

type Node = {
  readonly value?: unknown
  readonly type: number
  readonly options?: Readonly<Record<string, { value: Node[] }>>
}

/** Literals (0) and `#` (7) name nothing; plurals and selects have messages of their own within. */
function argumentsOf(nodes: readonly unknown[], found = new Set<string>()): Set<string> {
  for (const { type, value, options } of nodes as readonly Node[]) {
    if (type !== 0 && type !== 7) found.add(value as string)
    for (const option of Object.values(options ?? {})) argumentsOf(option.value, found)
  }
  return found
}

function wanted(argument: string): Wanted {
  const at = argument.lastIndexOf('_')
  const [term, form] = [argument.slice(0, at), argument.slice(at + 1)]
  if (at > 0 && form === 'low') return { argument, term, case: 'nom', low: true }
  const grammatical = CASES.find((one) => one === form)
  return at > 0 && grammatical
    ? { argument, term, case: grammatical, low: false }
    : { argument, term: argument, case: 'nom', low: false }
}
