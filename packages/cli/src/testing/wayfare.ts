import { Readable } from 'node:stream'
import { vi } from 'vitest'
import { main } from '../main.ts'

type Printed = { code: number; out: string; err: string }

/** Runs the command in this process with this text as its input. */
export async function wayfareTyped(input: string, ...args: string[]): Promise<Printed> {
  const stdin = vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([input]) as typeof process.stdin)
  try {
    return await wayfare(...args)
  } finally {
    stdin.mockRestore()
  }
}

/** Runs the command in this process and catches what it prints. */
export async function wayfare(...args: string[]): Promise<Printed> {
  let out = ''
  let err = ''
  const stdout = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += String(text)
    return true
  })
  const stderr = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    err += String(text)
    return true
  })
  try {
    const code = await main(args)
    return { code, out, err }
  } finally {
    stdout.mockRestore()
    stderr.mockRestore()
    process.exitCode = 0
  }
}
