// The tips that Pim gives in a first game with a tutor, the costliest to miss first.

import type { ArnakView } from '@wayfare/arnak'
import { lostByPassing, ROUNDS } from '@wayfare/arnak/tables'
import { byLanguage } from '../../../../base/i18n/by-language.ts'
import {
  both,
  did,
  either,
  not,
  offered,
  offersLike,
  times,
  touched,
} from '../../../../board-kit/lessons/conditions.ts'
import type { Condition, Moment } from '../../../../board-kit/lessons/lesson.ts'
import type { Tutor } from '../../../../board-kit/lessons/tutor.ts'

type Here = Moment<ArnakView>

const own = ({ view, seat }: Here) => view.explorers[seat] as ArnakView['explorers'][number]
const isLastRound: Condition<ArnakView> = ({ view }) => view.round === ROUNDS

const isOneHome: Condition<ArnakView> = (moment) => own(moment).home === 1

/** A player who has placed both archaeologists may well pass next; free actions are still possible until that turn ends. */
const mayLeaveRound: Condition<ArnakView> = either(
  both(offered('pass'), not(offered('dig ...', 'discover ...'))),
  both(offered('end'), (moment: Here) => own(moment).passed),
)

/** The free actions that passing now would leave unused. */
const unused = ({ view, seat, offers }: Here) =>
  lostByPassing(
    view,
    seat,
    offers.map(({ move }) => move),
  )

const FEAR = ['exile hand fear', 'exile area fear', 'exile fear-tile'] as const
export const tutor: Tutor<ArnakView> = {
  game: 'arnak',
  options: { temple: 'bird' },
  round: ({ round }) => round,
  tips: [
    {
      id: 'last-step',
      when: both(isLastRound, offered('research ...')),
      before: mayLeaveRound,
      used: both(isLastRound, did('step')),
      lit: (moment) => [touched(moment, 'research ...', 1)],
      rule: 'ARN-RES-02',
    },
    {
      id: 'guardian',
      when: offered('overcome ...'),
      before: mayLeaveRound,
      used: did('overcome'),
      taughtBy: { chapters: ['guardians', 'round'] },
      lit: (moment) => [touched(moment, 'overcome ...')],
      rule: 'ARN-ROUND-11',
    },
    {
      id: 'last-card',
      when: both(isLastRound, offered('buy ...')),
      before: mayLeaveRound,
      used: both(isLastRound, did('bought')),
      lit: (moment) => [touched(moment, 'buy ...')],
      rule: 'ARN-RES-02',
    },
    {
      id: 'fear',
      when: offered(...FEAR),
      before: (moment) => offersLike(moment, 'exile ...').length > offersLike(moment, 'exile * fear').length,
      used: either(
        did('exiled', ({ card }) => card === 'fear'),
        did('exiled-tile'),
      ),
      taughtBy: { chapters: ['exile'] },
      lit: (moment) => [touched(moment, 'exile * fear')],
      rule: 'ARN-FEAR-01',
    },
    {
      id: 'assistant',
      when: (moment) => unused(moment).assistants.length > 0,
      before: mayLeaveRound,
      used: did('used'),
      taughtBy: { chapters: ['assistants'] },
      lit: (moment) => [unused(moment).assistants],
      rule: 'ARN-ASSIST-07',
    },
    {
      id: 'boon',
      when: both(isLastRound, offered('boon ...')),
      before: mayLeaveRound,
      used: did('boon'),
      taughtBy: { chapters: ['guardians'] },
      lit: (moment) => [touched(moment, 'boon ...')],
      rule: 'ARN-GUARD-07',
    },
    {
      id: 'archaeologist',
      when: both(offered('dig ...'), isOneHome),
      before: both(offered('pass'), not(offered('discover ...', 'overcome ...', 'buy ...', 'research ...'))),
      used: (moment) => times('dug', moment) + times('discovered', moment) > 1,
      taughtBy: { chapters: ['round'] },
      lit: (moment) => [touched(moment, 'dig ...')],
      rule: 'ARN-DIG-01',
    },
    {
      id: 'cards',
      when: (moment) => unused(moment).cards.length > 0,
      before: mayLeaveRound,
      used: (moment) => did('played')(moment) && unused(moment).cards.length === 0,
      taughtBy: { ideas: ['funding'], chapters: ['round'] },
      lit: (moment) => [unused(moment).cards],
      rule: 'ARN-PASS-04',
    },
    {
      id: 'buy',
      when: both(not(isLastRound), offered('buy ...')),
      before: mayLeaveRound,
      used: did('bought'),
      taughtBy: { chapters: ['round'] },
      lit: (moment) => [touched(moment, 'buy ...')],
      rule: 'ARN-ROUND-17',
    },
    {
      id: 'slot',
      when: both(not(isLastRound), offered('slot ...')),
      before: mayLeaveRound,
      used: did('slotted'),
      taughtBy: { ideas: ['slot'] },
      lit: () => [['idol']],
      rule: 'ARN-IDOL-02',
    },
  ],
  texts: byLanguage(import.meta.glob('./??.ts')),
}
