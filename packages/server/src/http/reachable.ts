// Addresses that people give us to send to.

import { AddressRefused } from '../notices/outside.ts'
import { refusedField } from './refused.ts'

/** Where it cannot be sent to, a refusal that names the field. */
export async function reachable<T>(field: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AddressRefused) throw refusedField(400, 'bad-request', field, error.message)
    throw error
  }
}
