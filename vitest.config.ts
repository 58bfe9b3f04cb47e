import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vitest/config'

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

/** The client looks at its window while it is loaded. All others leave nothing behind: their files share a worker, and what it has loaded. */
const ALONE = ['packages/web/src/**/*.test.ts']

export default defineConfig({
  plugins: [mutant()].filter((plugin) => plugin !== undefined),
  test: {
    projects: [
      { extends: true, test: { name: 'web', include: ALONE } },
      {
        extends: true,
        test: {
          name: 'rest',
          include: ['packages/**/src/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: ALONE,
          isolate: false,
        },
      },
    ],
    setupFiles: ['./scripts/seed-properties.js'],
    // A busy machine takes its time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 40_000 } },
    // Many wait for a server, a lease or a browser: one more than there are processors uses what they leave.
    maxWorkers: availableParallelism() + 1,
    reporters: ['default', './scripts/plain-reporter.js'],
  },
})
