// Describes each step of a plan: its facts, what it touches, and the refusals that remain.

import { type Engine, type Event, factsFor, type HowToStep, type Option, type Seat, type State } from '@wayfare/kernel'

export function describeSteps<S extends State>(
  engine: Engine<S>,
  world: S,
  seat: Seat,
  options: readonly Option[],
  wanted: string,
): HowToStep[] {
  const s = engine.clone(world)
  return options.map((option) => {
    const events: Event[] = []
    const undoable = engine.undoable(s, seat)
    engine.apply(s, seat, option, events)
    return {
      move: option.move,
      on: option.on,
      facts: factsFor(events, seat),
      final: engine.undoable(s, seat) !== undoable + 1,
      left: engine.explain(s, seat, wanted),
    }
  })
}
