// Texts of alerts about streamers in three languages.
import type { Lang } from '../../contract/limits/limits.ts'

interface RoomParts {
  nickname: string
  title: string
  /** Until the start of a scheduled broadcast. */
  minutes: number
  /** That start, in the time zone of the language's readers. */
  start: string
}
type RoomText = (event: string, parts: RoomParts) => { title: string; body: string }

const zh: RoomText = (event, { nickname, title, minutes, start }) => {
  if (event === 'announced') return { title: `${minutes} 分钟后开播：${nickname}`, body: title }
  return event === 'announced-moved'
    ? { title: `直播改期：${nickname}`, body: `${title} · ${start}` }
    : { title: `${nickname} 开播了`, body: title }
}
const en: RoomText = (event, { nickname, title, minutes, start }) => {
  if (event === 'announced') return { title: `${nickname} goes live in ${minutes} min`, body: title }
  return event === 'announced-moved'
    ? { title: `${nickname} moved a broadcast`, body: `${title} · ${start}` }
    : { title: `${nickname} is live`, body: title }
}
const vi: RoomText = (event, { nickname, title, minutes, start }) => {
  if (event === 'announced') return { title: `${nickname} phát sóng sau ${minutes} phút`, body: title }
  return event === 'announced-moved'
    ? { title: `${nickname} đổi giờ phát sóng`, body: `${title} · ${start}` }
    : { title: `${nickname} đang phát sóng`, body: title }
}
export const roomMessages: Record<Lang, RoomText> = { zh, en, vi }
