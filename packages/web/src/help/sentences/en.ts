// What a choice means, by the question: said to beginners below the prompt.

export const en = {
  arnak: {
    turn: 'A card is worth its journey or its effect, never both. What glows can be done.',
    pay: 'Nothing is spent before the whole price is there; free actions may still help.',
    research: 'Pay for the bridge; then the row and any bonus tile give what they show.',
    'choose-trip': 'The archaeologist stays there until the round ends.',
    'choose-guardian': 'A guardian overcome is 5 points, and nobody takes Fear from that site any more.',
    'choose-exile': 'Exiling Fear saves a point, and your deck gets better.',
    'choose-recruit': 'An assistant helps once a round for the rest of the game.',
    keep: 'What you keep counts towards the five cards of the next round.',
  },
  darwin: {
    turn: 'The space asks for seals in that worker’s row; a part where somebody stands costs a penalty.',
    'pick-crew': 'A crew card pays off once a worker has the seals on it.',
    'keep-crew': 'A crew card pays off once a worker has the seals on it.',
    'assign-seals': 'Seals stay for the whole game: a worker who specialises reaches the better spaces.',
    'choose-pair': 'Objectives bring a reward and points once you meet what they ask for.',
    academy: 'You pay for the scroll and for the slot together.',
    sail: 'Only the space where you stop is carried out. Stay level with the Beagle.',
    explore: 'Only the space where the explorer stops takes effect; occupied spaces are jumped.',
    stamps: 'When the round ends, the players with the most and second most stamps on an envelope are rewarded.',
    deliver: 'Empty cells of its row and column bring coins, full ones evolution.',
    unlock: 'You may use the space at once; then it is open to all.',
    camp: 'You get the actions of the campsite, and what stands beside the tent on your board.',
  },
  arkham: {
    'keep-task': 'Your route scores the segments between two of its crossings.',
    'pick-die': 'Two dice give this round’s numbers and tourists to everybody.',
    'remove-die': 'Nobody can use the die you set aside this round.',
    'choose-quarter': 'Its tourists score if your final route passes along it.',
    draw: 'At the end only one line counts, so segments that join are worth more.',
    'draw-visit': 'Each shop pays you once, and you visit one a round.',
    'draw-tome': 'Tomes help at the end, when you face the Ancient One; each serves once.',
    'name-route': 'What is not along the final route is erased.',
    'route-step': 'Horror places and links bring madness, which makes the Ancient One harder.',
    tomes: 'First you pay for failures, then successes are rewarded.',
  },
}

export type Sentences = typeof en
