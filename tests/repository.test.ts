// Tests the repository itself: imports point one way, rules are pure, and the lock file works for everybody.

import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8')

/** The packages that each package may import; only tests may import more. */
const MAY_USE: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  text: ['kernel'],
  testkit: ['kernel'],
  'games/kit': ['kernel'],
  'games/arkham': ['kernel', 'text'],
  'games/arnak': ['kernel', 'text'],
  'games/darwin': ['kernel', 'text'],
  library: ['kernel', 'text', 'kit', 'arkham', 'arnak', 'darwin'],
  bots: ['kernel'],
  protocol: ['kernel', 'text'],
  client: ['protocol'],
  table: ['kernel', 'protocol'],
  server: ['kernel', 'text', 'library', 'bots', 'protocol', 'table'],
  web: ['kernel', 'text', 'library', 'bots', 'protocol', 'client', 'table', 'arkham', 'arnak', 'darwin'],
  cli: ['kernel', 'text', 'testkit', 'library', 'bots', 'server', 'arkham'],
}

test.each(Object.keys(MAY_USE))('packages/%s imports only packages below it, and declares them', (name) => {
  const folder = `packages/${name}/`
  const { dependencies = {} } = JSON.parse(read(`${folder}package.json`)) as { dependencies?: Record<string, string> }
  const files = readdirSync(`${root}${folder}src`, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((one) => /\.tsx?$/.test(one) && !/\.test\.tsx?$|(^|\/)testing\//.test(one))) {
    for (const [, used] of read(`${folder}src/${file}`).matchAll(/from '@wayfare\/([\w-]+)/g)) {
      expect(MAY_USE[name], `${folder}src/${file}`).toContain(used)
      expect(Object.keys(dependencies), `${folder}package.json`).toContain(`@wayfare/${used}`)
    }
  }
})

test('every package is on the list', () => {
  const packages = [
    ...subfolders('packages').filter((name) => name !== 'games'),
    ...subfolders('packages/games').map((name) => `games/${name}`),
  ]
  expect(Object.keys(MAY_USE).sort()).toEqual(packages.sort())
})

function subfolders(parent: string): string[] {
  return readdirSync(`${root}${parent}`, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? entry.name : [],
  )
}

/** All source files; with `product`, without tests and test helpers. */
function sources(product: boolean): string[] {
  return Object.keys(MAY_USE).flatMap((name) =>
    readdirSync(`${root}packages/${name}/src`, { recursive: true, encoding: 'utf8' })
      .filter(
        (file) =>
          /\.tsx?$/.test(file) && !(product && /\.test\.tsx?$|(^|\/)(testing(\/|\.ts$)|test-|e2e\/)/.test(file)),
      )
      .map((file) => `packages/${name}/src/${file}`),
  )
}

/** The files of its own package that this file imports, types included. */
function importsOf(file: string): string[] {
  const found = read(file).matchAll(/^(?:import|export) [^;'"]*?from '(\.[^'?]+)'/gm)
  return [...found].map(([, path]) => join(dirname(file), path as string))
}

/**
 * Returns a cycle of imports from a file back to itself; empty if there is none. `done` holds files known to be in no
 * cycle.
 */
function circleFrom(file: string, way: readonly string[], done: Set<string>): readonly string[] {
  if (way.includes(file)) return [...way.slice(way.indexOf(file)), file]
  if (done.has(file)) return []
  for (const next of importsOf(file)) {
    const circle = circleFrom(next, [...way, file], done)
    if (circle.length > 0) return circle
  }
  done.add(file)
  return []
}

const CLIENT = 'packages/web/src/'

/** The floors of the web client, the highest first. A folder may use all folders below its floor, and none beside it. */
const FLOORS: readonly (readonly string[])[] = [
  ['app'],
  [
    'screens/clubs',
    'screens/create',
    'screens/daily',
    'screens/gallery',
    'screens/home',
    'screens/learn',
    'screens/opponents',
    'screens/people',
    'screens/play',
    'screens/puzzle',
    'screens/replay',
    'screens/rulebook',
    'screens/settings',
    'screens/tables',
  ],
  ['shell'],
  [
    'features/clubs',
    'features/coach',
    'features/conditional-moves',
    'features/daily',
    'features/friends',
    'features/glossary',
    'features/guide',
    'features/help',
    'features/how-to',
    'features/inspect',
    'features/learn',
    'features/legend',
    'features/meeting',
    'features/opponents',
    'features/passport',
    'features/play',
    'features/progress-sync',
    'features/puzzle',
    'features/ratings',
    'features/replay',
    'features/review',
    'features/rulebook',
    'features/table-list',
    'features/tutor',
  ],
  ['games'],
  ['games/arkham', 'games/arnak', 'games/darwin'],
  ['board-kit'],
  ['client/catalogue', 'client/finished', 'client/offline', 'client/online', 'client/table'],
  ['base/browser', 'base/chart', 'base/i18n', 'base/sound', 'base/theme', 'base/ui'],
]

/** The folders that a folder may import on its own floor; there, too, imports point one way. */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  'base/browser': ['base/i18n'],
  'base/sound': ['base/browser'],
  'base/ui': ['base/browser', 'base/i18n'],
  'client/online': ['client/table'],
  'client/offline': ['client/online', 'client/table'],
  'client/finished': ['client/offline'],
  'client/catalogue': ['client/offline', 'client/online', 'client/table'],
  'features/clubs': ['features/passport'],
  'features/friends': ['features/passport'],
  'features/inspect': ['features/how-to'],
  'features/learn': ['features/coach', 'features/guide'],
  'features/meeting': ['features/passport'],
  'features/play': ['features/friends', 'features/help'],
  'features/progress-sync': ['features/guide', 'features/help', 'features/learn'],
  'features/ratings': ['features/passport'],
  'features/tutor': ['features/guide', 'features/learn'],
}

/** The folder of the client that a file is part of, as the floors name it. */
function folderOf(file: string): string {
  const path = dirname(file.slice(CLIENT.length)).split('/')
  const two = path.slice(0, 2).join('/')
  return FLOORS.flat().includes(two) ? two : (path[0] as string)
}

/** All files of the client that a file imports in any way: styles, types, workers, dynamic imports. */
function clientImportsOf(file: string): string[] {
  const found = read(file).matchAll(/(?:\bfrom |\bimport |\bimport\(\s*|\bnew URL\(\s*)'(\.[^'?]+)[^']*'/g)
  return [...found].map(([, path]) => join(dirname(file), path as string)).filter((path) => path.startsWith(CLIENT))
}

const clientSources = () => sources(true).filter((file) => file.startsWith(CLIENT))

test('folders of the web client are on floors: each imports only from below, types and styles included', () => {
  const floorOf = new Map(FLOORS.flatMap((folders, floor) => folders.map((folder) => [folder, floor] as const)))
  const faults = clientSources().flatMap((file) => {
    const folder = folderOf(file)
    const floor = floorOf.get(folder)
    if (floor === undefined) return [`${file} is on no floor`]
    return clientImportsOf(file).flatMap((used) => {
      const other = folderOf(used)
      const below = (floorOf.get(other) ?? -1) > floor
      return other === folder || below || BESIDE[folder]?.includes(other) ? [] : [`${file} uses ${used}`]
    })
  })
  expect(faults).toEqual([])
})

test('the allowed imports between neighbouring folders of the web client are used, and have no cycle', () => {
  const used = new Set(
    clientSources().flatMap((file) => clientImportsOf(file).map((other) => `${folderOf(file)} ${folderOf(other)}`)),
  )
  const known = new Set<string>()
  const settle = (folder: string, way: readonly string[]): void => {
    expect(way, `${folder} leads back to itself`).not.toContain(folder)
    if (known.has(folder)) return
    known.add(folder)
    for (const other of BESIDE[folder] ?? []) {
      expect(used, 'is on the list for nothing').toContain(`${folder} ${other}`)
      settle(other, [...way, folder])
    }
  }
  for (const folder of Object.keys(BESIDE)) settle(folder, [])
})

test('every floor of the web client and every folder on it is in the diagram of ARCHITECTURE.md', () => {
  const [, picture = ''] = /```mermaid\n(.*?)```/s.exec(read('docs/ARCHITECTURE.md')) ?? []
  const named = new Set(picture.match(/[\w-]+/g))
  expect(
    FLOORS.flatMap((folders) => folders.flatMap((folder) => folder.split('/'))).filter((one) => !named.has(one)),
  ).toEqual([])
})

/**
 * Words that were file names and told a newcomer nothing. They may not return: a file is named by a noun that a
 * stranger knows.
 */
const FORBIDDEN_NAMES =
  'apart asked asks before-move begun beside brings built card-goes company compared dealt deed doing errand failed finality forward heard in-code in-turns judged kept kept-lines later lay learnt leaving made making marked measured-apart mine moved now-line outlook packed paid-for placing played playing-on point-instead printed proposed said saying shipped shown shows since stopping suiting taking through told tried trouble unhurried visit wanted whether which whose-map worded words-in'
const FORBIDDEN_NAME = new RegExp(`^(?:(?:${FORBIDDEN_NAMES.replaceAll(' ', '|')})\\.|(?:mine|of|or|outlook)-)`)

/** True for a forbidden file name. Bots with names are personas: `people` are humans. */
function isForbiddenName(file: string): boolean {
  const name = file.split('/').at(-1) as string
  return FORBIDDEN_NAME.test(name) || /^packages\/bots\/.*\bpeople\./.test(file)
}

test('files are named by nouns, and names that once puzzled readers do not return', () => {
  const folders = ['packages', 'scripts', 'bench', 'tests']
  const files = folders.flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  const code = files.filter((file) => /\.(?:tsx?|js|css)$/.test(file) && !/(?:^|\/)(?:node_modules|dist)\//.test(file))
  expect(code.length).toBeGreaterThan(2000)
  expect(code.filter(isForbiddenName)).toEqual([])
  const puzzling = ['a/whether.ts', 'a/kept.test.ts', 'a/mine-purse.tsx', 'packages/bots/src/people.ts']
  expect(puzzling.filter(isForbiddenName)).toEqual(puzzling)
  expect(['a/kept-open.ts', 'packages/protocol/src/people.ts'].filter(isForbiddenName)).toEqual([])
})

test('a game is known to the web client by its manifest alone', () => {
  const outside = clientSources().filter((file) => !/^games\/\w+\//.test(file.slice(CLIENT.length)))
  const list = `${CLIENT}games/index.ts`
  expect(outside).toContain(list)
  const named = new RegExp(`['"\`/@](?:${subfolders(`${CLIENT}games`).join('|')})\\b`)
  const naming = outside.filter((file) => file !== list && named.test(read(file)))
  expect(naming).toEqual([])
  const manifests = clientImportsOf(list).filter((file) => file.startsWith(`${CLIENT}games/`))
  expect(manifests.sort()).toEqual(subfolders(`${CLIENT}games`).map((id) => `${CLIENT}games/${id}/manifest.ts`))
})

test.each(['library', 'bots', 'cli'])(
  'packages/%s names single games in one list, and in a folder for each game',
  (name) => {
    const own = sources(true).filter((file) => file.startsWith(`packages/${name}/src/`))
    const list = `packages/${name}/src/registered-games.ts`
    expect(own).toContain(list)
    const ids = subfolders('packages/games').filter((id) => id !== 'kit')
    const naming = own.filter((file) => new RegExp(`\\b(?:${ids.join('|')})\\b`).test(read(file)))
    const apart = new RegExp(`^packages/${name}/src/games/(?:${ids.join('|')})/`)
    expect(naming).toContain(list)
    expect(naming.filter((file) => file !== list && !apart.test(file))).toEqual([])
  },
)

test('nothing in the web client is decided by a rule of a game: only lessons name them', () => {
  const prefixes = subfolders('packages/games').map((id) => {
    const { rules } = JSON.parse(read(`packages/games/${id}/ledger.json`)) as { rules: Record<string, string> }
    return Object.keys(rules)[0]?.split('-')[0] as string
  })
  expect(prefixes).toEqual(expect.arrayContaining(['ARK', 'ARN', 'DAR', 'KIT']))
  const naming = new RegExp(`['"\`](?:${prefixes.join('|')})-[A-Z]`)
  const teaching = new RegExp(`^${CLIENT}games/\\w+/lessons/`)
  expect(clientSources().filter((file) => naming.test(read(file)) && !teaching.test(file))).toEqual([])
})

test('imports go in no circle, those of types included', () => {
  const done = new Set<string>()
  const files = sources(false)
  for (const file of files) expect(circleFrom(file, [], done)).toEqual([])
  expect(done.size).toBeGreaterThan(500)
})

/**
 * The places where the client searches the page or simulates a click, with their number and reason. There are no
 * others, and at most ten.
 */
const PAGE_READS: Readonly<Record<string, readonly [count: number, why: string]>> = {
  'app/manifest-link.ts': [1, 'the link to the manifest is a part of index.html, which no component draws'],
  'base/browser/router.ts': [1, 'links are written in texts, too: the page listens for all of them'],
  'base/browser/save-file.ts': [1, 'a download begins by a click on a link, and by nothing else'],
  'board-kit/enter-key.ts': [1, 'whether an element takes Enter itself is known by its name and its role'],
  'board-kit/roving.ts': [1, 'a list for the arrow keys does not know the components that draw its buttons'],
}
const READS_PAGE = /\bquerySelector|\.closest\b|\.click\(\)|\b(?:get|has)Attribute\(|\.aria[A-Z]|\bgetElementsBy/g

test('state is in signals and props: the web client reads little from the page, and each time with a reason', () => {
  const found: Record<string, number> = {}
  for (const file of clientSources()) {
    const count = [...read(file).matchAll(READS_PAGE)].length
    if (count > 0) found[file.slice(CLIENT.length)] = count
  }
  expect(found).toEqual(Object.fromEntries(Object.entries(PAGE_READS).map(([file, [count]]) => [file, count])))
  expect(Object.values(found).reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(10)
})

/**
 * The places with a type assertion that the compiler cannot check, with their number and reason. There are no others,
 * and never more than fifteen.
 */
const CASTS: Readonly<Record<string, readonly [count: number, why: string]>> = {
  'packages/testkit/src/syntax.ts': [1, "the parser's types have no index; what reads a tree here reads it by name"],
}

test('casts that go through unknown are few, and each has a reason', () => {
  const found: Record<string, number> = {}
  for (const file of sources(true)) {
    const count = read(file).split(' as unknown as ').length - 1
    if (count > 0) found[file] = count
  }
  expect(found).toEqual(Object.fromEntries(Object.entries(CASTS).map(([file, [count]]) => [file, count])))
  expect(Object.values(found).reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(15)
})

test('nothing is of any type', () => {
  const loose = sources(true).filter((file) => read(file).includes('noExplicitAny'))
  expect(loose).toEqual([])
})

test('hosts ask the engine: an older version may keep its state in another shape', () => {
  const hosts = /^packages\/(bots|client|table|library|server|web|cli)\//
  const reading = sources(true).filter((file) => hosts.test(file) && /\.core\b|\{ core\b/.test(read(file)))
  expect(reading).toEqual([])
})

test('the part of the kernel that every game needs is one folder, small enough to read in an hour', () => {
  const room = sources(true).filter((file) => file.startsWith('packages/kernel/src/core/'))
  const lines = room.reduce((sum, file) => sum + read(file).split('\n').length, 0)
  expect(room.length).toBeGreaterThan(10)
  expect(lines).toBeLessThan(1000)
  for (const file of room)
    for (const used of importsOf(file)) expect(used, file).toMatch(/^packages\/kernel\/src\/(core|digest)\//)
})

const IMPURE = [
  'Date.now()',
  'new Date()',
  'performance.now()',
  'Math.random()',
  'new Intl.NumberFormat()',
  "'a'.localeCompare('b')",
  '(3).toLocaleString()',
  "'i'.toLocaleUpperCase()",
]

const RULES = ['packages/kernel/src', 'packages/games/kit/src/rules']
const NO_RULES = 'packages/cli/src'

/** The faults that the project's lint finds for each impure line in each of these folders, in one run. */
function lintFaults(): string[] {
  const project = mkdtempSync(join(tmpdir(), 'wayfare-lint-'))
  const settings = JSON.parse(read('biome.json')) as { vcs: unknown }
  cpSync(`${root}lint`, join(project, 'lint'), { recursive: true })
  writeFileSync(join(project, 'biome.json'), JSON.stringify({ ...settings, vcs: undefined, $schema: undefined }))
  for (const folder of [...RULES, NO_RULES]) {
    mkdirSync(join(project, folder), { recursive: true })
    for (const [i, code] of IMPURE.entries())
      writeFileSync(join(project, folder, `impure-${i}.ts`), `export const value = ${code}\n`)
  }
  const { stdout, stderr } = spawnSync(
    `${root}node_modules/.bin/biome`,
    ['lint', '--max-diagnostics=none', '--colors=off', 'packages'],
    { cwd: project, encoding: 'utf8' },
  )
  rmSync(project, { recursive: true })
  return (stdout + stderr).split(/^(?=packages\/)/m)
}

test('impure lines are lint errors in the rules, and only there', () => {
  const faults = lintFaults()
  const isRefused = (folder: string, i: number) =>
    faults.some((fault) => fault.startsWith(`${folder}/impure-${i}.ts:`) && /Rules (know|draw)/.test(fault))
  for (const [i, code] of IMPURE.entries()) {
    for (const folder of RULES) expect(isRefused(folder, i), code).toBe(true)
    expect(isRefused(NO_RULES, i), code).toBe(false)
  }
})

type Locked = {
  readonly version?: string
  readonly link?: true
  readonly integrity?: string
  readonly optionalDependencies?: Readonly<Record<string, string>>
}
const locked = (file: string) => (JSON.parse(read(file)) as { packages: Record<string, Locked> }).packages

/** True if Node would find the package, beside the one that needs it or further up. */
function foundFrom(packages: Record<string, Locked>, place: string, name: string): boolean {
  if (Object.hasOwn(packages, join(place, 'node_modules', name))) return true
  return place !== '' && foundFrom(packages, place.slice(0, Math.max(0, place.lastIndexOf('/'))), name)
}

test.each(['package-lock.json', 'bench/package-lock.json'])(
  '%s lists the parts of each package on every platform; otherwise choose a version that the registry has for all',
  (file) => {
    const packages = locked(file)
    const theirs = Object.entries(packages).filter(([place, { link }]) => place.includes('node_modules/') && !link)
    expect(theirs.length).toBeGreaterThan(10)
    expect(theirs.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([place]) => place)).toEqual([])
    const left = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !foundFrom(packages, place, name))
        .map((name) => `${name} of ${place}`),
    )
    expect(left).toEqual([])
    // The binaries of a tool are large, so there must be only one version of them.
    const versions = new Map<string, Set<string>>()
    for (const [place, { version = '' }] of theirs) {
      const tool = /node_modules\/((?:@[^/]+\/)?[^/]*-(?:linux|darwin|win32)[^/]*)$/.exec(place)?.[1]
      if (tool) versions.set(tool, (versions.get(tool) ?? new Set()).add(version))
    }
    expect([...versions].filter(([, found]) => found.size > 1).map(([tool]) => tool)).toEqual([])
  },
)

test('the lock files name no host and serve x64 and arm64', () => {
  for (const file of ['package-lock.json', 'bench/package-lock.json'])
    expect(read(file)).not.toMatch(/"resolved": "https?:/)
  const packages = locked('package-lock.json')
  for (const tool of ['@biomejs/cli-linux', '@esbuild/linux', '@oxc-parser/binding-linux', '@rolldown/binding-linux']) {
    for (const machine of ['x64', 'arm64']) {
      expect(
        Object.keys(packages).some((name) => name.includes(`${tool}-${machine}`)),
        `${tool}-${machine}`,
      ).toBe(true)
    }
  }
})
