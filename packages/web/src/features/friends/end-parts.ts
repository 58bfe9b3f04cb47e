export { CoPlayers as Part } from './co-players.tsx'
