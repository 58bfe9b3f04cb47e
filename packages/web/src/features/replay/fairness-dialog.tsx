// Checks that a game was fair. The whole game is played again on this device, and everybody may look at the numbers.

import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { say } from '../../base/i18n/index.ts'
import { Dialog } from '../../base/ui/dialog.tsx'
import { Icon } from '../../base/ui/icon.tsx'
import { Progress } from '../../base/ui/progress.tsx'
import { type FairnessVerdict, isFair } from '../../client/finished/fairness.ts'
import type { Player } from '../../client/finished/player.ts'
import { loadServerInfo, serverInfo } from '../../client/online/server-info.ts'

type Props = { readonly player: Player; readonly names: readonly string[]; readonly onClose: () => void }

export function FairnessDialog({ player, names, onClose }: Props) {
  const verdict = useSignal<FairnessVerdict | { readonly failed: string } | null>(null)
  const far = useSignal({ done: 0, of: 1 })
  useEffect(() => {
    void loadServerInfo()
    player
      .request('verify', null, (done, of) => {
        far.value = { done, of }
      })
      .then(
        (found) => {
          verdict.value = found
        },
        (error: Error) => {
          verdict.value = { failed: error.message }
        },
      )
  }, [player])
  const { done, of } = far.value
  const found = verdict.value
  return (
    <Dialog open wide heading={say('replay.verify')} closeLabel={say('app.close')} onClose={onClose} class="fairness">
      {found === null && <Progress text={say('replay.verifying')} value={done / of} count={`${done} / ${of}`} />}
      {found && 'failed' in found && <p role="alert">{say('replay.fails', { message: found.failed })}</p>}
      {found && !('failed' in found) && <Found verdict={found} names={names} />}
    </Dialog>
  )
}

function Found({ verdict, names }: { readonly verdict: FairnessVerdict; readonly names: readonly string[] }) {
  const fair = isFair(verdict)
  const { facts } = verdict
  return (
    <>
      <p class="fairness-verdict" data-fair={fair} role="status">
        <Icon name={fair ? 'shield' : 'warning'} size={30} />
        <span>{sentence(verdict)}</span>
      </p>
      {fair && <p>{proofOfMoves(verdict, serverInfo.value?.logKey)}</p>}
      <p class="fairness-rows">{say('replay.rowsPlayed', { count: facts.rows })}</p>
      <details class="fairness-numbers">
        <summary>{say('replay.numbers')}</summary>
        <dl>
          {numbersOf(verdict, names).map(({ title, value, fits }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>
                <code>{value}</code>
                {fits !== undefined && <Icon name={fits ? 'check' : 'cross'} size={18} />}
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  )
}

function sentence(verdict: FairnessVerdict): string {
  const { promise, moves, end } = verdict
  if (isFair(verdict)) return say(promise === 'kept' ? 'replay.fits' : 'replay.fitsSeed')
  if (verdict.signature === 'broken') return say('replay.fails', { message: say('replay.failsSignature') })
  if (promise === 'broken') return say('replay.fails', { message: say('replay.failsPromise') })
  if (moves !== 'fit') return say('replay.fails', { message: say('replay.failsMove', { row: moves.row }) })
  return say('replay.fails', { message: end === 'missed' ? say('replay.failsEnd') : '' })
}

/**
 * Says what is known about the moves: that they follow the rules does not prove that they are the ones that were made.
 */
function proofOfMoves({ signature, facts }: FairnessVerdict, serverKey: string | undefined): string {
  if (signature === 'none') return say('replay.notSigned')
  if (signature === 'unchecked') return say('replay.signatureUnchecked')
  return say(facts.signedBy === serverKey ? 'replay.signedHere' : 'replay.signedElsewhere')
}

type Numbers = readonly { readonly title: string; readonly value: string; readonly fits?: boolean }[]

function numbersOf({ facts, promise, end, moves, signature }: FairnessVerdict, names: readonly string[]): Numbers {
  const { commitment, recomputed, secret, contributions, seed, claimed, found, signedBy } = facts
  return [
    ...(commitment ? [{ title: say('replay.commitment'), value: commitment }] : []),
    ...(secret ? [{ title: say('replay.secret'), value: secret }] : []),
    ...(recomputed ? [{ title: say('replay.recomputed'), value: recomputed, fits: promise === 'kept' }] : []),
    ...contributions.map(({ seat, bytes }) => ({
      title: say('replay.added', { name: names[seat] as string }),
      value: bytes,
    })),
    { title: say('replay.seed'), value: seed },
    { title: say('replay.claimed'), value: claimed },
    {
      title: say('replay.found'),
      value: found ?? (moves === 'fit' ? '–' : moves.message),
      fits: end === 'reached',
    },
    ...(signedBy
      ? [
          {
            title: say('replay.signedBy'),
            value: signedBy,
            ...(signature === 'unchecked' ? {} : { fits: signature === 'valid' }),
          },
        ]
      : []),
  ]
}
