export const en = {
  'letters.goal': 'Win two envelopes',
  'letters.reached':
    'You won the first rewards of two envelopes. Half of your stamps there, rounded up, are used up; the others count on.',
  'letters.send': 'Send a worker to write',
  'letters.stack': 'Empty a stack',
  'letters.lead': 'Overtake your rival',
  'letters.round': 'End the round',
  'idea.send':
    'Each round the most stamps on an envelope win its first reward. *Yellow* seals send stamps: place (1)*this worker* (2)*here*.',
  'idea.stack':
    'Put two stamps on the (2)*first envelope*, level with your rival. Take them from the (1)*first stack*: empty, it lets you (3)*explore*.',
  'why.stack':
    'The stamps of one action may come from any stacks, but go to one envelope. Stacks are never refilled, so each works once.',
  'idea.lead':
    'End the turn. (1)*This worker* can use the (2)*open lens*: three stamps, for a penalty of 3. Win the (3)*third envelope*: 4 points.',
  'idea.round':
    'End the turn, place your (1)*last worker* (2)*here*, and end the round. On the (3)*first envelope* you are level: both are first.',
  'why.round':
    'When nobody has a worker left, the envelopes are scored, the topmost first. The second place brings less.',
  'exam.question':
    'Round III. Your rival has two stamps on the first envelope and one on the second. How would you play this turn?',
  'exam.lesson':
    'A letter can pay twice: for the stack it empties, and for its envelope. Being level with the leader is enough.',
} as const

export type LettersTexts = Readonly<Record<keyof typeof en, string>>
