// For each question, a hint for beginners below the prompt that says what the choice means.

export const en = {
  turn: 'Use a card for its travel or its effect, never both. Anything that glows is possible.',
  pay: 'You spend nothing until the whole price is covered; free actions may still help.',
  research: 'After the step you get what the row and any bonus tile show.',
  'choose-trip': 'The archaeologist stays there until the round ends, unless a card moves it.',
  'choose-guardian': 'A guardian you overcome is worth 5 points, and archaeologists there bring home no more Fear.',
  'choose-exile': 'Exiling Fear saves a point, and your deck gets better.',
  'choose-recruit': 'An assistant helps once a round for the rest of the game.',
  keep: 'Cards you keep count towards the five of the next round.',
}
