// Responses of the room page's calls, for tests that serve their own stream.
import type { Page } from '@playwright/test'
import type { RoomInfo } from '../../../contract/room/room.ts'
import type { Playback, Recording } from '../../../contract/room/stream.ts'
import { undrawn } from '../app/undrawn.ts'

export const aRoom = (id: string, more: Partial<RoomInfo> = {}): RoomInfo => ({
  id,
  uid: `u-${id}`,
  nickname: `主播${id}`,
  avatar: '/avatars/03.svg',
  level: 12,
  title: '老槐解说：十一打十，能不能守住这一球',
  cover: '',
  category: 1,
  game: null,
  match_id: null,
  is_live: true,
  started_at: new Date(Date.now() - 3_600_000).toISOString(),
  next_at: null,
  heat: 5_200,
  viewers: 32_140,
  playback_count: 1,
  placard: '今晚只聊战术，不聊指数。中场放上半场数据复盘，终场后抽三条围巾。',
  badge_name: '潮汐',
  auto_reply: null,
  followers: 8_214,
  is_followed: false,
  signature: '',
  chat: { slow_seconds: 0, followers_only: false },
  picture_offset: 0,
  stream: {
    state: 'live',
    url: `/hls/${id}/index.m3u8`,
    qualities: ['original'],
    started_at: new Date(Date.now() - 3_600_000).toISOString(),
    dvr_seconds: 7_200,
    target_latency: 1.5,
  },
  me: null,
  ...more,
})

const card = (room: RoomInfo) => {
  const { placard, badge_name, auto_reply, followers, is_followed, signature, chat, picture_offset, stream, me, ...own } = room
  return own
}

/** Answers for the rooms by id, on pages without server-rendered content; reads `rooms` on each call, so that tests can change it. */
export async function mockRooms(
  page: Page,
  rooms: Map<string, RoomInfo>,
  playbacks: readonly (Playback & Partial<Recording>)[] = [],
): Promise<void> {
  await undrawn(page)
  const list = () => [...rooms.values()].map(card)
  const resolvers: Record<string, (url: URL) => unknown> = {
    'Live_streaming/getRoomInfo': (url) => rooms.get(url.searchParams.get('id') ?? ''),
    'Live_streaming/getLivePlaybackList': () => ({ list: playbacks.map((one) => ({ match_id: null, ...one })), total: playbacks.length }),
    'Live_streaming/getReserveLiveList': () => ({ list: [], total: 0 }),
    'Live_streaming/getLiveHotList': () => ({ list: list(), total: rooms.size }),
    'Live/getRoomList': () => ({ list: list(), total: rooms.size }),
    'Live_streaming/getIndexLiveList': () => ({ list: list(), total: rooms.size, live: rooms.size, groups: [], games: [] }),
    'live/watched': () => ({}),
    'Barrage/getList': () => ({ list: [], next: null }),
  }
  for (const [path, resolve] of Object.entries(resolvers))
    await page.route(
      (url) => url.pathname === `/api/${path}`,
      (route) => {
        const data = resolve(new URL(route.request().url()))
        return route.fulfill({ json: data ? { code: 0, msg: '', data } : { code: 1, msg: 'none', error: 'not-found', data: null } })
      },
    )
}
