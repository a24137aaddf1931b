// A dome room that is far behind: the others wait for it, until the viewer switches that off, and again once it is on.
import { expect, type Locator } from '@playwright/test'
import { axeViolations } from '../../support/app/axe.ts'
import { app } from '../../support/app/shared-app.ts'
import { test } from '../../support/app/test.ts'
import { MadeStream, readPicture } from '../../support/media/made-stream.ts'
import { aRoom, mockRooms } from '../../support/media/room-mocks.ts'
import { long } from '../../support/soak.ts'

test('the other rooms wait for one that is far behind for as long as the viewer wants it', async ({ page }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 1280, height: 900 })
  // The second is eight seconds older.
  const streams = { near: new MadeStream(14), far: new MadeStream(14, 8_000) }
  for (const [id, stream] of Object.entries(streams)) await stream.serve(page, id)
  await mockRooms(page, new Map(Object.keys(streams).map((id) => [id, aRoom(id)])))
  await page.goto(`${app.url}/dome?ids=near.far`)
  const tile = (id: string): Locator => page.getByRole('region', { name: `主播${id}`, exact: true })
  const shown = async (id: keyof typeof streams): Promise<number> => {
    const second = await tile(id)
      .locator('video')
      .evaluate(readPicture as (video: Element) => number | null)
    return second === null ? Number.NaN : streams[id].timeOf(second)
  }
  /** Milliseconds by which the near one is ahead. */
  const ahead = async (): Promise<number> => {
    const pictureTimes = await Promise.all([shown('near'), shown('far')])
    return pictureTimes[0] - pictureTimes[1]
  }
  const leave = page.getByRole('button', { name: '不等它：主播far' })
  await expect(leave).toBeVisible({ timeout: 40_000 })
  await expect(page.getByRole('button', { name: /^不等它/ })).toHaveCount(1)
  await expect.poll(ahead, { timeout: 40_000 }).toBeLessThan(1_500)
  await leave.click()
  await expect.poll(ahead, { timeout: 20_000 }).toBeGreaterThan(4_000)
  await page.getByRole('button', { name: '重新等它：主播far' }).click()
  await expect.poll(ahead, { timeout: 40_000 }).toBeLessThan(1_500)
  await expect(leave).toBeVisible()
})

test('a live room is added to the dome, and replaces another in a full one', async ({ page }) => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'over']
  const stream = new MadeStream(14)
  stream.others = [{ name: 'smooth', height: 18 }]
  /** The fetched qualities of each room. */
  const fetched = new Map<string, Set<string>>()
  page.on('request', (request) => {
    const [, id = '', quality = ''] = /\/hls\/(\w+)\/(media|smooth)\.m3u8$/.exec(new URL(request.url()).pathname) ?? []
    if (id) fetched.set(id, (fetched.get(id) ?? new Set()).add(quality))
  })
  const qualitiesOf = (id: string): string[] => [...(fetched.get(id) ?? [])]
  for (const id of ids) await stream.serve(page, id)
  await mockRooms(page, new Map(ids.map((id) => [id, aRoom(id, { is_live: id !== 'over' })])))
  await page.goto(`${app.url}/dome?ids=a.b.c`)
  // Small pictures use the low quality, the room with sound the highest.
  await expect.poll(() => qualitiesOf('a')).toContain('media')
  for (const id of ['b', 'c']) await expect.poll(() => qualitiesOf(id)).toEqual(['smooth'])
  await page.keyboard.press('2')
  await expect.poll(() => qualitiesOf('b')).toContain('media')
  await page.keyboard.press('1')
  const strip = page.getByRole('region', { name: '可以换进来' })
  await expect(strip.getByRole('listitem')).toHaveCount(2)
  await strip.getByRole('button', { name: '放进来 主播d' }).click()
  await expect(page).toHaveURL(/ids=a\.b\.c\.d$/)
  // The room with sound is replaced, and its replacement has sound.
  await strip.getByRole('button', { name: '换入 主播e' }).click()
  await page.getByRole('menuitem', { name: '1 主播a' }).click()
  await expect(page).toHaveURL(/ids=e\.b\.c\.d$/)
  await expect(page.getByRole('region', { name: '主播e', exact: true })).toContainText('在听')
  await expect(strip.getByRole('button')).toHaveText(['换入'])
  await expect(strip.getByRole('button', { name: '换入 主播a' })).toBeVisible()
})

for (const [lang, tools] of [
  ['en', /^Listen to /],
  ['vi', /^Nghe /],
] as const)
  test(`axe finds no violations in a dome of four rooms in ${lang}`, { tag: long }, async ({ context, page }) => {
    const ids = ['a', 'b', 'c', 'd', 'e']
    const stream = new MadeStream(14)
    for (const id of ids) await stream.serve(page, id)
    await mockRooms(page, new Map(ids.map((id) => [id, aRoom(id)])))
    await context.addCookies([{ name: 'lang', value: lang, url: app.url }])
    await page.addInitScript((value) => localStorage.setItem('preferences', JSON.stringify({ lang: value })), lang)
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(`${app.url}/dome?ids=a.b.c.d`)
    await expect(page.getByRole('button', { name: tools })).toHaveCount(4)
    await expect
      .poll(() => page.evaluate(() => [...document.querySelectorAll('video')].filter((video) => video.currentTime > 0).length))
      .toBe(4)
    expect(await axeViolations(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.getByRole('button', { name: tools })).toHaveCount(4)
    expect(await axeViolations(page)).toEqual([])
  })
