// What a choice means, by the question: said to beginners below the prompt.

export const en = {
  turn: 'The space asks for seals in that worker’s row; a part with another worker costs a penalty.',
  'pick-crew': 'A crew card pays off once a worker has the seals on it.',
  'keep-crew': 'A crew card pays off once a worker has the seals on it.',
  'assign-seals': 'Seals stay for the whole game: a worker who specialises reaches the better spaces.',
  'choose-pair': 'Objectives bring a reward and points once you meet their requirements.',
  academy: 'You pay for the scroll and for the slot together.',
  sail: 'Only the space where you stop takes effect. Stay level with the Beagle.',
  explore: 'Only the space where the explorer stops takes effect; you jump over occupied spaces.',
  stamps: 'When the round ends, the players with the most and second most stamps on an envelope are rewarded.',
  deliver: 'Empty cells of its row and column bring coins, full ones evolution.',
  unlock: 'You may use the space at once; then it is open to all.',
  camp: 'You get the actions of the campsite, and the one beside the tent on your board.',
}
