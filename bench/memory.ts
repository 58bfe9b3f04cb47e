// Measures our server's memory, idle and with a thousand connected sockets.

import { setTimeout as pause } from 'node:timers/promises'
import { onSqlite } from './servers.ts'
import { newPerson, openSocket } from './wayfare-tables.ts'

const SOCKETS = 1_000
/** Sockets opened before the thousand, so that one-time costs are not counted. */
const FIRST = 100
const SETTLE_MS = 3_000

export async function measureMemory(): Promise<{ idle: number; sockets: number }> {
  const server = await onSqlite()
  const { port } = server
  await pause(SETTLE_MS)
  const idle = await residentMegabytes(port)
  const { cookie } = await newPerson(port, 'idle')
  const open = []
  for (let i = 0; i < FIRST; i++) open.push(await openSocket(port, cookie))
  const before = await residentMegabytes(port)
  for (let i = 0; i < SOCKETS; i++) open.push(await openSocket(port, cookie))
  await pause(SETTLE_MS)
  const after = await residentMegabytes(port)
  for (const socket of open) socket.end()
  await server.stop()
  return { idle, sockets: after - before }
}

/** Read from the server's own metrics, which works on every system. */
async function residentMegabytes(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const found = /^process_resident_memory_bytes (\S+)$/m.exec(text)
  if (!found) throw new Error('/metrics does not tell the memory')
  return Number(found[1]) / 1e6
}
