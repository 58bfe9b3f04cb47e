// Reports after the tests which of them did not run because a program is missing, and prints a last line that any
// machine can read.

import { TEST_TOOLS } from './test-tools.ts'

export default class PlainReporter {
  onTestRunEnd(modules) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const count = (state) => tests.filter((test) => test.result().state === state).length
    const broken = modules.filter((module) => module.state() === 'failed' && module.errors().length > 0).length
    for (const line of missingToolLines(tests)) console.error(line)
    const [passed, failed, skipped] = [count('passed'), count('failed') + broken, count('skipped')]
    console.log(`tests: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  }
}

/** A machine that checks what others wrote must not leave anything out: with CI=true a missing program is a failure. */
function missingToolLines(tests) {
  const lines = []
  for (const { tag, name, remedy, find } of TEST_TOOLS) {
    const without = find() ? [] : tests.filter((test) => test.tags.includes(tag))
    if (without.length === 0) continue
    lines.push(
      `\nNOT RUN: ${without.length} ${tag} tests (long ones included), because ${name} is missing.`,
      `  To run them: ${remedy}.`,
    )
    if (process.env.CI === 'true') process.exitCode = 1
  }
  return lines
}
