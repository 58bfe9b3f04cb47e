#!/usr/bin/env -S node --max-semi-space-size=32
// The `wayfare` command. Packages export their TypeScript source, which tsx lets Node read; only the server, which runs for months,
// is built first. A move makes many objects that soon become garbage: with twice Node's usual room for young objects, a busy
// server takes a tenth less time.

const args = process.argv.slice(2)

if (args[0] === 'serve') {
  const { starterGone } = await import('./starter.js')
  const gone = starterGone()
  const { builtServer } = await import('@wayfare/server/build')
  const { builtWeb } = await import('@wayfare/web/build')
  const say = (line) => process.stdout.write(`wayfare: ${line}\n`)
  const hasArguments = args.length > 1
  try {
    const file = await builtServer(say)
    const web = hasArguments ? undefined : await builtWeb(say)
    const { serve } = await import(file)
    process.exit(await serve(args.slice(1), web, gone))
  } catch (error) {
    if (error.name !== 'CannotBuild') throw error
    process.stderr.write(`wayfare: ${error.message}\n`)
    process.exit(2)
  }
}

const { register } = await import('tsx/esm/api')
register()
const { main } = await import('../src/main.ts')
process.exitCode = await main(args)
