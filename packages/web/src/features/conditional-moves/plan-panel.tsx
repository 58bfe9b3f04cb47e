// The panel in which one plans moves while others decide: what is planned, and what may be added to it.

import { useSignal } from '@preact/signals'
import { type Branch, branchesAfter, type MovesAhead } from '@wayfare/protocol'
import type { GameSpeaker } from '@wayfare/text'
import { useEffect, useRef } from 'preact/hooks'
import { useDismiss } from '../../base/browser/dismiss.ts'
import { say } from '../../base/i18n/index.ts'
import { Button, IconButton } from '../../base/ui/button.tsx'
import { OptionChip } from '../../base/ui/option-chip.tsx'
import { Segmented } from '../../base/ui/segmented.tsx'
import { Switch } from '../../base/ui/switch.tsx'
import { useRoving } from '../../board-kit/roving.ts'
import { useColumn } from '../../board-kit/side-column.ts'
import { addBranch, type BranchPath, hasRoom, movesAlong, removeBranch } from './branches.ts'
import { sayState } from './plan-news.ts'
import type { Planning } from './use-plan.ts'
import './plans.css'

type Props = {
  readonly planning: Planning
  readonly speaker: GameSpeaker
  /** The view of the seat, from which moves get their names. */
  readonly view: unknown
  readonly isMyTurn: boolean
  close(): void
}

const ROOT: BranchPath = []

export function PlanPanel({ planning, speaker, view, isMyTurn, close }: Props) {
  const { plan } = planning
  const column = useColumn()
  const panel = useRef<HTMLElement>(null)
  /** The decision to which a line is added. */
  const at = useSignal<BranchPath>(ROOT)
  const failed = useSignal(false)
  const isWaiting = plan?.state === 'waiting'
  const branches = isWaiting ? plan.branches : []
  const even = isWaiting && plan.evenIfRevealed
  useDismiss(true, close, { inside: () => [panel.current], outside: false, escape: 'last' })
  const save = async (next: readonly Branch[], evenIfRevealed = even) => {
    at.value = ROOT
    failed.value = !(await planning.save(next, evenIfRevealed))
  }
  const words = (branch: Branch) => sayBranch(branch, speaker, view)
  return (
    <aside
      class="plans"
      ref={panel}
      aria-label={say('plans.title')}
      data-place={column ? 'column' : 'sheet'}
      style={column ?? undefined}
    >
      <div class="plans-head">
        <h2>{say('plans.title')}</h2>
        <IconButton icon="close" size="small" label={say('plans.hide')} onClick={close} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section class="plans-body scroll" aria-label={say('plans.title')} tabIndex={0}>
        <p class="plans-hint">{say('plans.lead')}</p>
        <p class="plans-state" role="status">
          {failed.value ? say('plans.failed') : plan && sayState(plan)}
        </p>
        {branches.length > 0 && (
          <>
            <BranchList
              branches={branches}
              words={words}
              mayFollow={(path) => hasRoom(branches, path)}
              follow={(path) => {
                at.value = path
              }}
              remove={(path) => void save(removeBranch(branches, path))}
            />
            <Switch label={say('plans.even')} on={even} onChange={(on) => void save(branches, on)} />
          </>
        )}
        {isMyTurn && <p>{say('plans.myTurn')}</p>}
        {!isMyTurn && hasRoom(branches, at.value) && (
          <AddBranch
            key={`${planning.moment} ${at.value}`}
            after={movesAlong(branches, at.value)}
            speaker={speaker}
            view={view}
            ahead={planning.ahead}
            add={(branch) => void save(addBranch(branches, at.value, branch))}
          />
        )}
      </section>
      <div class="plans-foot">
        <p class="plans-hint">{say('plans.secret')}</p>
        {at.value.length > 0 && (
          <Button
            size="small"
            onClick={() => {
              at.value = ROOT
            }}
          >
            {say('plans.toStart')}
          </Button>
        )}
        {branches.length > 0 && (
          <Button size="small" icon="trash" onClick={() => void save([])}>
            {say('plans.clear')}
          </Button>
        )}
      </div>
    </aside>
  )
}

type ListProps = {
  readonly branches: readonly Branch[]
  readonly path?: BranchPath
  words(branch: Branch): string
  mayFollow(path: BranchPath): boolean
  follow(path: BranchPath): void
  remove(path: BranchPath): void
}

function BranchList({ branches, path = ROOT, words, mayFollow, follow, remove }: ListProps) {
  return (
    <ol class="plans-branches">
      {branches.map((branch, index) => {
        const own = [...path, index]
        const then = branchesAfter(branch)
        return (
          <li key={index}>
            <div class="plans-branch">
              <span>{words(branch)}</span>
              {'move' in branch && mayFollow(own) && (
                <IconButton
                  size="small"
                  icon="branch"
                  label={say('plans.addThen', { line: words(branch) })}
                  onClick={() => follow(own)}
                />
              )}
              <IconButton
                size="small"
                icon="trash"
                label={say('plans.remove', { line: words(branch) })}
                onClick={() => remove(own)}
              />
            </div>
            {then.length > 0 && <BranchList branches={then} path={own} {...{ words, mayFollow, follow, remove }} />}
          </li>
        )
      })}
    </ol>
  )
}

function sayBranch(branch: Branch, speaker: GameSpeaker, view: unknown): string {
  if (branch.when === 'nothing-else') return say('plans.nothingElse')
  const move = speaker.sayMove(branch, view)
  if (branch.when === 'possible') return say('plans.possible', { move })
  return say('plans.asked', { prompt: speaker.sayPrompt(branch), move })
}

type AddProps = {
  /** The seat's own moves before the decision. */
  readonly after: readonly string[]
  readonly speaker: GameSpeaker
  readonly view: unknown
  readonly ahead: Planning['ahead']
  add(branch: Branch): void
}

type Kind = 'possible' | 'asked'
type Question = MovesAhead['questions'][number]

/** The moves that may be offered then, to choose from. */
function AddBranch({ after, speaker, view, ahead, add }: AddProps) {
  const questions = useSignal<readonly Question[] | null | undefined>(undefined)
  const kind = useSignal<Kind>('possible')
  useEffect(() => {
    let isGone = false
    void ahead(after).then((found) => {
      if (!isGone) questions.value = found
    })
    return () => {
      isGone = true
    }
  }, [])
  const last = after.at(-1)
  const found = questions.value
  const pick = ({ op, from }: Question, move: string) =>
    add(kind.value === 'possible' ? { when: 'possible', move } : { when: 'asked', op, from, move })
  return (
    <div class="plans-add" aria-busy={found === undefined}>
      <h3>
        {last === undefined ? say('plans.atTurn') : say('plans.after', { move: speaker.sayMove({ move: last }, view) })}
      </h3>
      <Segmented<Kind>
        label={say('plans.kind')}
        value={kind.value}
        segments={[
          { value: 'possible', label: say('plans.kindPossible') },
          { value: 'asked', label: say('plans.kindAsked') },
        ]}
        onChange={(next) => {
          kind.value = next
        }}
      />
      {found === undefined && <p role="status">{say('plans.looking')}</p>}
      {found === null && <p role="status">{say('plans.unknown')}</p>}
      {found?.map((question) => (
        <QuestionMoves
          key={`${question.op} ${question.from}`}
          title={speaker.sayPrompt(question)}
          moves={question.moves.map((move) => ({ move, label: speaker.sayMove({ move }, view) }))}
          pick={(move) => pick(question, move)}
        />
      ))}
      <Button size="small" icon="pass" onClick={() => add({ when: 'nothing-else' })}>
        {say('plans.nothingElse')}
      </Button>
    </div>
  )
}

type MovesProps = {
  readonly title: string
  readonly moves: readonly { readonly move: string; readonly label: string }[]
  pick(move: string): void
}

function QuestionMoves({ title, moves, pick }: MovesProps) {
  const list = useRef<HTMLUListElement>(null)
  useRoving(list)
  return (
    <>
      <h4>{title}</h4>
      <ul class="plans-moves" ref={list} aria-label={title}>
        {moves.map(({ move, label }) => (
          <li key={move}>
            <OptionChip label={label} onPick={() => pick(move)} />
          </li>
        ))}
      </ul>
    </>
  )
}
