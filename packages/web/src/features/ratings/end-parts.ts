export { RatingPanel as Part } from './rating-panel.tsx'
