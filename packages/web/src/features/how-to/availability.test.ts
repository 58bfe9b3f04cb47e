import { arkhamAvailability } from '@wayfare/arkham/availability'
import { arnakAvailability } from '@wayfare/arnak/availability'
import { darwinAvailability } from '@wayfare/darwin/availability'
import { expect, test } from 'vitest'
import type { Availability } from '../../board-kit/availability.ts'
import { gameOf } from '../../games/index.ts'
import { whenAvailable } from './availability.ts'

const RULES: Readonly<Record<string, Availability>> = {
  arkham: arkhamAvailability,
  arnak: arnakAvailability,
  darwin: darwinAvailability,
}
const told = (id: string, reasons: readonly { readonly rule: string }[], round: number) =>
  whenAvailable({ rounds: gameOf(id).rounds, rules: RULES[id] ?? {} }, reasons, round)

test('it is shown only if one rule refuses the move, and not after the last round', () => {
  expect(told('arnak', [{ rule: 'ARN-DIG-04' }], 2)).toMatchObject({ round: 3, sure: true })
  expect(told('arnak', [{ rule: 'ARN-DIG-03' }, { rule: 'ARN-DIG-03' }], 4)).toMatchObject({ round: 5, sure: false })
  expect(told('arnak', [{ rule: 'ARN-DIG-04' }], 5)).toBe('too late')
  expect(told('arnak', [{ rule: 'ARN-DIG-04' }, { rule: 'ARN-GUARD-02' }], 2)).toBeUndefined()
  expect(told('darwin', [{ rule: 'DAR-PLACE-12' }], 2)).toBe('lens')
  expect(told('arnak', [{ rule: 'KER-PAY' }], 2)).toBeUndefined()
  expect(told('kit', [{ rule: 'KIT-PAY-03' }], 2)).toBeUndefined()
})
