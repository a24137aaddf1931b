// A viewer's danmaku settings: the defaults, the immediate effect of each choice, the keys, and the filter, exported as a file; also hiding
// effects.
import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { axeViolations } from '../../support/app/axe.ts'
import { app } from '../../support/app/shared-app.ts'
import { test } from '../../support/app/test.ts'
import { MadeStream } from '../../support/media/made-stream.ts'
import { aRoom, mockRooms } from '../../support/media/room-mocks.ts'
import { aDanmaku, aRoomMessage, type RoomSocket, roomSocket } from '../../support/media/room-socket.ts'
import { long } from '../../support/soak.ts'

test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: 'no-preference' } })

interface Scene {
  socket: RoomSocket
  /** An instant that the picture has passed: its danmaku fly at once. */
  past: number
}

async function openRoom(page: Page): Promise<Scene> {
  await page.addInitScript(() => {
    // Forces elements instead of a canvas, and records every text among them.
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
  await mockRooms(page, new Map(['r', 'other'].map((id) => [id, aRoom(id)])))
  await page.route('**/api/Chat/roomMessages?*', (route) =>
    route.fulfill({ json: { code: 0, msg: '', data: { list: [], more: false, online: 1 } } }),
  )
  const stream = new MadeStream(14)
  for (const id of ['r', 'other']) await stream.serve(page, id)
  await page.goto(`${app.url}/live?id=r`)
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.5)
  return { socket, past: stream.begun + 1_000 }
}

const box = (page: Page) => page.locator('[data-danmaku]')
const danmakuItems = (page: Page) => box(page).locator('> span')
const flown = (page: Page): Promise<string> => page.evaluate(() => (window as unknown as { flown: string[] }).flown.join('\n'))

async function openSettings(page: Page, name = '弹幕设置'): Promise<ReturnType<Page['getByRole']>> {
  // The controls return with the pointer.
  for (const x of [300, 320]) await page.mouse.move(x, 320)
  await page.getByRole('button', { name }).click()
  return page.getByRole('dialog', { name })
}

test('danmaku cover half the picture by default, medium and opaque; each choice applies at once and persists', async ({ page }) => {
  const { socket, past } = await openRoom(page)
  await socket.sendFrame('danmaku', 'r', [aDanmaku('a', '一号', past)])
  await expect(danmakuItems(page).filter({ hasText: '一号' })).toHaveCSS('font-size', '20px')
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
  await socket.sendFrame('danmaku', 'r', [aDanmaku('b', '二号', past)])
  await expect(danmakuItems(page).filter({ hasText: '二号' })).toHaveCSS('font-size', '26px')
  // The same text within a few seconds joins the line.
  await socket.sendFrame('danmaku', 'r', [aDanmaku('c', '好球啊', past), aDanmaku('d', '好球啊', past)])
  await expect(danmakuItems(page).filter({ hasText: '好球啊' })).toHaveCount(1)
  await expect(danmakuItems(page).filter({ hasText: '好球啊' })).toContainText('×2')
  await settings.getByRole('switch', { name: '弹幕', exact: true }).click()
  await expect(box(page)).toHaveCount(0)
  await settings.getByRole('switch', { name: '弹幕', exact: true }).click()
  await page.reload()
  await expect(box(page)).toHaveCSS('opacity', '0.2', { timeout: 20_000 })
})

test('one key hides danmaku, and another freezes them', async ({ page }) => {
  const { socket, past } = await openRoom(page)
  await page.keyboard.press('d')
  await expect(box(page)).toHaveCount(0)
  await page.keyboard.press('d')
  await expect(box(page)).toHaveCount(1)
  await socket.sendFrame('danmaku', 'r', [aDanmaku('a', '慢慢飞', past)])
  const danmakuItem = danmakuItems(page).filter({ hasText: '慢慢飞' })
  await expect(danmakuItem).toBeAttached()
  await page.keyboard.press('p')
  const motion = (): Promise<string | undefined> => danmakuItem.evaluate((element) => element.getAnimations()[0]?.playState)
  await expect.poll(motion).toBe('paused')
  await page.keyboard.press('p')
  await expect.poll(motion).toBe('running')
})

test('words, patterns and low levels are filtered, and the filter is exported to another device as a file', async ({ page }) => {
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
  await socket.sendFrame('danmaku', 'r', [
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

for (const [lang, name, filters] of [
  ['en', 'Danmaku settings', 'Filters'],
  ['vi', 'Cài đặt bình luận bay', 'Bộ lọc'],
] as const)
  test(`axe finds no violations in the danmaku panels in ${lang}`, { tag: long }, async ({ context, page }) => {
    await context.addCookies([{ name: 'lang', value: lang, url: app.url }])
    await page.addInitScript((value) => localStorage.setItem('preferences', JSON.stringify({ lang: value })), lang)
    await openRoom(page)
    const settings = await openSettings(page, name)
    await expect(settings.getByRole('slider').first()).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await settings.getByRole('button', { name: filters }).click()
    await expect(settings.getByRole('textbox').first()).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
  })

test('清爽 hides entries, horns and red envelopes on picture and chat header, in every room and in full screen', {
  tag: long,
}, async ({ page }) => {
  const king = {
    id: 'king',
    kind: 'noble',
    name: { zh: '国王', en: 'King', vi: 'Quốc vương' },
    level: 5,
    price: 10,
    img: '/gifts/king.svg',
  }
  await page.route('**/api/Guard/getList*', (route) => {
    const noble = [{ ...king, entry: 'grand', adverts: 0, bag: [] }]
    const data = { guard: [], noble, month_days: 30, grace_days: 3, remind_days: 3, advert_price: 10 }
    return route.fulfill({ json: { code: 0, msg: '', data } })
  })
  const envelope = (room: string) => ({
    id: `envelope-${room}`,
    room_id: room,
    uid: 'giver',
    nickname: '阿红',
    avatar: '',
    kind: 'random',
    condition: 'everyone',
    word: '',
    greeting: '',
    total: 100,
    num: 5,
    taken: 0,
    state: 'open',
    created_at: new Date().toISOString(),
    opens_at: new Date().toISOString(),
    ends_at: new Date(Date.now() + 3_600_000).toISOString(),
    mine: null,
  })
  await page.route('**/api/Redenvelope/getRedInfo', (route) => {
    const { room_id = 'r' } = route.request().postDataJSON() as { room_id?: string }
    const data = { list: [envelope(room_id)], shares: [], least: 10, most: 100_000 }
    return route.fulfill({ json: { code: 0, msg: '', data } })
  })
  const { socket } = await openRoom(page)
  const effects = page.locator('[data-effects]')
  const log = page.getByRole('log')
  await expect(effects).toHaveCount(1)
  await expect(log).toBeVisible()
  /** Recorded by the page: an effect stays only for some seconds, as does a screen reader announcement. */
  await page.evaluate(() => {
    const entries: (string | null)[] = []
    Object.assign(window, { entries })
    const record = () => {
      for (const one of document.querySelectorAll('[data-effect=entry], [role=status]'))
        if (!entries.includes(one.textContent)) entries.push(one.textContent)
    }
    new MutationObserver(record).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  const entries = (): Promise<string> => page.evaluate(() => (window as unknown as { entries: string[] }).entries.join('\n'))
  const from = (nickname: string) => ({
    ...(aRoomMessage('x', '').from as NonNullable<ReturnType<typeof aRoomMessage>['from']>),
    nickname,
    noble: 'king',
  })
  const horn = page.getByText('喇叭', { exact: true })
  const dock = page.getByRole('button', { name: /阿红 的红包/ })
  const come = (room: string, nickname: string) =>
    socket.sendFrame('room_message', room, [
      aRoomMessage(`e-${nickname}`, '', { room_id: room, kind: 'entry', from: { ...from(nickname), uid: nickname } }),
      aRoomMessage(`h-${nickname}`, `${nickname}来了`, { room_id: room, kind: 'horn' }),
      aRoomMessage(`v-${nickname}`, '', {
        room_id: room,
        kind: 'envelope',
        from: from(nickname),
        envelope: { id: `envelope-${room}`, title: '' },
      }),
      aRoomMessage(`l-${nickname}`, `大家好，我是${nickname}`, { room_id: room, from: { ...from(nickname), role: 'owner' } }),
    ])
  await come('r', '甲')
  await expect.poll(entries).toContain('甲国王 入座')
  await expect.poll(entries, { timeout: 15_000 }).toContain('甲 发了红包')
  await expect(horn).toBeVisible()
  await expect(dock).toBeVisible()

  await page.getByRole('button', { name: '清爽模式' }).click()
  await expect(effects).toHaveCount(0)
  // What is already shown goes too.
  await expect(horn).toHaveCount(0)
  await expect(dock).toHaveCount(0)
  await come('r', '乙')
  await expect(log).toContainText('大家好，我是乙')
  await expect(log.locator('[data-kind=entry]')).toHaveCount(1)
  await expect(horn).toHaveCount(0)
  // Announcements keep their order: none of the hidden ones follows the streamer's line.
  await expect.poll(entries, { timeout: 15_000 }).toContain('大家好，我是乙')
  expect(await entries()).not.toMatch(/乙(国王)? ?(入座|来了|发了红包)/)
  // The line in the talk opens it.
  await log.getByRole('button', { name: '领取' }).last().click()
  const opened = page.getByRole('dialog', { name: '阿红 的红包' })
  await expect(opened).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opened).toBeHidden()

  await page.goto(`${app.url}/live?id=other`)
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.5)
  await expect(page.getByRole('button', { name: '清爽模式' })).toHaveAttribute('aria-pressed', 'true')
  await expect(log).toBeVisible()
  await page.keyboard.press('f')
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
  await come('other', '丙')
  await expect(log).toContainText('大家好，我是丙')
  await expect(effects).toHaveCount(0)
  await expect(horn).toHaveCount(0)
  await expect(dock).toHaveCount(0)
  // Full screen has the switch too.
  const settings = await openSettings(page)
  const effectsSwitch = settings.getByRole('switch', { name: /^清爽模式/ })
  await expect(effectsSwitch).toBeChecked()
  await effectsSwitch.click()
  await expect(effects).toHaveCount(1)
})
