// Finds which rules of a ledger are named by a test that could prove them. A test counts only if it plays a move or
// reads a table of that game, and for at most six ids: a title full of ids proves nothing.

import { type Node, parse } from './syntax.ts'

export type Ledger = {
  readonly rules: Readonly<Record<string, string>>
  readonly notApplicable: Readonly<Record<string, string>>
}
export type TestFile = { readonly file: string; readonly text: string }

export type RuleCoverage = {
  readonly total: number
  readonly covered: number
  readonly missing: readonly string[]
  readonly notApplicable: readonly { readonly id: string; readonly why: string }[]
  /** Tests whose ids were not counted, with the reason. */
  readonly ignored: readonly { readonly test: string; readonly file: string; readonly why: string }[]
}

const IDS_A_TEST = 6
/** Functions that play or refuse a move, or read a position of the game. */
const PLAYING = new Set([
  'play',
  'refuses',
  'offers',
  'offersOnly',
  'take',
  'apply',
  'expect',
  'sees',
  'tells',
  'decides',
  'scores',
])

export function ruleCoverage(ledger: Ledger, tests: readonly TestFile[]): RuleCoverage {
  const ids = Object.keys(ledger.rules).filter((id) => !(id in ledger.notApplicable))
  const named = new Set<string>()
  const ignored: { test: string; file: string; why: string }[] = []
  for (const { file, text } of tests) {
    for (const { name, real } of testsIn(file, text)) {
      const cited = [...new Set(name.match(/\b[A-Z]{2,}-[A-Z]+-\d+\b/g) ?? [])]
      if (cited.length === 0) continue
      if (!real) ignored.push({ test: name, file, why: 'it plays no move and reads no table of the game' })
      else if (cited.length > IDS_A_TEST) ignored.push({ test: name, file, why: `it names ${cited.length} rules` })
      else for (const id of cited) named.add(id)
    }
  }
  const missing = ids.filter((id) => !named.has(id))
  return {
    total: Object.keys(ledger.rules).length,
    covered: ids.length - missing.length,
    missing,
    notApplicable: Object.entries(ledger.notApplicable).map(([id, why]) => ({ id, why })),
    ignored,
  }
}

function testsIn(file: string, text: string): { name: string; real: boolean }[] {
  const program = parse(file, text)
  const tables = new Set<string>()
  const helpers = new Map<string, Node>()
  for (const node of program.body as Node[]) {
    if (node.type === 'ImportDeclaration' && isGameSource((node.source as { value: string }).value)) {
      for (const specifier of node.specifiers as { local: { name: string } }[]) tables.add(specifier.local.name)
    }
    if (node.type === 'FunctionDeclaration') helpers.set((node.id as { name: string }).name, node)
    if (node.type === 'VariableDeclaration') {
      for (const one of node.declarations as { id: { name?: string }; init: Node | null }[]) {
        if (one.id.name && one.init) helpers.set(one.id.name, one.init)
      }
    }
  }
  const found: { name: string; real: boolean }[] = []
  walk(program, (node) => {
    const name = titleOf(node)
    if (name === undefined) return
    const body = (node.arguments as Node[]).slice(1)
    found.push({ name, real: body.some((part) => touches(part, tables, helpers, new Set())) })
  })
  return found
}

/** True for the game's own modules, and not for the testkit or vitest. */
function isGameSource(source: string): boolean {
  return source.startsWith('.') && !source.includes('.test')
}

/**
 * Returns the title of a call to `test`, `test.for(…)` and the like, with blanks for placeholders; undefined for other
 * calls.
 */
function titleOf(node: Node): string | undefined {
  if (node.type !== 'CallExpression') return undefined
  let callee = node.callee as Node
  while (callee.type === 'MemberExpression' || callee.type === 'CallExpression')
    callee = (callee.object ?? callee.callee) as Node
  const name = (callee as { name?: string }).name
  if (callee.type !== 'Identifier' || (name !== 'test' && name !== 'it')) return undefined
  const [title] = node.arguments as Node[]
  if (title?.type === 'Literal' && typeof title.value === 'string') return title.value
  if (title?.type === 'TemplateLiteral') {
    return (title.quasis as { value: { cooked: string } }[]).map((quasi) => quasi.value.cooked).join(' ')
  }
  return undefined
}

function touches(
  node: Node,
  tables: ReadonlySet<string>,
  helpers: ReadonlyMap<string, Node>,
  seen: Set<string>,
): boolean {
  let real = false
  walk(node, (part) => {
    if (part.type === 'CallExpression') {
      const callee = part.callee as { type: string; property?: { name?: string }; object?: { type: string } }
      const plays = callee.type === 'MemberExpression' && PLAYING.has(callee.property?.name ?? '')
      // `expect(x).toBe(…)` alone does not read a table; `table.expect({ … })` does.
      if (plays && callee.object?.type !== 'Identifier') real = true
      if (plays && callee.object?.type === 'Identifier' && (callee.object as { name?: string }).name !== 'expect')
        real = true
    }
    if (part.type !== 'Identifier') return
    const name = part.name as string
    if (tables.has(name)) real = true
    const helper = helpers.get(name)
    if (helper && !seen.has(name)) {
      seen.add(name)
      if (touches(helper, tables, helpers, seen)) real = true
    }
  })
  return real
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child === 'object' && child !== null && typeof (child as Node).type === 'string')
        walk(child as Node, visit)
    }
  }
}
