// Which tasks stand together: those of the day, those of sharing, those that are done once. Pure.
import type { Task } from '../../../../contract/task.ts'

export interface TaskGroups {
  daily: Task[]
  share: Task[]
  once: Task[]
  /** Of all that come anew each day. */
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
