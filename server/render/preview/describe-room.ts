// Previews of a live room or one of its recordings: the programme, the streamer, whether it is live.
import type { Lang } from '../../../contract/limits/limits.ts'
import type { Sport } from '../../../contract/match/match-row.ts'
import { revealsScore } from '../../../rules/text/reveals-score.ts'
import type { Ground } from '../picture/card.ts'
import type { Facts } from './facts.ts'
import { absolute, addressOf, counted, durationText, matchNode, personNode } from './json-ld.ts'
import { listMessages } from './list-messages.ts'
import { fixtureText, instantText, leagueText } from './match-messages.ts'
import { lists, pathOf, type Subject } from './page.ts'
import type { JsonLdNode, PageMeta, Teller } from './page-meta.ts'

const messages: Record<Lang, { live: string; off: string; next: (at: string) => string; recording: string; of: (name: string) => string }> =
  {
    zh: { live: '正在直播', off: '暂未开播', next: (at) => `${at} 开播`, recording: '直播回放', of: (name) => `${name} 的直播间` },
    en: { live: 'Live now', off: 'Off air', next: (at) => `On air ${at}`, recording: 'Recording', of: (name) => `${name}’s room` },
    vi: {
      live: 'Đang trực tiếp',
      off: 'Chưa phát',
      next: (at) => `Phát lúc ${at}`,
      recording: 'Xem lại',
      of: (name) => `Phòng của ${name}`,
    },
  }
const categories: readonly (Sport | null)[] = [null, 'football', 'basketball', 'esports', 'tennis', 'badminton']
export const groundOf = (category: number): Ground => categories[category] ?? 'stand'

/** Title of a room or recording. Its streamer may have written the score of its match into it. */
function titleOf({ room, recording, row }: RoomFacts, { lang, hides }: Teller): string {
  const title = recording ? recording.title : room.title
  const isHidden = hides && (row !== null || revealsScore(title))
  return (!isHidden && title) || messages[lang].of(room.nickname)
}
type RoomFacts = Extract<Facts, { kind: 'room' }>

export function describeRoom(facts: RoomFacts, teller: Teller): PageMeta {
  const { room, row, recording } = facts
  const { lang, hides, origin, site } = teller
  const labels = messages[lang]
  const subject: Subject = { kind: 'room', id: room.id, ...(recording && { playback: recording.id }) }
  const title = titleOf(facts, teller)
  const name = labels.of(room.nickname)
  const next = room.next_at === null ? labels.off : labels.next(instantText(room.next_at, lang))
  const state = recording ? `${labels.recording} · ${instantText(recording.started_at, lang)}` : room.is_live ? labels.live : next
  const match = row ? `${leagueText(row, lang)} ${fixtureText(row, lang, true)}` : ''
  const placard = !hides || !(row || revealsScore(room.placard)) ? room.placard : ''
  const cover = (recording?.cover || room.cover) && !hides ? absolute(recording?.cover || room.cover, origin) : null
  const streamer = personNode({ kind: 'person', id: room.uid }, room.nickname, teller, {
    ...(room.avatar && { image: absolute(room.avatar, origin) }),
    interactionStatistic: counted('FollowAction', room.followers),
  })
  const url = addressOf(subject, teller)
  const about = row && { about: matchNode(row, teller) }
  const onAir = (at: string): JsonLdNode => ({
    '@type': 'BroadcastEvent',
    name: title,
    url,
    startDate: at,
    isLiveBroadcast: true,
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'VirtualLocation', url },
    performer: streamer,
    ...(row && { broadcastOfEvent: matchNode(row, teller) }),
  })
  const startsAt = room.is_live ? room.started_at : room.next_at
  const node: JsonLdNode = recording
    ? {
        '@type': 'VideoObject',
        name: title,
        description: [state, match].filter(Boolean).join(' · '),
        uploadDate: recording.started_at,
        ...(!hides && { duration: durationText(recording.duration_seconds) }),
        url,
        ...(cover && { thumbnailUrl: cover }),
        author: streamer,
        ...about,
      }
    : startsAt === null
      ? streamer
      : onAir(startsAt)
  return {
    subject,
    title,
    description: [state, room.nickname, match, placard].filter(Boolean).join(' · '),
    type: recording ? 'video.other' : 'website',
    card: {
      type: 'words',
      ground: row?.sport ?? groundOf(room.category),
      latin: lang !== 'zh',
      label: recording ? labels.recording : room.is_live ? labels.live : next,
      title,
      foot: [room.nickname, match].filter(Boolean).join(' · '),
      badge: { type: 'face', path: room.avatar, name: room.nickname },
      cover: '',
      live: recording === null && room.is_live,
      site: site.name[lang],
    },
    nodes: [node],
    trail: [
      [listMessages.rooms[lang].title, lists.rooms],
      [name, pathOf({ kind: 'room', id: room.id })],
      ...(recording ? [[title, pathOf(subject)] as [string, string]] : []),
    ],
  }
}
