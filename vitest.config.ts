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

/** Rules and sentences, which keep nothing between two calls: their files may share a worker, which saves half of the time. */
const PURE = ['packages/{kernel,text,testkit,games/*}/src/**/*.test.ts']

export default defineConfig({
  plugins: [mutant()].filter((plugin) => plugin !== undefined),
  test: {
    projects: [
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
      {
        extends: true,
        test: { name: 'rest', include: ['packages/**/src/**/*.test.ts', 'tests/**/*.test.ts'], exclude: PURE },
      },
    ],
    setupFiles: ['./scripts/seed-properties.js'],
    // A busy machine takes its time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 40_000 } },
    // Unless told otherwise, it leaves a processor free; of two that is half.
    maxWorkers: availableParallelism(),
    reporters: ['default', './scripts/plain-reporter.js'],
  },
})
