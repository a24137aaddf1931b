// Groups tasks: daily, sharing, and one-time. Pure.
import type { Task } from '../../../../contract/task/task.ts'

export interface TaskGroups {
  daily: Task[]
  share: Task[]
  once: Task[]
  /** Counts of all daily tasks. */
  doneToday: number
  ofToday: number
}

export function groupTasks(list: readonly Task[]): TaskGroups {
  const today = list.filter(({ period }) => period === 'day')
  return {
    daily: today.filter(({ act }) => act !== 'share'),
    share: today.filter(({ act }) => act === 'share'),
    once: list.filter(({ period }) => period === 'once'),
    doneToday: today.filter(({ is_complete }) => is_complete === 1).length,
    ofToday: today.length,
  }
}
