import { signal } from '@preact/signals'
import type { Offered } from '@wayfare/protocol'
import { expect, test } from 'vitest'
import { makePointing } from '../../board-kit/pointing.ts'
import { NOTHING_SELECTED } from '../../board-kit/selection.ts'
import { makeConfirming } from '../../features/play/confirmation.ts'
import type { Props } from './props.ts'
import { pointOrReplace } from './replace-pointed.ts'

const OPTIONS: readonly Offered[] = ['w2', 'w3'].flatMap((worker) =>
  ['museum-deliver', 'small-right'].map((space) => ({ move: `place ${worker} ${space}`, on: [worker, space] })),
)

/**
 * Points at one thing after another. Returns the move that waits for confirmation, the selection, and the refused
 * thing.
 */
function after(...ids: readonly string[]) {
  const options = signal(OPTIONS)
  const selection = signal(NOTHING_SELECTED)
  const refused: string[] = []
  const confirming = makeConfirming(
    options,
    () => true,
    () => {},
    selection,
  )
  const pointing = makePointing(options, { take: confirming.take, refused: (id) => void refused.push(id) }, selection)
  for (const id of ids) pointOrReplace({ pointing, picture: { options: OPTIONS } as unknown as Props['picture'] }, id)
  return { armed: confirming.armed.value?.move ?? null, pointed: pointing.pointed.value, refused }
}

test('another worker or space replaces the one of a move that waits for confirmation, whichever came first', () => {
  expect(after('museum-deliver', 'w2')).toMatchObject({ armed: 'place w2 museum-deliver' })
  expect(after('museum-deliver', 'w2', 'small-right')).toEqual({ armed: null, pointed: ['small-right'], refused: [] })
  expect(after('w2', 'museum-deliver', 'w3')).toEqual({ armed: null, pointed: ['w3'], refused: [] })
  expect(after('w2', 'museum-deliver', 'small-right')).toMatchObject({ armed: 'place w2 small-right', refused: [] })
})
