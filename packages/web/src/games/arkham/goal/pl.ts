export const pl = {
  goal: 'Wytyczaj odcinki obok turystów. Po dziesięciu rundach jedna nieprzerwana linia to twoja trasa: punkty dają kwartały i turyści wzdłuż niej.',
}
