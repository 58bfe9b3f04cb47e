export const en = {
  goal: 'Train your workers with seals, sail after the Beagle, explore islands and bring specimens to the museum. The most points after five rounds win.',
}
