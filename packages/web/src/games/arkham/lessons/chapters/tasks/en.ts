export const en = {
  'tasks.goal': 'Make your secret task worth 8 points',
  'tasks.reached': 'A task pays for every segment you walk between two of its crossings, so a detour can be worth it.',
  'tasks.keep': 'Keep a task',
  'tasks.quarter': 'Choose dice and a quarter',
  'tasks.join': 'Connect your flags',
  'tasks.end': 'End the last round',
  'tasks.walk': 'Walk the long way',
  'tasks.finish': 'End the route',
  'idea.keep':
    'A (1)*task* brings points of its own: 1 for each segment of the final route between two of its crossings. Keep the one you like.',
  'why.keep':
    'In a game you choose before the first round, when nothing is drawn yet. Here the line is nearly finished, so that you can count.',
  'idea.quarter':
    'Flags mark your four crossings, for your eyes only. The river parts them: take (1)*two threes* to get a (2)*quarter* at the bridge.',
  'idea.join':
    'Fewer than two of your crossings on the route are worth nothing, so join what is apart: draw the (1)*bridge*.',
  'idea.end':
    'Now your flags are on one line. (1)*End* the last round: the distance between them is still to be walked.',
  'idea.walk':
    'The distance counts as you walk it: begin (1)*here*, and take these (2)*three segments* round the block instead of the short one.',
  'why.walk':
    'If the route passes a crossing several times, the passage that gives most counts. Links and river crossings count 0.',
  'idea.finish':
    'These points are safe: no Ancient One takes them. Walk on along (1)*what is left*, then (2)*end the route*.',
  'exam.question':
    'Last round. Your line runs from one of your flags, and another one is near. How would you play this turn?',
  'exam.lesson':
    'The second flag turns the whole walk to it into points. Then look which way there passes the better quarters.',
} as const

export type TasksTexts = Readonly<Record<keyof typeof en, string>>
