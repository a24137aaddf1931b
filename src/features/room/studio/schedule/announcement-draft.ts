// Draft of an announced broadcast. Pure.

import { roomLimits } from '../../../../../contract/limits/room-limits.ts'
import type { Announcement } from '../../../../../contract/room/announcement.ts'
import { countCharacters } from '../../../../../rules/text/characters.ts'
import { nameForm } from '../../../../../rules/text/line-text.ts'

export interface AnnouncementDraft {
  title: string
  /** Value of a datetime-local field, in the browser's time zone. */
  start: string
  category: number
  match_id: string | null
  cover: string
}

const two = (value: number): string => String(value).padStart(2, '0')
export function localInput(time: number): string {
  const at = new Date(time)
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`
}
/** Returns null for an invalid date. */
export function timeOfInput(start: string): number | null {
  const at = Date.parse(start)
  return Number.isNaN(at) ? null : at
}

/** A new draft starts at the full hour after next. */
export function newDraft(category: number, now: number): AnnouncementDraft {
  const hour = 3_600_000
  return { title: '', start: localInput(Math.ceil(now / hour + 1) * hour), category, match_id: null, cover: '' }
}
export const draftOf = ({ title, start_at, category, match_id, cover }: Announcement): AnnouncementDraft => ({
  title,
  start: localInput(Date.parse(start_at)),
  category,
  match_id,
  cover,
})

export type AnnouncementFault = 'title-empty' | 'title-long' | 'start-missing' | 'start-past' | 'start-far'
/** `known`: the already saved start, which may be in the past. */
export function faultsOf({ title, start }: AnnouncementDraft, now: number, known?: string): AnnouncementFault[] {
  const written = countCharacters(nameForm(title))
  const at = timeOfInput(start)
  const isUnchanged = known !== undefined && at === Date.parse(known)
  const faults: [boolean, AnnouncementFault][] = [
    [written === 0, 'title-empty'],
    [written > roomLimits.title, 'title-long'],
    [at === null, 'start-missing'],
    [at !== null && at <= now && !isUnchanged, 'start-past'],
    [at !== null && at > now + roomLimits.announceDays * 86_400_000, 'start-far'],
  ]
  return faults.flatMap(([isSo, fault]) => (isSo ? [fault] : []))
}

/** Returns the list with one item moved up or down by one. */
export function moved<T>(list: readonly T[], from: number, by: -1 | 1): T[] {
  const to = from + by
  const next = [...list]
  const [one] = next.splice(from, 1)
  if (one === undefined || to < 0 || to >= list.length) return [...list]
  next.splice(to, 0, one)
  return next
}
