import { beforeEach, expect, it, vi } from 'vitest'
import { type PushNotificationOptions, showNewest } from './notification.ts'

/** Displayed notifications by tag, and how loud the last one was. */
let display: Map<string, { title: string } & PushNotificationOptions>
const registration = {
  getNotifications: async ({ tag = '' }: GetNotificationOptions = {}) => [display.get(tag) ?? []].flat() as unknown as Notification[],
  showNotification: async (title: string, options: NotificationOptions = {}) => void display.set(options.tag ?? '', { title, ...options }),
}
const options = (seq: number, match = 'm1'): PushNotificationOptions => ({
  body: `67′ · ${seq}`,
  tag: `match:${match}`,
  renotify: true,
  timestamp: seq,
  actions: [{ action: 'mute', title: '这场静音' }],
  data: { navigate: `/score-detail?id=${match}`, match_id: match, kind: 'goal', seq },
})
const shown = () => [...display.values()].map(({ title }) => title)

beforeEach(() => {
  display = new Map()
})

it('a later event of the match replaces the previous one, with sound', async () => {
  await showNewest(registration, '进球！1:0', options(6))
  await showNewest(registration, '进球！2:0', options(10))
  expect(shown()).toEqual(['进球！2:0'])
  expect(display.get('match:m1')).toMatchObject({ renotify: true, data: { seq: 10 } })
})

it('an earlier event that arrives late leaves the later one displayed, complete and silent', async () => {
  await showNewest(registration, '进球！2:0', options(10))
  await showNewest(registration, '进球！1:0', options(6))
  expect(shown()).toEqual(['进球！2:0'])
  expect(display.get('match:m1')).toEqual({ title: '进球！2:0', ...options(10), renotify: false, silent: true })
})

it('the same event sent again replaces itself', async () => {
  await showNewest(registration, '进球！2:0', options(10))
  await showNewest(registration, '进球！2:0 皇马', options(10))
  expect(shown()).toEqual(['进球！2:0 皇马'])
})

it('notifications of different matches, and of no match, are shown side by side', async () => {
  await showNewest(registration, '进球！2:0', options(10))
  await showNewest(registration, '开赛', options(1, 'm2'))
  const plain = { tag: 'digest', data: { navigate: '/attention', match_id: '', kind: 'digest', seq: 0 } }
  await showNewest(registration, '摘要', plain)
  await showNewest(registration, '摘要 2', plain)
  expect(shown()).toEqual(['进球！2:0', '开赛', '摘要 2'])
})

it('a browser that does not list shown notifications still shows new ones', async () => {
  vi.useFakeTimers()
  try {
    const silent = { ...registration, getNotifications: () => new Promise<Notification[]>(() => undefined) }
    const replacing = showNewest(silent, '进球！1:0', options(6))
    await vi.advanceTimersByTimeAsync(1_000)
    await replacing
    expect(shown()).toEqual(['进球！1:0'])
  } finally {
    vi.useRealTimers()
  }
})
