import { readdirSync, readFileSync } from 'node:fs'
import { folderOf, gameBy } from '@wayfare/library'
import { ruleCoverage, type TestFile } from '@wayfare/testkit'
import { ledgerOf } from '../games.ts'
import { type Common, print } from '../output.ts'

export async function rules(options: Common & { readonly game: string }): Promise<void> {
  await gameBy(options.game)
  const coverage = ruleCoverage(ledgerOf(options.game), testFiles(`${folderOf(options.game)}src`))
  const { total, covered, missing, notApplicable, ignored } = coverage
  print({ total, covered, missing, notApplicable }, options, () => {
    const lines = [`${covered} of ${total} rules are shown by a test, ${notApplicable.length} do not apply`]
    if (missing.length > 0) lines.push(`missing: ${missing.join(', ')}`)
    for (const { test, file, why } of ignored) lines.push(`not counted: '${test}' in ${file}: ${why}`)
    return lines.join('\n')
  })
  if (missing.length > 0) process.exitCode = 1
}

function testFiles(folder: string): TestFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .sort()
    .map((name) => ({ file: name, text: readFileSync(`${folder}/${name}`, 'utf8') }))
}
