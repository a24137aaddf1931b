// How a viewer sets his danmaku: what is usual, what each choice changes at once, the keys, and what he does not want to read, taken
// along as a file.
import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { app } from '../../support/app/shared-app.ts'
import { MadeStream } from '../../support/media/made-stream.ts'
import { answerRooms, aRoom } from '../../support/media/room-answers.ts'
import { aDanmaku, type RoomSocket, roomSocket } from '../../support/media/room-socket.ts'

test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: 'no-preference' } })

interface Scene {
  socket: RoomSocket
  /** A moment that the picture has shown: what belongs to it flies at once. */
  past: number
}

async function openRoom(page: Page): Promise<Scene> {
  await page.addInitScript(() => {
    // Elements instead of a canvas, and every text that was ever among them.
    Reflect.deleteProperty(window, 'OffscreenCanvas')
    const flown: string[] = []
    Object.assign(window, { flown })
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element && node.closest('[data-danmaku]') && node.textContent) flown.push(node.textContent)
    }).observe(document, { subtree: true, childList: true })
  })
  const socket = await roomSocket(page)
  await answerRooms(page, new Map([['r', aRoom('r')]]))
  await page.route('**/api/Chat/roomMessages?*', (route) =>
    route.fulfill({ json: { code: 0, msg: '', data: { list: [], more: false, online: 1 } } }),
  )
  const stream = new MadeStream(14)
  await stream.serve(page, 'r')
  await page.goto(`${app.url}/live?id=r`)
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.5)
  return { socket, past: stream.begun + 1_000 }
}

const box = (page: Page) => page.locator('[data-danmaku]')
const lines = (page: Page) => box(page).locator('> span')
const flown = (page: Page): Promise<string> => page.evaluate(() => (window as unknown as { flown: string[] }).flown.join('\n'))

async function openSettings(page: Page): Promise<ReturnType<Page['getByRole']>> {
  // The controls come back with the pointer.
  for (const x of [300, 320]) await page.mouse.move(x, 320)
  await page.getByRole('button', { name: '弹幕设置' }).click()
  return page.getByRole('dialog', { name: '弹幕设置' })
}

test('danmaku are shown over half the picture, of medium size and whole; each choice holds at once and is remembered', async ({ page }) => {
  const { socket, past } = await openRoom(page)
  await socket.say('danmaku', 'r', [aDanmaku('a', '一号', past)])
  await expect(lines(page).filter({ hasText: '一号' })).toHaveCSS('font-size', '20px')
  await expect(box(page)).toHaveCSS('opacity', '1')
  const settings = await openSettings(page)
  await expect(settings.getByRole('switch', { name: '弹幕', exact: true })).toBeChecked()
  for (const [group, usual] of [
    ['显示区域', '半屏'],
    ['字号', '中'],
  ] as const)
    await expect(settings.getByRole('group', { name: group }).getByRole('button', { name: usual, exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  await settings.getByRole('group', { name: '字号' }).getByRole('button', { name: '大', exact: true }).click()
  await settings.getByRole('slider', { name: '不透明度' }).press('Home')
  await expect(box(page)).toHaveCSS('opacity', '0.2')
  await socket.say('danmaku', 'r', [aDanmaku('b', '二号', past)])
  await expect(lines(page).filter({ hasText: '二号' })).toHaveCSS('font-size', '26px')
  // Who says the same within a few seconds joins the line.
  await socket.say('danmaku', 'r', [aDanmaku('c', '好球啊', past), aDanmaku('d', '好球啊', past)])
  await expect(lines(page).filter({ hasText: '好球啊' })).toHaveCount(1)
  await expect(lines(page).filter({ hasText: '好球啊' })).toContainText('×2')
  await settings.getByRole('switch', { name: '弹幕', exact: true }).click()
  await expect(box(page)).toHaveCount(0)
  await settings.getByRole('switch', { name: '弹幕', exact: true }).click()
  await page.reload()
  await expect(box(page)).toHaveCSS('opacity', '0.2', { timeout: 20_000 })
})

test('a key hides danmaku, another makes them stand still', async ({ page }) => {
  const { socket, past } = await openRoom(page)
  await page.keyboard.press('d')
  await expect(box(page)).toHaveCount(0)
  await page.keyboard.press('d')
  await expect(box(page)).toHaveCount(1)
  await socket.say('danmaku', 'r', [aDanmaku('a', '慢慢飞', past)])
  const line = lines(page).filter({ hasText: '慢慢飞' })
  await expect(line).toBeAttached()
  await page.keyboard.press('p')
  const motion = (): Promise<string | undefined> => line.evaluate((element) => element.getAnimations()[0]?.playState)
  await expect.poll(motion).toBe('paused')
  await page.keyboard.press('p')
  await expect.poll(motion).toBe('running')
})

test('words, patterns and low levels are kept away, and go to another device as a file', async ({ page }) => {
  const { socket, past } = await openRoom(page)
  const settings = await openSettings(page)
  await settings.getByRole('button', { name: /^屏蔽设置/ }).click()
  for (const [field, text] of [
    ['屏蔽词', '裁判'],
    ['屏蔽句式', '*开盘*'],
  ] as const) {
    await settings.getByLabel(field, { exact: true }).fill(text)
    await settings.getByLabel(field, { exact: true }).press('Enter')
  }
  const word = settings.getByRole('button', { name: '不再屏蔽 裁判' })
  await expect(word).toBeVisible()
  await expect(settings.getByRole('button', { name: '不再屏蔽 *开盘*' })).toBeVisible()
  for (let level = 0; level < 4; level += 1) await settings.getByRole('slider', { name: '最低等级' }).press('ArrowRight')
  const high = { userlevel: 9 }
  await socket.say('danmaku', 'r', [
    aDanmaku('a', '裁判看不见', past, high),
    aDanmaku('b', '今晚开盘了', past, high),
    aDanmaku('c', '三级的人说', past, { userlevel: 3 }),
    aDanmaku('d', '守得漂亮', past, high),
  ])
  await expect.poll(() => flown(page)).toContain('守得漂亮')
  expect(await flown(page)).not.toMatch(/裁判|开盘|三级/)

  const coming = page.waitForEvent('download')
  await settings.getByRole('button', { name: '导出' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toBe('danmaku-filters.json')
  const path = await file.path()
  expect(JSON.parse(await readFile(path, 'utf8'))).toEqual({ words: ['裁判'], patterns: ['*开盘*'], users: [], level: 4 })
  await word.click()
  await expect(word).toBeHidden()
  const chooser = settings.locator('input[type=file]')
  await chooser.setInputFiles({ name: 'other.json', mimeType: 'application/json', buffer: Buffer.from('[]') })
  await expect(page.getByText('这不是屏蔽设置的文件').first()).toBeVisible()
  await expect(word).toBeHidden()
  await chooser.setInputFiles({ name: 'danmaku-filters.json', mimeType: 'application/json', buffer: await readFile(path) })
  await expect(word).toBeVisible()
})
