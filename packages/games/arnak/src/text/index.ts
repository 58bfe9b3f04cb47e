import type { GameTexts } from '@wayfare/text'
export const arnakTexts = {} as GameTexts
