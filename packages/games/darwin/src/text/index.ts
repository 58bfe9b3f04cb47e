import type { GameTexts } from '@wayfare/text'
export const darwinTexts = undefined as unknown as GameTexts
