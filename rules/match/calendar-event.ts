// What a match is in a calendar, by whichever way it comes there: a file that the device makes, or the address that it subscribes to.
import type { Sport } from '../../contract/match/match-row.ts'

/** Never changes: a match that moves is the same event. RFC 5545, section 3.8.4.7. */
export const calendarUid = (matchId: string): string => `${matchId}@grandstand`

/** Minutes from start to end, breaks included. */
export const calendarMinutes: Record<Sport, number> = { football: 115, basketball: 140, tennis: 150, badminton: 60, esports: 150 }
