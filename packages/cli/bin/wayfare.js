#!/usr/bin/env node
// Packages export their TypeScript source; tsx lets Node read it. The server runs for months, and is built for that instead.

const args = process.argv.slice(2)

if (args[0] === 'serve') {
  const { builtServer } = await import('@wayfare/server/build')
  const { serve } = await import(await builtServer((line) => process.stdout.write(`wayfare: ${line}\n`)))
  process.exit(await serve(args.slice(1)))
}

const { register } = await import('tsx/esm/api')
register()
const { main } = await import('../src/main.ts')
process.exitCode = await main(args)
