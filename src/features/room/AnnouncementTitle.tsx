// Title of an announced broadcast, covered where this user hides scores: a title may contain one.
import type { Announcement } from '../../../contract/room/announcement.ts'
import { useTalkCovered } from '../match/state/use-match-covered.ts'
import { recordingsOf } from '../match/state/use-title-covered.ts'
import { useSpoilerText } from '../spoiler/use-spoiler-text.ts'

export function AnnouncementTitle({ announcement }: { announcement: Pick<Announcement, 'id' | 'room_id' | 'title' | 'match_id'> }) {
  const { id, room_id, title, match_id } = announcement
  const textOf = useSpoilerText(useTalkCovered(match_id, recordingsOf(room_id)))
  return textOf({ id, text: title })
}
