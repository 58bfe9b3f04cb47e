export const en = {
  goal: 'Send archaeologists across the island, and carry what they find up the research track to the Lost Temple. The most points after five rounds win.',
}
