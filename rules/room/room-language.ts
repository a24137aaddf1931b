// The language of a room, from its title and its streamer's name, and sorting of rooms by the reader's language. Pure.
import type { Lang } from '../../contract/limits/limits.ts'
import type { RoomCard } from '../../contract/room/room-card.ts'
import { langOfText } from '../text/text-lang.ts'

/** A title in plain Latin letters may consist of team names: then the streamer's name is better evidence. */
export function langOfRoom({ title, nickname }: Pick<RoomCard, 'title' | 'nickname'>): Lang | null {
  const [titled, named] = [langOfText(title), langOfText(nickname)]
  return titled === null || titled === 'en' ? (named ?? titled) : titled
}

/** Live rooms first, among them those in the reader's language first; otherwise stable. */
export function inLanguageFirst<Room extends Pick<RoomCard, 'title' | 'nickname' | 'is_live'>>(rooms: readonly Room[], lang: Lang): Room[] {
  const rank = (room: Room): number => (room.is_live ? (langOfRoom(room) === lang ? 0 : 1) : 2)
  return [...rooms].sort((a, b) => rank(a) - rank(b))
}
