// Checks addresses that people enter for the server to send to.

import { AddressRefused } from '../notices/outside.ts'
import { refusedField } from './refused.ts'

/** Runs `work`, and turns an address that cannot be used into a refusal that names the field. */
export async function reachable<T>(field: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AddressRefused) throw refusedField(400, 'bad-request', field, error.message)
    throw error
  }
}
