import { vi } from 'vitest'
import { main } from '../main.ts'

/** Runs the command in this process and catches what it prints. */
export async function wayfare(...args: string[]): Promise<{ code: number; out: string; err: string }> {
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
