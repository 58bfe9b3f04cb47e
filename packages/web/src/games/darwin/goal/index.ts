import { byLanguage } from '../../../base/i18n/by-language.ts'
import type { GameGoal, GoalTexts } from '../../../board-kit/goal.ts'
import { GoalPicture } from './picture.tsx'

export const goal: GameGoal = { Picture: GoalPicture, texts: byLanguage<GoalTexts>(import.meta.glob('./??.ts')) }
