// Where there is no column the guide is a sheet, between the board and what lies below it.

import { useEveryFrame } from '../coach/on-table.ts'

/** The first of these that is there is what it stands on. */
const BELOW = ['.play-mine', '.phone-tabs']

export function useSheet(isSheet: boolean): { readonly bottom: string } | undefined {
  const bottom = useEveryFrame(() => (isSheet ? roomBelow() : 0))
  return isSheet && bottom !== null ? { bottom: `${bottom}px` } : undefined
}

function roomBelow(): number {
  for (const part of BELOW) {
    const box = document.querySelector(part)?.getBoundingClientRect()
    if (box && box.height > 0 && box.top > innerHeight / 2) return Math.round(innerHeight - box.top)
  }
  return 0
}
