// Lists the licences of all code in the client. They are read from the bundles themselves, so that the list is complete
// and names nothing else. The result is a list for the page of licences, and a file to download.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(new URL('.', import.meta.url))
const require = createRequire(import.meta.url)
const PACKAGE = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/
/** Modules that the build tools themselves put into the bundles. */
const BUILDER = /^\0?(vite|rolldown)[/:]/

/** The heading of licences inside the build tools, whose code is not in the client. */
const OF_ITS_OWN = /^#* *Licenses of bundled dependencies/im

/** A plugin that notes every file that goes into a bundle: code, and files copied beside it. */
export function noting(files) {
  return {
    name: 'wayfare-licences',
    generateBundle(_, bundle) {
      for (const part of Object.values(bundle)) {
        for (const file of part.type === 'chunk' ? part.moduleIds : part.originalFileNames) files.add(file)
      }
    },
  }
}

export function writeLicences(files, outDir) {
  const folders = new Set([...files].flatMap((file) => packageOf(file) ?? []))
  const theirs = [...folders].map(termsOf).sort((a, b) => (a.name < b.name ? -1 : 1))
  const all = [{ ...termsOf(join(here, '../..')), name: 'Wayfare' }, ...theirs]
  writeFileSync(join(outDir, 'licences.json'), JSON.stringify(all))
  writeFileSync(join(outDir, 'licences.txt'), all.map(asText).join('\n'))
}

function packageOf(file) {
  const builder = BUILDER.exec(file)?.[1]
  return builder ? dirname(require.resolve(`${builder}/package.json`)) : PACKAGE.exec(resolve(here, file))?.[1]
}

function termsOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(entry))
  if (!file || typeof license !== 'string') throw new Error(`${name} does not say on which terms it may be passed on`)
  const [text] = readFileSync(join(folder, file), 'utf8').split(OF_ITS_OWN)
  return { name, version, licence: license, text: text.trim() }
}

function asText({ name, version, licence, text }) {
  const head = `${name} ${version} (${licence})`
  return `${head}\n${'='.repeat(head.length)}\n\n${text}\n\n`
}
