// A page open announces its viewer: of a room, of a recording, of the room on the home page's stage.
import { expect, it } from 'vitest'
import type { RoomMedia } from '../../../server/features/room/deps.ts'
import type { Directory } from '../../../server/features/room/directory.ts'
import { expectViewers } from '../../../server/features/room/viewer/expected-viewers.ts'
import { testApp } from '../../support/app.ts'

interface Scene {
  /** Rooms with announced viewers, and the recording if there is one. */
  expected: (string | undefined)[][]
  open(url: string, headers?: Record<string, string>): Promise<void>
  pass(milliseconds: number): void
}

async function scene(featured: () => string | null = () => null): Promise<Scene> {
  let now = Date.now()
  const room = (id: string, heat: number, isLive: boolean, title = '焦点战解说') => ({
    row: { id },
    broadcast: isLive ? { id: `${id}-now` } : null,
    card: { id, heat, is_live: isLive, match_id: 'm1', title, nickname: id },
  })
  const all = [room('cool', 1, true), room('hot', 9, true), room('viet', 3, true, 'Bình luận trực tiếp'), room('off', 20, false)]
  const rooms = new Map(all.map((one) => [one.row.id, one]))
  const expected: Scene['expected'] = []
  const directory = { get: (id: string) => rooms.get(id), all: () => rooms.values() } as unknown as Directory
  const media = { expectViewer: (...args: (string | undefined)[]) => expected.push(args) } as unknown as RoomMedia
  const app = await testApp((http) => {
    expectViewers(http, { directory, media, now: () => now }, featured)
    http.get('/*', async () => 'page')
  })
  return {
    expected,
    async open(url, headers = { 'sec-fetch-dest': 'document' }) {
      await app.inject({ url, headers })
    },
    pass(milliseconds) {
      now += milliseconds
    },
  }
}

it('expects a viewer in a room that is on the air, and for a recording in any room', async () => {
  const { expected, open } = await scene()
  for (const url of ['/live?id=hot', '/live?id=off', '/live?id=none', '/live', '/live?id=off&playback=p1', '/live?id=../x', '/anchor'])
    await open(url)
  expect(expected).toEqual([['hot'], ['off', 'p1']])
})

it('expects no viewer for a page that no person opens', async () => {
  const { expected, open } = await scene(() => 'm1')
  const others: Record<string, string>[] = [{}, { 'sec-fetch-dest': 'empty' }, { 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch' }]
  for (const headers of others) for (const url of ['/live?id=hot', '/main']) await open(url, headers)
  expect(expected).toEqual([])
})

it('on the home page, expects a viewer in the hottest room of the match on stage, looked up once a second', async () => {
  let match: string | null = 'm1'
  const { expected, open, pass } = await scene(() => match)
  await open('/main')
  await open('/main')
  expect(expected).toEqual([['hot']])
  pass(1_000)
  await open('/main')
  expect(expected).toEqual([['hot'], ['hot']])
  match = null
  pass(1_000)
  await open('/main')
  expect(expected).toHaveLength(2)
})

it('on the home page, prefers a room in the reader’s language, if there is one', async () => {
  const { expected, open } = await scene(() => 'm1')
  const opened = { 'sec-fetch-dest': 'document' }
  await open('/main', { ...opened, cookie: 'lang=vi', 'accept-language': 'zh-CN' })
  await open('/main', { ...opened, 'accept-language': 'fr-FR, vi;q=0.8' })
  await open('/main', { ...opened, 'accept-language': 'en-GB' })
  expect(expected).toEqual([['viet'], ['hot']])
})
