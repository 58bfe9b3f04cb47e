// Puts the queue of effects into words: what will still happen.

import type { AllOps } from '@wayfare/arnak/tables'
import type { KeyOf } from '@wayfare/text'
import type { IconName } from './icon.tsx'
import type { en } from './text/en.ts'

type Word = Extract<KeyOf<typeof en>, `ahead.${string}`> extends `ahead.${infer W}` ? W : never

export type PreviewedEffect = {
  readonly say: Word
  readonly icon?: IconName
  /** True if it reveals something, so that undo ends there. */
  readonly eye?: true
}

const word = (say: Word, icon?: IconName): PreviewedEffect => (icon ? { say, icon } : { say })
const revealingWord = (say: Word, icon?: IconName): PreviewedEffect => ({ ...word(say, icon), eye: true })

/** Effects of the rules that need no attention, and the turn, which goes on anyway. */
const SILENT = null

export const AHEAD: { readonly [O in keyof AllOps]: PreviewedEffect | null } = {
  'begin-round': word('next-round', 'moon'),
  'begin-alone': SILENT,
  'end-round': word('round-ends', 'moon'),
  keep: word('keep', 'hand'),
  discarded: word('keep', 'hand'),
  prepare: word('next-round', 'moon'),
  turn: SILENT,
  pass: word('pass', 'pass'),
  'end-turn': word('turn-ends', 'end'),
  acted: SILENT,
  'rival-turn': revealingWord('rival-turn'),

  visit: word('dig', 'dig'),
  'use-again': word('again', 'dig'),
  'use-site': word('use-site', 'dig'),
  found: word('found', 'idol'),
  'reveal-site': revealingWord('reveal-site', 'site'),
  'site-revealed': revealingWord('reveal-site', 'site'),
  'reveal-guardian': revealingWord('reveal-guardian', 'guardian'),
  'guardian-revealed': revealingWord('reveal-guardian', 'guardian'),
  send: word('send', 'archaeologist'),
  'choose-trip': word('send', 'archaeologist'),
  activate: word('activate', 'dig'),
  'choose-site': word('activate', 'dig'),
  'top-tile': revealingWord('top-tile', 'site'),
  relocate: word('relocate', 'archaeologist'),
  'choose-move': word('relocate', 'archaeologist'),
  relocated: word('relocate', 'archaeologist'),
  recall: word('recall', 'home'),
  'choose-recall': word('recall', 'home'),
  recalled: word('recall', 'home'),

  overcome: word('overcome', 'overcome'),
  'boon-used': word('boon', 'guardian'),
  'overcome-free': word('overcome', 'overcome'),
  'choose-guardian': word('overcome', 'overcome'),
  lead: word('lead', 'guardian'),
  'choose-lead': word('lead', 'guardian'),
  led: word('lead', 'guardian'),

  lay: word('lay', 'play'),
  bought: word('bought', 'hand'),
  buy: word('buy', 'item'),
  'choose-buy': word('buy', 'item'),
  take: word('take', 'hand'),
  'choose-take': word('take', 'hand'),
  taken: word('take', 'hand'),
  hammer: word('unexile', 'item'),
  'choose-exiled': word('unexile', 'item'),
  unexiled: word('unexile', 'item'),

  draw: revealingWord('draw', 'draw'),
  'choose-draw': revealingWord('draw', 'draw'),
  drawn: revealingWord('draw', 'draw'),
  exile: word('exile', 'exile'),
  'choose-exile': word('exile', 'exile'),
  exiled: word('exile', 'exile'),
  'exile-tile': word('fear-tile', 'fear'),
  'give-up': word('give', 'handcard'),
  'choose-give': word('give', 'handcard'),
  given: word('give', 'handcard'),
  earring: revealingWord('look', 'deck'),
  'choose-number': revealingWord('look', 'deck'),
  'set-apart': revealingWord('look', 'deck'),
  'choose-keep': word('keep-card', 'hand'),
  kept: word('keep-card', 'hand'),
  'choose-return': word('return', 'deck'),
  returned: word('return', 'deck'),
  'apart-rest': word('rest', 'play'),

  research: word('research', 'research'),
  step: word('research', 'research'),
  'choose-order': word('order', 'research'),
  'choose-bonus': word('bonus', 'research'),
  'bonus-chosen': word('bonus', 'research'),
  'look-in-temple': revealingWord('lost-temple', 'temple'),
  'choose-lost': word('bonus', 'temple'),
  'lost-taken': word('bonus', 'temple'),
  'temple-tile': word('temple-tile', 'temple'),

  exhaust: word('exhaust', 'assistant'),
  recruit: revealingWord('recruit', 'recruit'),
  'choose-recruit': revealingWord('recruit', 'recruit'),
  recruited: revealingWord('recruit', 'recruit'),
  rescue: revealingWord('rescue', 'recruit'),
  'choose-rescue': word('rescue', 'recruit'),
  rescued: word('rescue', 'recruit'),
  gild: word('gild', 'gold'),
  'choose-gild': word('gild', 'gold'),
  gilded: word('gild', 'gold'),
  borrow: word('borrow', 'assistant'),
  'choose-borrow': word('borrow', 'assistant'),
  swap: word('swap', 'swap'),
  'choose-swap': word('swap', 'swap'),
  swapped: word('swap', 'swap'),
  slot: word('slot', 'idol'),
  unslot: word('unslot', 'idol'),
  'choose-slot': word('unslot', 'idol'),
  unslotted: word('unslot', 'idol'),

  gain: word('gain'),
  'compass-per': word('gain', 'compass'),
  fear: word('fear', 'fear'),
  travel: word('travel', 'car'),
  upgrade: word('upgrade', 'upgrade'),
  'choose-upgrade': word('upgrade', 'upgrade'),
  trade: word('upgrade', 'upgrade'),
  refresh: word('refresh', 'refresh'),
  'choose-refresh': word('refresh', 'refresh'),
  refreshed: word('refresh', 'refresh'),
  'this-round': word('this-round', 'moon'),
  'pass-for': word('pass', 'pass'),
  'two-of': word('choose'),
  'one-more': word('choose'),

  all: word('more'),
  'one-of': word('choose'),
  may: word('may'),
  lanes: SILENT,
  pay: word('pay'),
  collect: word('pay'),
  spend: word('pay'),
}

export type PendingEffect = { readonly by: number; readonly op: string; readonly from: string | null }
export type PreviewStep = PendingEffect & { readonly ahead: PreviewedEffect; readonly times: number }

/**
 * Questions whose answer may have a price. They wait below the payment in case it is taken back, and are over when it
 * is made.
 */
const PRICED: readonly string[] = ['may', 'one-of', 'choose-trip', 'choose-site', 'choose-buy', 'research']

function withoutAnswered(pending: readonly PendingEffect[]): readonly PendingEffect[] {
  const [asked, ...rest] = pending
  if (asked?.op !== 'pay' && asked?.op !== 'collect') return rest
  const answered = rest.findIndex(({ by, op, from }) => PRICED.includes(op) && by === asked.by && from === asked.from)
  return rest.filter((_, i) => i !== answered)
}

/** The steps after the question, which is in the prompt already. Equal steps are combined with a number. */
export function stepsAhead(pending: readonly PendingEffect[]): PreviewStep[] {
  const steps: PreviewStep[] = []
  for (const one of withoutAnswered(pending)) {
    const ahead = Object.hasOwn(AHEAD, one.op) ? AHEAD[one.op as keyof AllOps] : undefined
    if (!ahead) continue
    const last = steps.at(-1)
    if (last && last.ahead.say === ahead.say && last.from === one.from && last.by === one.by)
      steps[steps.length - 1] = { ...last, times: last.times + 1 }
    else steps.push({ ...one, ahead, times: 1 })
  }
  return steps
}
