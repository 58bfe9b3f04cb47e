export const en = {
  goal: 'Draw streets past the tourists. After ten rounds one unbroken line is your route: the quarters and tourists beside it make your points.',
}
