// In which language a room is spoken, as its title and its streamer's name tell, and rooms by the language of the reader. Pure.
import type { Lang } from '../../contract/limits/limits.ts'
import type { RoomCard } from '../../contract/room/room-card.ts'
import { langOfText } from '../text/text-lang.ts'

/** A title in plain Latin letters may be names of teams alone: then the name of the streamer tells more. */
export function langOfRoom({ title, nickname }: Pick<RoomCard, 'title' | 'nickname'>): Lang | null {
  const [titled, named] = [langOfText(title), langOfText(nickname)]
  return titled === null || titled === 'en' ? (named ?? titled) : titled
}

/** Those on the air before the others, of them those in the reader's language; else as they stood. */
export function inLanguageFirst<Room extends Pick<RoomCard, 'title' | 'nickname' | 'is_live'>>(rooms: readonly Room[], lang: Lang): Room[] {
  const rank = (room: Room): number => (room.is_live ? (langOfRoom(room) === lang ? 0 : 1) : 2)
  return [...rooms].sort((a, b) => rank(a) - rank(b))
}
