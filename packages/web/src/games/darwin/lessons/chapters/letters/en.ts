export const en = {
  'letters.goal': 'Win two envelopes',
  'letters.reached': 'A stack on the way, and two first rewards. The stamps that remain count again next round.',
  'letters.send': 'Send a worker to write',
  'letters.stack': 'Empty a stack',
  'letters.lead': 'Overtake your rival',
  'letters.round': 'End the round',
  'letters.first': 'Take a first reward',
  'idea.send':
    'Each round the most stamps on an envelope win its first reward. *Yellow* seals send stamps: place (1)*this worker* (2)*here*.',
  'idea.stack':
    'Put two stamps on the (2)*first envelope*, level with your rival. Take them from the (1)*first stack*: empty, it lets you explore.',
  'why.stack':
    'The stamps of one action may come from any stacks, but go to one envelope. Stacks are never refilled, so each works once.',
  'idea.lead':
    'End the turn. (1)*This worker* can use the (2)*open lens*: three stamps, for a penalty of 3. Win the (3)*third envelope*: 4 points.',
  'idea.round':
    'End the turn and place your (1)*last worker*, for coins (2)*here*. Then nobody has any, and the envelopes are scored from the top.',
  'idea.first':
    'You are level on the (1)*first envelope*, so both of you are first. (2)*Take* the coins; the third envelope is yours alone.',
  'why.first': 'Then those in first and second place move half of their stamps there, rounded up, to their used ones.',
  'exam.question':
    'Round III. Your rival has two stamps on the first envelope and one on the second. How would you play this turn?',
  'exam.lesson':
    'A letter can pay twice: for the stack it empties, and for its envelope. Being level with the leader is enough.',
} as const

export type LettersTexts = Readonly<Record<keyof typeof en, string>>
