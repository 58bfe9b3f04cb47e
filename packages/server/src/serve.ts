// `wayfare serve`: starts the server, says where it is, and stops it when asked to. Exit 2 with one line where it cannot start.

import { networkInterfaces } from 'node:os'
import { startServer } from './server.ts'
import { readSettings, type Settings, settingsHelp } from './settings.ts'
import { CannotStart } from './store/database.ts'

/** Longer than any request or move takes. */
const DRAIN_MS = 10_000

export async function serve(args: readonly string[], webFolder?: string): Promise<number> {
  if (args.some((arg) => arg === '--help' || arg === '-h')) {
    process.stdout.write(
      `Usage: wayfare serve\n\nServes the games to browsers. Nothing needs to be set; the environment may set:\n\n${settingsHelp()}\n`,
    )
    return 0
  }
  if (args.length > 0) return complain(`serve takes no '${args[0]}'; settings come from the environment, see --help`)
  try {
    const settings = readSettings(process.env)
    const running = await startServer(settings, webFolder === undefined ? {} : { webFolder })
    process.stdout.write(welcome(settings, running.port))
    return await new Promise<number>((resolve) => {
      for (const signal of ['SIGTERM', 'SIGINT'] as const) {
        process.once(signal, () => {
          setTimeout(() => resolve(1), DRAIN_MS).unref()
          running.stop().then(
            () => resolve(0),
            (error: Error) => resolve(complain(error.message, 1)),
          )
        })
      }
    })
  } catch (error) {
    if (error instanceof CannotStart) return complain(error.message)
    throw error
  }
}

function complain(message: string, code = 2): number {
  process.stderr.write(`wayfare: ${message}\n`)
  return code
}

function welcome({ PUBLIC_URL, HOST }: Settings, port: number): string {
  const here = PUBLIC_URL || `http://localhost:${port}`
  const lines = [`Wayfare is at ${here}`]
  if (!PUBLIC_URL && HOST === '0.0.0.0') {
    for (const address of neighbours()) lines.push(`  for others on this network: http://${address}:${port}`)
  }
  return `${lines.join('\n')}\n`
}

const neighbours = (): string[] =>
  Object.values(networkInterfaces())
    .flat()
    .flatMap((one) => (one && one.family === 'IPv4' && !one.internal ? one.address : []))
