// Hints for beginners, shown below the prompt. They explain what a choice means and are keyed by the op of the question.

export const en = {
  turn: 'The space asks for seals in that worker’s row; a journal part with any worker in it costs a penalty.',
  'pick-crew': 'A crew card pays off once a worker has the seals on it.',
  'keep-crew': 'A crew card pays off once a worker has the seals on it.',
  'assign-seals': 'Seals stay for the whole game: a worker who specialises reaches the better spaces.',
  'choose-pair': 'Meet an objective’s requirements to achieve it, for a reward and points at the end.',
  academy: 'You pay for the scroll and for the slot together.',
  sail: 'Spaces that you only pass give nothing, but silver ribbons count. Do not fall behind the Beagle.',
  explore: 'Spaces that you only pass give nothing, but golden ribbons count. You jump over occupied spaces.',
  stamps: 'When the round ends, the players with the most and second most stamps on an envelope are rewarded.',
  deliver: 'Empty cells of its row and column bring coins, full ones evolution.',
  unlock: 'You may use the space at once; then it is open to all.',
  camp: 'You get the actions of the campsite, and then any action beside the tent’s old place on your board.',
}
