// Mutation testing: puts small faults one at a time into a game's rules and tables. Some test must notice each of them.

import { dirname, join } from 'node:path/posix'
import { mix, type Stream, stream } from '@wayfare/kernel'
import { type Node, parse } from './syntax.ts'

export type Mutant = {
  readonly file: string
  readonly line: number
  readonly start: number
  readonly end: number
  readonly text: string
  /** For example `a < b → a <= b`. */
  readonly change: string
}
export type SourceFile = { readonly file: string; readonly text: string }

const TURNED: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
  '+=': '-=',
  '-=': '+=',
}

/** Returns every fault that can be put into these files, in order. */
export function mutantsOf(files: readonly SourceFile[]): Mutant[] {
  return files.flatMap(({ file, text }) => {
    const found: Mutant[] = []
    const add = (start: number, end: number, replacement: string) => {
      const change = `${brief(text.slice(start, end))} → ${brief(replacement) || '(left out)'}`
      found.push({ file, line: text.slice(0, start).split('\n').length, start, end, text: replacement, change })
    }
    walk(parse(file, text), text, add)
    return found
  })
}

/** Returns this many of the faults, the same for the same seed, spread over the kinds of fault. */
export function sampleMutants(files: readonly SourceFile[], count: number, seed: string): Mutant[] {
  const dice: Stream = stream(`mutants ${seed}`)
  return mix(dice, mutantsOf(files)).slice(0, count)
}

export function applyMutant(text: string, mutant: Pick<Mutant, 'start' | 'end' | 'text'>): string {
  return text.slice(0, mutant.start) + mutant.text + text.slice(mutant.end)
}

/** Returns the tests that are named after a file or import it. */
export function nearestTests(file: string, tests: readonly SourceFile[]): string[] {
  const own = file.replace(/\.ts$/, '.test.ts')
  const near = tests.filter((test) => test.file === own || importsOf(test).includes(file))
  return near.map((test) => test.file)
}

function importsOf({ file, text }: SourceFile): string[] {
  const statements = parse(file, text).body as readonly Node[]
  const imports = statements.filter(({ type }) => type === 'ImportDeclaration')
  return imports.map(({ source }) => join(dirname(file), (source as Node).value as string))
}

function walk(node: Node, text: string, add: (start: number, end: number, replacement: string) => void): void {
  if (node.type.startsWith('TS') && node.type !== 'TSAsExpression' && node.type !== 'TSSatisfiesExpression') return
  if (node.type === 'ImportDeclaration') return
  // Skipped, because a throw stands for something that cannot happen and so no test can reach it.
  if (node.type === 'ThrowStatement') return
  if (node.type === 'BinaryExpression' || node.type === 'LogicalExpression' || node.type === 'AssignmentExpression') {
    const left = node.left as Node
    const right = node.right as Node
    const turned = TURNED[node.operator as string]
    if (turned && !(node.operator === '+' && (isText(left) || isText(right)))) {
      const at = text.indexOf(node.operator as string, left.end)
      add(at, at + (node.operator as string).length, turned)
    }
  }
  if (node.type === 'Literal' && typeof node.value === 'number') add(node.start, node.end, String(node.value + 1))
  if (node.type === 'Literal' && typeof node.value === 'boolean') add(node.start, node.end, String(!node.value))
  if (node.type === 'ExpressionStatement' && (node.expression as Node).type !== 'Literal') add(node.start, node.end, '')
  if (node.type === 'IfStatement') add((node.test as Node).start, (node.test as Node).end, 'false')
  for (const [key, value] of Object.entries(node)) {
    if (key === 'typeAnnotation' || key === 'returnType' || key === 'typeArguments') continue
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child === 'object' && child !== null && typeof (child as Node).type === 'string')
        walk(child as Node, text, add)
    }
  }
}

function isText(node: Node): boolean {
  return node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')
}

function brief(code: string): string {
  const line = code.replace(/\s+/g, ' ').trim()
  return line.length > 60 ? `${line.slice(0, 60)}…` : line
}
