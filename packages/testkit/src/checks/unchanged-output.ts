// Checks that views and facts never change after they were returned: hosts keep them and compare later ones with them.

import type { Engine, Event, Eyes, State } from '@wayfare/kernel'
import { CheckFailed, difference } from '../check-failed.ts'

type KeptOutput = { readonly what: string; readonly value: unknown; readonly text: string }

export class OutputWatch {
  private readonly kept: KeptOutput[] = []

  /** Keeps the current view of everybody. */
  look<S extends State>(engine: Engine<S>, s: S): void {
    const { seq, players } = s.core
    const everybody: Eyes[] = ['spectator', ...Array.from({ length: players }, (_, seat) => seat)]
    for (const eyes of everybody) {
      const seen = { view: engine.view(s, eyes), scores: engine.scores(s, eyes), pending: engine.pending(s, eyes) }
      this.keep(`what ${eyes === 'spectator' ? 'a spectator' : `seat ${eyes}`} saw after ${seq} moves`, seen)
    }
  }

  hear(events: readonly Event[], seq: number): void {
    this.keep(`what was told of move ${seq}`, events)
  }

  private keep(what: string, value: unknown): void {
    this.kept.push({ what, value, text: JSON.stringify(value) })
  }

  check(): void {
    for (const { what, value, text } of this.kept) {
      if (JSON.stringify(value) === text) continue
      throw new CheckFailed('shown', `${what} has changed: ${difference(JSON.parse(text), value)}`)
    }
  }
}
