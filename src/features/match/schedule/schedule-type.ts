// Search params of the schedule.

/** 4 all sports, 1 football, 2 basketball, 3 the others: R-SHELL-8. */
export const scheduleTypes = [4, 1, 2, 3] as const
export type ScheduleType = (typeof scheduleTypes)[number]

export interface ScheduleSearch {
  type?: ScheduleType
  day?: string
  league?: string
  /** Only pinned leagues. */
  mine?: true
  /** Only matches with streamers. */
  hosted?: true
}
