// What people write belongs to the instant that their picture showed: a more delayed viewer reads it when their own picture arrives there.
import { expect, type Page } from '@playwright/test'
import { app } from '../../support/app/shared-app.ts'
import { test } from '../../support/app/test.ts'
import { MadeStream } from '../../support/media/made-stream.ts'
import { expectWithPicture, watchPicture } from '../../support/media/picture-watch.ts'
import { aRoom, mockRooms } from '../../support/media/room-mocks.ts'
import { aDanmaku, aRoomMessage, type RoomSocket, roomSocket } from '../../support/media/room-socket.ts'
import { long, soak } from '../../support/soak.ts'

/** Delays of the pictures, in seconds. */
const delays = soak([3, 10], [3, 10, 40])

test(`a danmaku and a chat message wait for pictures that are ${delays.join(', ')} seconds behind`, { tag: long }, async ({ browser }) => {
  test.setTimeout(120_000)
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  const scenes: { delay: number; stream: MadeStream; page: Page; socket: RoomSocket }[] = []
  for (const delay of delays) {
    const stream = new MadeStream(14, (delay - 3) * 1_000)
    const page = await context.newPage()
    const socket = await roomSocket(page)
    await mockRooms(page, new Map([['r', aRoom('r')]]))
    await page.route('**/api/Chat/roomMessages?*', (route) =>
      route.fulfill({ json: { code: 0, msg: '', data: { list: [], more: false, online: 1 } } }),
    )
    await stream.serve(page, 'r')
    await page.goto(`${app.url}/live?id=r`)
    scenes.push({ delay, stream, page, socket })
  }
  for (const { page } of scenes) {
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.5)
    // The talk loads after the picture: earlier messages are only in its history.
    await expect(page.getByRole('log')).toBeVisible()
    await watchPicture(page, {
      danmaku: { selector: '[data-danmaku] li', text: '球进了' },
      line: { selector: '[role=log] li[data-line=said]' },
    })
  }
  const pictureTime = Date.now()
  const at = new Date(pictureTime).toISOString()
  for (const { socket } of scenes) {
    await socket.sendFrame('danmaku', 'r', [aDanmaku('flies', '球进了', pictureTime)])
    await socket.sendFrame('room_message', 'r', [aRoomMessage('said', '球进了', { at })])
  }
  for (const { delay, stream, page } of scenes)
    for (const what of ['danmaku', 'line'])
      await expectWithPicture(page, what, stream.secondOf(pictureTime), `${what} at a delay of ${delay} s`)
  await context.close()
})
