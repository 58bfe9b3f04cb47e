import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin, type UserWorkspaceConfig } from 'vitest/config'
import TestOrder from './scripts/test-order.js'
import { TEST_TOOLS } from './scripts/test-tools.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

/** `wayfare mutants` puts one fault into one file, on its way to the tests; nothing on the disk is changed. */
function mutant(): Plugin | undefined {
  const given = process.env.WAYFARE_MUTANT
  if (!given) return undefined
  const { file, start, end, text } = JSON.parse(given) as { file: string; start: number; end: number; text: string }
  return {
    name: 'wayfare-mutant',
    enforce: 'pre',
    load(id) {
      if (id.split('?')[0] !== root + file) return undefined
      const source = readFileSync(root + file, 'utf8')
      return source.slice(0, start) + text + source.slice(end)
    },
  }
}

/** A module is kept with the files that its imports led to. Where those are is said by the packages: after a change, nothing that was kept holds. */
function moduleCache(): string {
  const hash = createHash('sha256')
  for (const folder of ['packages', 'packages/games'])
    for (const name of readdirSync(root + folder).sort()) {
      const file = `${root}${folder}/${name}/package.json`
      if (existsSync(file)) hash.update(readFileSync(file))
    }
  return `${root}node_modules/.vitest-modules/${hash.digest('hex').slice(0, 16)}`
}

type ProjectOptions = NonNullable<UserWorkspaceConfig['test']>

const MISSING = TEST_TOOLS.filter(({ find }) => !find()).map(({ tag }) => tag)

const BROWSER = ['packages/web/src/e2e/**/*.test.ts']
const BOTS = ['packages/{bots,cli}/src/**/*.test.ts']
const SERVER = ['packages/server/src/**/*.test.ts']
const CLIENT = ['packages/web/src/**/*.test.ts']
const COMPONENTS = ['packages/web/src/**/*.test.tsx']

/** Files of a project share their workers, and the modules these have loaded. */
const shared = (name: string, include: string[], more: ProjectOptions = {}) => ({
  extends: true as const,
  test: { name, include, isolate: false, ...more },
})

export default defineConfig({
  plugins: [mutant()].filter((plugin) => plugin !== undefined),
  test: {
    projects: [
      shared('rules', ['packages/**/src/**/*.test.ts', 'tests/**/*.test.ts'], {
        exclude: [...BOTS, ...SERVER, ...CLIENT],
      }),
      shared('bots', BOTS),
      shared('server', SERVER),
      shared('client', CLIENT, { exclude: BROWSER }),
      shared('browser', BROWSER, { globalSetup: './packages/web/src/testing/stage-setup.ts' }),
      {
        ...shared('components', COMPONENTS, {
          environment: 'happy-dom',
          expect: { poll: { timeout: 40_000, interval: 10 } },
          setupFiles: ['./scripts/seed-properties.js', './packages/web/src/testing/component-setup.ts'],
        }),
        oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
      },
    ],
    tags: [
      { name: 'postgres', description: 'Needs a PostgreSQL server.' },
      { name: 'browser', description: 'Needs a browser of the Chromium family.' },
      { name: 'slow', description: 'Left out of npm run quick.' },
    ],
    // Tests whose program is missing are skipped, and the reporter says so at the end.
    ...(MISSING.length > 0 ? { tagsFilter: MISSING.map((tag) => `!${tag}`) } : {}),
    setupFiles: ['./scripts/seed-properties.js'],
    sequence: { sequencer: TestOrder },
    // A busy machine takes its time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 40_000 } },
    // Many wait for a server, a lease or a browser: one more than there are processors uses what they leave.
    maxWorkers: availableParallelism() + 1,
    // Transformed modules are kept on disk between runs; faults that `wayfare mutants` puts in must not be.
    experimental: { fsModuleCache: !process.env.WAYFARE_MUTANT, fsModuleCachePath: moduleCache() },
    reporters: ['default', './scripts/plain-reporter.js'],
  },
})
