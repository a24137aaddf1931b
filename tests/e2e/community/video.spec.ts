// A video from a file on a device to its audience; and one that reveals a result, for readers who hide scores.
import { expect } from '@playwright/test'
import type { SignedIn } from '../../../contract/account/account.ts'
import type { VideoCard, VideoCategory } from '../../../contract/video.ts'
import { type AppProcess, recorded, startApp } from '../../support/app/app-process.ts'
import { axeViolations } from '../../support/app/axe.ts'
import { app as shared } from '../../support/app/shared-app.ts'
import { test } from '../../support/app/test.ts'
import { callApp, carryLogin, registerMember } from '../../support/people/app-member.ts'
import { long } from '../../support/soak.ts'
import { phoneFilms, phonePhotos } from '../../support/upload/phone-files.ts'

let app: AppProcess
let author: SignedIn
test.beforeAll(async () => {
  app = await startApp({ env: { ...recorded, RATE_LIMIT: '0' } })
  author = await registerMember(app, 'cutter@example.com')
})
test.afterAll(async () => {
  await app.stop()
  await app.clean()
})

test('is uploaded with a cover from its own frames, plays for others, gets danmaku and is counted', async ({ page, browser }) => {
  await carryLogin(page.context(), app, author)
  await page.goto(`${app.url}/video-list?tab=mine`)
  await page.getByRole('button', { name: '上传视频' }).click()
  const form = page.getByRole('form', { name: '上传视频' })
  await form.getByRole('button', { name: '发布' }).click()
  await expect(form.getByRole('alert')).toHaveText(['请上传视频', '请上传视频封面', '请填写标题', '请选择分类'])
  await form.locator('input[type=file][accept*="video"]').setInputFiles('tests/support/clock-film.mp4')
  await expect(form.getByRole('img', { name: '封面' })).toHaveAttribute('src', /^\/media\/.+\.jpg$/)
  await form.getByLabel('标题').fill('一百一十秒的钟')
  await form.getByLabel('分类').selectOption('training')
  expect(await axeViolations(page)).toEqual([])
  await form.getByRole('button', { name: '发布' }).click()
  const tile = page.getByRole('link', { name: '一百一十秒的钟' })
  await expect(tile).toBeVisible()
  const context = await browser.newContext()
  const viewer = await context.newPage()
  await carryLogin(context, app, await registerMember(app, 'looker@example.com'))
  await viewer.goto(app.url + (await tile.getAttribute('href')))
  await expect.poll(() => viewer.evaluate(() => document.querySelector('video')?.currentTime ?? 0)).toBeGreaterThan(0.5)
  await viewer.getByRole('textbox', { name: '弹幕' }).fill('钟在走')
  await viewer.getByRole('button', { name: '发送' }).click()
  await expect(viewer.locator('[data-danmaku]')).toContainText('钟在走')
  // Sorted by time; the author can delete their own.
  await viewer.getByRole('button', { name: '弹幕列表' }).click()
  await viewer.getByRole('button', { name: '删除弹幕：钟在走' }).click()
  await expect(viewer.getByText('还没有弹幕，发第一条吧')).toBeVisible()
  await viewer.getByRole('button', { name: /^点赞/ }).click()
  await expect(viewer.getByRole('button', { name: '点赞，1' })).toHaveAttribute('aria-pressed', 'true')
  await viewer.getByRole('button', { name: '暂停' }).click()
  expect(await axeViolations(viewer)).toEqual([])
  await viewer.getByRole('button', { name: '播放', exact: true }).click()
  // Five seconds of actual playback.
  await expect(viewer.getByText('1 次播放')).toBeVisible({ timeout: 20_000 })
  await context.close()
})

/** Runs in the page: returns the width of a film, once it plays. */
async function widthOf(path: string): Promise<number> {
  const video = document.createElement('video')
  video.muted = true
  video.src = path
  await video.play()
  video.pause()
  return video.videoWidth
}

test('videos and photos from every kind of phone are accepted: as video and cover, in the chat, as avatar', async ({ page }) => {
  const [sender, other] = [await registerMember(app, 'phones@example.com'), await registerMember(app, 'reader@example.com')]
  await carryLogin(page.context(), app, sender)
  const paths: string[] = []
  await page.route('**/api/Member/uploaded', async (route) => {
    const response = await route.fetch()
    const { data } = (await response.json()) as { data: { path?: string } | null }
    paths.push(data?.path ?? '')
    await route.fulfill({ response })
  })
  /** Returns the path under which the server has stored the chosen file. */
  const stored = async (ending: string, choose: () => Promise<void>): Promise<string> => {
    const before = paths.length
    const found = (): string | undefined => paths.slice(before).find((path) => path.endsWith(ending))
    await choose()
    await expect.poll(found).toBeDefined()
    return found() ?? ''
  }
  const photos = await phonePhotos()

  await page.goto(`${app.url}/video-list?tab=mine`)
  await page.getByRole('button', { name: '上传视频' }).click()
  const form = page.getByRole('form', { name: '上传视频' })
  // Before the films, each of which generates a cover by itself.
  for (const { maker, ...photo } of photos)
    await test.step(`a cover from ${maker}`, async () => {
      const path = await stored('.jpg', () => form.locator('input[type=file][accept*="image"]').setInputFiles(photo))
      await expect(form.getByRole('img', { name: '封面' })).toHaveAttribute('src', path)
    })
  for (const { maker, ...film } of phoneFilms())
    await test.step(`a video from ${maker}`, async () => {
      const path = await stored('.mp4', () => form.locator('input[type=file][accept*="video"]').setInputFiles(film))
      expect(await page.evaluate(widthOf, path)).toBeGreaterThan(0)
    })

  await page.goto(`${app.url}/chat-chat?id=${other.id}`)
  for (const [index, { maker, ...photo }] of photos.entries())
    await test.step(`a picture from ${maker}`, async () => {
      await stored('.jpg', () => page.locator('input[data-of=picture]').setInputFiles(photo))
      await expect(page.getByRole('log', { name: '消息' }).getByRole('link', { name: '看大图' })).toHaveCount(index + 1)
    })

  await page.goto(`${app.url}/member?type=0`)
  const dialog = page.getByRole('dialog', { name: '更换头像' })
  for (const { maker, ...photo } of photos)
    await test.step(`an avatar from ${maker}`, async () => {
      await page.getByRole('button', { name: '更换头像' }).click()
      await dialog.locator('input[type=file]').setInputFiles(photo)
      await expect(dialog.getByRole('img', { name: '上传的图片' })).toBeVisible()
      await stored('.webp', () => dialog.getByRole('button', { name: '用这个头像' }).click())
      await expect(dialog).toHaveCount(0)
    })
})

test('that reveals a result hides title, picture and length until a tap when scores are hidden', async ({ page }) => {
  let video: VideoCard | undefined
  await expect
    .poll(async () => {
      const { list } = await callApp<{ list: VideoCard[] }>(shared, 'GET api/video/videoList?id=football&sort=hot')
      video = list.find(({ match_id }) => match_id !== null)
      return video?.id
    })
    .toBeDefined()
  await page.addInitScript(() => localStorage.setItem('preferences', JSON.stringify({ hideScores: true })))
  await page.context().addCookies([{ name: 'hide', value: '1', url: shared.url }])
  await page.goto(`${shared.url}/video-classify?type=3&id=football&sort=hot`)
  const tile = page.locator(`[data-video="${video?.id}"]`)
  // The teams are visible, so that the reader can decide.
  await expect(tile).toContainText(`${video?.teams?.map(({ zh }) => zh).join(' 对 ')} · 视频`)
  await expect(tile.locator('img')).toHaveCount(0)
  // No score, and no duration on the picture.
  expect(await tile.textContent()).not.toContain(`${video?.title.zh}`)
  await expect(tile.locator('div').first()).toHaveText('')
  await tile.getByRole('link').click()
  await expect(page.getByText('比分已隐藏')).toBeVisible()
  await expect(page.locator('video')).toHaveCount(0)
  await page.getByRole('button', { name: '显示并播放' }).click()
  await expect(page.getByRole('heading', { name: video?.title.zh ?? '' })).toBeVisible()
  await expect(page.locator('video')).toHaveCount(1)
})

test('the categories page begins with the list of categories, and each links to its videos', { tag: long }, async ({ page }) => {
  const { list } = await callApp<{ list: VideoCategory[] }>(shared, 'GET api/Videoclassification')
  const names = list.map(({ name }) => name.zh)
  expect(names.length).toBeGreaterThan(1)
  await page.goto(`${shared.url}/video-classify`)
  const links = page.locator('#content').getByRole('link')
  await expect.poll(async () => (await links.allTextContents()).slice(0, names.length + 1)).toEqual(['全部分类', ...names])
  // Below, each category appears once, whoever recommends it.
  await expect(page.locator('#content').getByRole('article')).toHaveCount(names.length)
  await links.nth(1).click()
  await expect(page.getByRole('heading', { level: 1, name: names[0] ?? '' })).toBeVisible()
})
