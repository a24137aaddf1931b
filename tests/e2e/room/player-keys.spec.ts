// The player by keyboard, its theatre mode, and the sleep timer.
import { expect, type Page } from '@playwright/test'
import { axeViolations } from '../../support/app/axe.ts'
import { app } from '../../support/app/shared-app.ts'
import { test } from '../../support/app/test.ts'
import { MadeStream } from '../../support/media/made-stream.ts'
import { aRoom, mockRooms } from '../../support/media/room-mocks.ts'
import { long } from '../../support/soak.ts'

/** Opens a room that plays, with some forty seconds to go back. */
async function openRoom(page: Page): Promise<void> {
  await mockRooms(page, new Map([['r', aRoom('r')]]))
  await new MadeStream(40).serve(page, 'r')
  await page.goto(`${app.url}/live?id=r`)
  await expect.poll(async () => (await playerState(page)).at, { timeout: 20_000 }).toBeGreaterThan(0.5)
  await expect.poll(() => isPaused(page)).toBe(false)
}

const playerState = (page: Page): Promise<{ at: number; paused: boolean; muted: boolean }> =>
  page
    .locator('video')
    .first()
    .evaluate((element) => {
      const { currentTime: at, paused, muted } = element as HTMLVideoElement
      return { at, paused, muted }
    })
const isPaused = async (page: Page): Promise<boolean> => (await playerState(page)).paused
const isMuted = async (page: Page): Promise<boolean> => (await playerState(page)).muted

test('keys pause the picture, seek, return to live, and toggle the sound', async ({ page }) => {
  await openRoom(page)
  await page.keyboard.press('k')
  await expect.poll(() => isPaused(page)).toBe(true)
  const { at: stopped } = await playerState(page)
  const moved = async (): Promise<number> => Math.round((await playerState(page)).at - stopped)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(moved).toBe(-5)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(moved).toBe(-10)
  await page.keyboard.press('ArrowRight')
  await expect.poll(moved).toBe(-5)
  await page.keyboard.press('Space')
  await expect.poll(() => isPaused(page)).toBe(false)
  await page.keyboard.press('k')
  await expect.poll(() => isPaused(page)).toBe(true)
  // Live again, and playing.
  await page.keyboard.press('l')
  await expect.poll(moved).toBeGreaterThanOrEqual(0)
  await expect.poll(() => isPaused(page)).toBe(false)
  // Each browser decides whether it may start with sound.
  const muted = await isMuted(page)
  await page.keyboard.press('m')
  await expect.poll(() => isMuted(page)).toBe(!muted)
  await page.keyboard.press('m')
  await expect.poll(() => isMuted(page)).toBe(muted)
})

test('every control stays on the picture in the longest language and the narrowest desktop window', { tag: long }, async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1000, height: 800 })
  await context.addCookies([{ name: 'lang', value: 'vi', url: app.url }])
  await openRoom(page)
  await page.locator('video').first().hover()
  const last = page.locator('[data-controls] button').last()
  await expect(last).toBeVisible()
  const controls = page.locator('[data-controls]')
  const right = async (of: typeof last): Promise<number> => (await of.boundingBox().then((box) => box && box.x + box.width)) ?? 0
  expect(await right(last)).toBeLessThanOrEqual(await right(controls))
})

test('keys toggle theater mode and full screen; typing elsewhere triggers no shortcut', { tag: long }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  // Headless browsers have no full screen: the page records the request.
  await page.addInitScript(() => {
    Element.prototype.requestFullscreen = async function () {
      document.documentElement.dataset.filled = this.getAttribute('aria-label') ?? ''
    }
  })
  await openRoom(page)
  const player = page.getByRole('region', { name: '播放器', exact: true })
  const width = async (): Promise<number> => (await player.boundingBox())?.width ?? 0
  const usual = await width()
  await page.keyboard.press('t')
  await expect(page.getByRole('button', { name: '退出影院模式' })).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(width).toBeGreaterThan(usual + 100)
  // The device stores it.
  await page.reload()
  await expect.poll(width).toBeGreaterThan(usual + 100)
  await expect.poll(() => isPaused(page), { timeout: 20_000 }).toBe(false)
  await page.getByRole('button', { name: '退出影院模式' }).click()
  await expect.poll(width).toBeLessThan(usual + 50)
  await page.keyboard.press('f')
  await expect(page.locator('html')).toHaveAttribute('data-filled', '播放器')
  // A letter typed in a field stays a letter.
  await page.evaluate(() => {
    const field = document.querySelector('main')?.appendChild(document.createElement('input'))
    field?.focus()
  })
  await page.keyboard.type('kt')
  await expect(page.getByRole('button', { name: '影院模式', exact: true })).toHaveAttribute('aria-pressed', 'false')
  expect(await isPaused(page)).toBe(false)
})

for (const [lang, width, colorScheme, menu] of [
  ['en', 1440, 'dark', 'More playback settings'],
  ['vi', 390, 'light', 'Cài đặt phát khác'],
] as const)
  test(`axe finds no violations in a playing room with the player settings open, ${lang}`, { tag: lang === 'en' ? long : [] }, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await context.addInitScript((value) => localStorage.setItem('preferences', JSON.stringify({ lang: value })), lang)
    await openRoom(page)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    expect(await axeViolations(page)).toEqual([])
    for (const x of [200, 220]) await page.mouse.move(x, 200)
    await page.getByRole('button', { name: menu }).click()
    await expect(page.getByRole('dialog', { name: menu })).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    expect(await isPaused(page)).toBe(false)
  })

for (const lang of ['zh', 'en', 'vi'])
  test(`every control of a playing room fits on a 360 px phone, ${lang}`, { tag: lang === 'vi' ? [] : long }, async ({ page, context }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await context.addInitScript((value) => localStorage.setItem('preferences', JSON.stringify({ lang: value })), lang)
    await openRoom(page)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    const controls = page.locator('[data-controls] button:visible')
    const ends = await controls.evaluateAll((list) => list.map((button) => button.getBoundingClientRect().right))
    expect(ends.length).toBeGreaterThan(6)
    expect(Math.max(...ends)).toBeLessThanOrEqual(360)
  })

test('the sleep timer stops the picture once after the chosen minutes', { tag: long }, async ({ page }) => {
  await openRoom(page)
  // From here on: the stream itself started by the real clock.
  await page.clock.install()
  await page.getByRole('button', { name: '更多播放设置' }).click()
  const timer = page.getByRole('group', { name: '定时关闭' })
  const quarter = timer.getByRole('button', { name: '15 分钟' })
  await quarter.click()
  await expect(quarter).toHaveAttribute('aria-pressed', 'true')
  await page.clock.fastForward(15 * 60_000 + 1_000)
  await expect.poll(() => isPaused(page)).toBe(true)
  await expect(timer.getByRole('button', { name: '不关闭' })).toHaveAttribute('aria-pressed', 'true')
})

test('with autoplay blocked the room plays muted and offers sound; if nothing may start, it waits for a tap', {
  tag: long,
}, async ({ page }) => {
  // Autoplay policy: nothing, muted pictures, or everything.
  await page.addInitScript(() => {
    const browser = { lets: location.hash === '#nothing' ? 'nothing' : 'silence' }
    Object.assign(window, { browser })
    const { play } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = function () {
      if (browser.lets === 'all' || (browser.lets === 'silence' && this.muted)) return play.call(this)
      return Promise.reject(new DOMException('a tap first', 'NotAllowedError'))
    }
  })
  const letsAll = () => page.evaluate(() => Object.assign((window as unknown as { browser: object }).browser, { lets: 'all' }))
  await openRoom(page)
  expect(await isMuted(page)).toBe(true)
  const player = page.getByRole('region', { name: '播放器', exact: true })
  for (const x of [300, 320]) await page.mouse.move(x, 320)
  // Text beside the button that names what is missing.
  const sound = player.getByRole('button', { name: '打开声音' })
  await expect(sound).toHaveCount(2)
  await letsAll()
  await sound.last().click()
  await expect.poll(() => playerState(page)).toMatchObject({ muted: false, paused: false })
  await expect(sound).toHaveCount(0)

  await page.goto(`${app.url}/live?id=r#nothing`)
  await page.reload()
  const begin = player.getByRole('button', { name: '播放', exact: true })
  await expect(begin).toBeVisible({ timeout: 20_000 })
  await expect(player.getByText(/网络不佳|主播离开/)).toBeHidden()
  expect(await isPaused(page)).toBe(true)
  await letsAll()
  await begin.click()
  const { at } = await playerState(page)
  await expect.poll(async () => (await playerState(page)).at).toBeGreaterThan(at)
  expect(await isPaused(page)).toBe(false)
})

test('playback sets the lock screen and keeps the screen on; audio-only continues, and stream stats are shown', async ({ page }) => {
  // The wake lock belongs to the system: the page records the requests.
  await page.addInitScript(() => {
    const locks: string[] = []
    Object.assign(window, { locks })
    const release = async (): Promise<void> => void locks.push('off')
    const request = async (): Promise<{ release: typeof release }> => {
      locks.push('on')
      return { release }
    }
    Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } })
  })
  await openRoom(page)
  const mediaState = () =>
    page.evaluate(() => {
      const { metadata, playbackState } = navigator.mediaSession
      const { locks } = window as unknown as { locks: string[] }
      return { title: metadata?.title, artist: metadata?.artist, state: playbackState, lock: locks.at(-1) }
    })
  const { title, nickname } = aRoom('r')
  await expect.poll(mediaState).toEqual({ title, artist: nickname, state: 'playing', lock: 'on' })
  await page.keyboard.press('k')
  await expect.poll(mediaState).toMatchObject({ state: 'paused', lock: 'off' })
  await page.keyboard.press('k')
  await expect.poll(mediaState).toMatchObject({ state: 'playing', lock: 'on' })

  const player = page.getByRole('region', { name: '播放器', exact: true })
  // The controls return with the pointer.
  for (const x of [300, 320]) await page.mouse.move(x, 320)
  await page.getByRole('button', { name: '更多播放设置' }).click()
  const menu = page.getByRole('dialog', { name: '更多播放设置' })
  const alone = menu.getByRole('switch', { name: '仅声音' })
  await alone.click()
  await expect(player.getByText('画面已关闭，声音照常播放')).toBeVisible()
  const { at } = await playerState(page)
  await expect.poll(async () => (await playerState(page)).at).toBeGreaterThan(at + 1)
  await alone.click()
  await expect(player.getByText('画面已关闭，声音照常播放')).toBeHidden()
  await menu.getByRole('button', { name: '播放统计' }).click()
  const figures = page.getByRole('region', { name: '播放统计' })
  await expect(figures).toContainText(/\d+ × \d+/)
  await expect(figures).toContainText(/hls\.js/)
  await figures.getByRole('button', { name: '关闭' }).click()
  await expect(figures).toBeHidden()
})
