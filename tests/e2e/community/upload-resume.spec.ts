// A video on a bad connection: cut in the middle, paused, the page reloaded; each time the upload continues where it stopped, and the video
// plays.
import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { memberLimits } from '../../../contract/limits/member-limits.ts'
import { type AppProcess, startApp } from '../../support/app/app-process.ts'
import { readRows } from '../../support/app/device-storage.ts'
import { test } from '../../support/app/test.ts'
import { carryLogin, registerMember } from '../../support/people/app-member.ts'
import { long } from '../../support/soak.ts'

// The page itself observes and holds the parts.
test.use({ serviceWorkers: 'block' })

const part = memberLimits.uploadPart
let app: AppProcess
test.beforeAll(async () => {
  app = await startApp({ env: { RATE_LIMIT: '0' } })
})
test.afterAll(async () => {
  await app.stop()
  await app.clean()
})

/** The clock film with a padding box that players ignore, so that it has several parts. */
function longFilm(): Buffer {
  const film = readFileSync('tests/support/clock-film.mp4')
  const free = Buffer.alloc(3 * part - film.length - 1_000)
  free.writeUInt32BE(free.length, 0)
  free.write('free', 4, 'latin1')
  return Buffer.concat([film, free])
}
const offsetOf = (url: string): number => Number(new URL(url).pathname.split('/').at(-1))

/** Lets parts through that begin before `limit`; the others wait until the page is gone. Returns the requested offsets. */
async function holdFrom(page: Page, limit: number): Promise<number[]> {
  const asked: number[] = []
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route('**/api/Member/upload/**', async (route) => {
    const offset = offsetOf(route.request().url())
    asked.push(offset)
    if (offset < limit) await route.continue()
  })
  return asked
}

test('resumes after a connection loss, a pause and a reload', { tag: long }, async ({ page, context }) => {
  const member = await registerMember(app, 'long@example.com')
  await carryLogin(context, app, member)
  await page.goto(`${app.url}/video-list?tab=mine`)
  await page.getByRole('button', { name: '上传视频' }).click()
  const form = page.getByRole('form', { name: '上传视频' })
  const progress = form.getByRole('progressbar', { name: '上传进度' })
  await form.getByLabel('标题').fill('隧道里传完的视频')

  // Cut in the middle: the first part arrives, and the connection drops with the second.
  await page.route('**/api/Member/upload/**', async (route) => {
    if (offsetOf(route.request().url()) === 0) return route.continue()
    await context.setOffline(true)
    await route.abort()
  })
  await form.locator('input[type=file][accept*="video"]').setInputFiles({ name: '隧道.mp4', mimeType: 'video/mp4', buffer: longFilm() })
  await expect(form.getByText('网络断了，连上后自动接着传')).toBeVisible()
  await expect.poll(async () => Number(await progress.getAttribute('value'))).toBeGreaterThan(30)

  // Online again: the upload resumes by itself, and not from the beginning.
  const second = await holdFrom(page, 2 * part)
  await context.setOffline(false)
  await expect.poll(() => second).toEqual([part, 2 * part])
  await form.getByRole('button', { name: '暂停' }).click()
  await expect(form.getByText('已暂停，传好的部分保留一天')).toBeVisible()
  await form.getByRole('button', { name: '继续上传' }).click()
  await expect.poll(() => second).toEqual([part, 2 * part, 2 * part])

  // Reloads the page in the middle of the last part: text and file are on the device.
  await expect.poll(() => readRows(page, 'videoDraft').then((rows) => rows.length)).toBe(2)
  await page.reload()
  const third = await holdFrom(page, Number.POSITIVE_INFINITY)
  await expect(form.getByLabel('标题')).toHaveValue('隧道里传完的视频')
  await expect(form.getByRole('button', { name: '换一个' })).toBeVisible()
  await expect(form.getByRole('img', { name: '封面' })).toHaveAttribute('src', /^\/media\/.+\.jpg$/)
  // The request after the film is its cover.
  expect(third.filter((offset) => offset > 0)).toEqual(third.length > 1 ? [2 * part] : [])
  await form.getByLabel('分类').selectOption('training')
  await form.getByRole('button', { name: '发布' }).click()
  const tile = page.getByRole('link', { name: '隧道里传完的视频' })
  await expect(tile).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await tile.click()
  await expect.poll(() => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0)).toBeGreaterThan(0.5)
  await expect.poll(() => readRows(page, 'videoDraft').then((rows) => rows.length)).toBe(0)
})

test('asks for the same file if the device kept none, and discards the server’s part on request', { tag: long }, async ({
  page,
  context,
}) => {
  const member = await registerMember(app, 'other@example.com')
  await carryLogin(context, app, member)
  await page.goto(`${app.url}/video-list?tab=mine`)
  await page.getByRole('button', { name: '上传视频' }).click()
  const form = page.getByRole('form', { name: '上传视频' })
  const choose = () =>
    form.locator('input[type=file][accept*="video"]').setInputFiles({ name: '隧道.mp4', mimeType: 'video/mp4', buffer: longFilm() })
  const first = await holdFrom(page, part)
  await choose()
  await expect.poll(() => first).toEqual([0, part])
  await expect.poll(() => readRows(page, 'videoDraft').then((rows) => rows.length)).toBe(2)
  // As on a device without room for a film.
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const open = indexedDB.open('grandstand')
        open.onerror = () => reject(open.error)
        open.onsuccess = () => {
          const change = open.result.transaction('videoDraft', 'readwrite')
          const rows = change.objectStore('videoDraft')
          rows.openCursor().onsuccess = (event) => {
            const cursor = (event.target as IDBRequest<IDBCursorWithValue | null>).result
            if (!cursor) return
            if (String(cursor.key).endsWith('/file')) cursor.delete()
            cursor.continue()
          }
          change.oncomplete = () => {
            open.result.close()
            resolve()
          }
        }
      }),
  )
  await page.reload()
  await expect(form.getByText('请再选一次“隧道.mp4”，会从断开的地方接着传')).toBeVisible()
  const second = await holdFrom(page, part)
  await choose()
  await expect.poll(() => second).toEqual([part])
  const dropped = page.waitForResponse(/dropUpload/)
  await form.getByRole('button', { name: '放弃上传' }).click()
  expect((await (await dropped).json()).code).toBe(0)
  const third = await holdFrom(page, part)
  await choose()
  await expect.poll(() => third).toEqual([0, part])
})
