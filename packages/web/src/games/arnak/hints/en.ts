// What a choice means, by the question: said to beginners below the prompt.

export const en = {
  turn: 'A card is worth its journey or its effect, never both. What glows can be done.',
  pay: 'Nothing is spent before the whole price is there; free actions may still help.',
  research: 'The bridge is paid, then the row and a bonus tile give what they show.',
  'choose-trip': 'The archaeologist stays there until the round ends.',
  'choose-guardian': 'A guardian overcome is 5 points, and nobody takes Fear from that site any more.',
  'choose-exile': 'Exiling Fear saves a point, and your deck gets better.',
  'choose-recruit': 'An assistant helps once a round for the rest of the game.',
  keep: 'What you keep counts towards the five cards of the next round.',
}
