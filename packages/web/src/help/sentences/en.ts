// What a choice means, by the question: said to beginners below the prompt.

export const en = {
  arnak: {
    turn: 'Use a card for its travel or its effect, never both. Anything that glows is possible.',
    pay: 'You spend nothing until the whole price is covered; free actions may still help.',
    research: 'Pay for the bridge; then the row and any bonus tile give what they show.',
    'choose-trip': 'The archaeologist stays there until the round ends.',
    'choose-guardian': 'A guardian you overcome is worth 5 points, and its site brings no more Fear.',
    'choose-exile': 'Exiling Fear saves a point, and your deck gets better.',
    'choose-recruit': 'An assistant helps once a round for the rest of the game.',
    keep: 'Cards you keep count towards the five of the next round.',
  },
  darwin: {
    turn: 'The space asks for seals in that worker’s row; a part with another worker costs a penalty.',
    'pick-crew': 'A crew card pays off once a worker has the seals on it.',
    'keep-crew': 'A crew card pays off once a worker has the seals on it.',
    'assign-seals': 'Seals stay for the whole game: a worker who specialises reaches the better spaces.',
    'choose-pair': 'Objectives bring a reward and points once you meet their requirements.',
    academy: 'You pay for the scroll and for the slot together.',
    sail: 'Only the space where you stop takes effect. Stay level with the Beagle.',
    explore: 'Only the space where the explorer stops takes effect; occupied spaces are jumped.',
    stamps: 'When the round ends, the players with the most and second most stamps on an envelope are rewarded.',
    deliver: 'Empty cells of its row and column bring coins, full ones evolution.',
    unlock: 'You may use the space at once; then it is open to all.',
    camp: 'You get the actions of the campsite, and the one beside the tent on your board.',
  },
  arkham: {
    'keep-task': 'Your route scores the segments between two of its crossings.',
    'pick-die': 'Everybody uses the numbers and tourists of the same two dice.',
    'remove-die': 'Nobody can use the die you set aside this round.',
    'choose-quarter': 'Its tourists score if your final route passes along it.',
    draw: 'At the end only one line counts, so segments that join are worth more.',
    'draw-visit': 'Each shop pays you once, and you visit one a round.',
    'draw-tome': 'Tomes help at the end, when you face the Ancient One; each works once.',
    'name-route': 'Anything not along the final route is erased.',
    'route-step': 'Horror places and links bring madness, which makes the Ancient One harder.',
    tomes: 'First you pay for failures, then you are rewarded for successes.',
  },
}

export type Sentences = typeof en
