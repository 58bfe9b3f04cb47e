import type { CrossingId } from './crossings.ts'

// The crossings on the eight task cards (ARK-TASK-01), none of which is a gate.
export const TASKS = {
  'task-1': ['c11', 'c34', 'c41', 'c65'],
  'task-2': ['c15', 'c31', 'c46', 'c52'],
  'task-3': ['c22', 'c25', 'c30', 'c56'],
  'task-4': ['c01', 'c13', 'c36', 'c54'],
  'task-5': ['c03', 'c04', 'c35', 'c51'],
  'task-6': ['c12', 'c20', 'c45', 'c63'],
  'task-7': ['c14', 'c21', 'c50', 'c55'],
  'task-8': ['c10', 'c16', 'c23', 'c53'],
} as const satisfies Record<string, readonly CrossingId[]>

export type TaskId = keyof typeof TASKS
