// The `wayfare serve` command: starts the server, prints where it is, and stops it on a signal. It exits with 2 and one
// line if it cannot start.

import { networkAddresses } from './http/network-addresses.ts'
import { startServer } from './server.ts'
import { readSettings, type Settings, settingsHelp } from './settings.ts'
import { untilStopped } from './shutdown.ts'
import { databaseFile } from './store/data-files.ts'
import { CannotStart, DatabaseAway } from './store/database.ts'
import { isSqlite, unsound } from './store/unsound.ts'

/** `gone` is aborted when the process that started the server no longer exists. */
export async function serve(args: readonly string[], webFolder?: string, gone?: AbortSignal): Promise<number> {
  if (args.some((arg) => arg === '--help' || arg === '-h')) {
    process.stdout.write(
      `Usage: wayfare serve\n\nServes the games to browsers. Nothing needs to be set; the environment may set:\n\n${settingsHelp()}\n`,
    )
    return 0
  }
  if (args.length > 0) return complain(`serve takes no '${args[0]}'; settings come from the environment, see --help`)
  try {
    const settings = readSettings(process.env)
    const running = await startServer(settings, webFolder === undefined ? {} : { webFolder }).catch((error) => {
      const cause = error instanceof DatabaseAway ? error.cause : error
      throw isSqlite(cause) ? unsound(databaseFile(settings.DATA_DIR), cause) : error
    })
    process.stdout.write(welcome(settings, running.port))
    return await untilStopped(running.stop, process, gone)
  } catch (error) {
    if (error instanceof CannotStart) return complain(error.message)
    const { message, stack } = error as Error
    if (/^(?:trace|debug)$/.test(process.env.LOG_LEVEL ?? '')) process.stderr.write(`${stack}\n`)
    return complain(`${message.split('\n')[0]} (unexpected; LOG_LEVEL=debug shows where)`, 1)
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
    for (const address of networkAddresses()) lines.push(`  for others on this network: http://${address}:${port}`)
  }
  return `${lines.join('\n')}\n`
}
