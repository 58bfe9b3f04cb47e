export const pl = {
  goal: 'Szkol robotników, żegluj za HMS Beagle, badaj wyspy i dostarczaj okazy do muzeum. Po pięciu rundach wygrywa ten, kto ma najwięcej punktów.',
}
