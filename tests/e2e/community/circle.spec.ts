// The community: a post with a picture, its thread, an edit; a draft that waits for the network.
import { expect, type Route } from '@playwright/test'
import sharp from 'sharp'
import { type AppProcess, recorded, startApp } from '../../support/app/app-process.ts'
import { axeViolations } from '../../support/app/axe.ts'
import { test } from '../../support/app/test.ts'
import { workerReady } from '../../support/app/worker-push.ts'
import { callApp, carryLogin, registerMember } from '../../support/people/app-member.ts'

let app: AppProcess
test.beforeAll(async () => {
  app = await startApp({ env: recorded })
})
test.afterAll(async () => {
  await app.stop()
  await app.clean()
})

test('a post is saved as a draft, sent when back online, discussed and deleted', async ({ page, context }) => {
  const [one, other] = [await registerMember(app), await registerMember(app)]
  await carryLogin(context, app, one)
  await page.goto(`${app.url}/new_file?circle=demo-live`)
  const publish = page.getByRole('button', { name: '发布', exact: true })
  await publish.click()
  await expect(page.getByRole('alert').filter({ hasText: '请输入内容' })).toBeVisible()
  const text = page.getByRole('textbox', { name: '内容' })
  await expect(text).toBeFocused()
  // All missing fields are reported at once, each at its place.
  await page.getByRole('radio', { name: '视频' }).click()
  await expect(page.locator('#content').getByRole('alert')).toHaveText(['请输入内容', '请上传视频', '请上传视频封面'])
  await page.getByRole('radio', { name: '图文' }).click()
  await text.fill('第一次来，大家好')
  const buffer = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#0b5a8a' } })
    .png()
    .toBuffer()
  await page.locator('input[type=file]').setInputFiles({ name: 'stand.png', mimeType: 'image/png', buffer })
  await expect(page.getByText('草稿已存在这台设备上')).toBeVisible()
  await page.reload()
  await expect(text).toHaveValue('第一次来，大家好')
  await expect(page.getByRole('img', { name: '第 1 张图片' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])

  await context.setOffline(true)
  await publish.click()
  await expect(page.getByText('帖子存在本机')).toBeVisible()
  await expect(text).toHaveValue('')
  await context.setOffline(false)
  const newest = async () => (await callApp(app, 'GET api/anchor_dynamics/userPostList?circle=demo-live', {}, other.token)).list[0]
  await expect.poll(async () => (await newest()).text, { timeout: 20_000 }).toBe('第一次来，大家好')
  const { id, pictures } = await newest()
  expect(pictures).toEqual([expect.stringMatching(/^\/media\//)])
  await callApp(app, 'POST api/anchor_dynamics_user/followCircle', { id: 'demo-live', on: true }, one.token)
  await page.goto(`${app.url}/attention?kind=circle`)
  await expect(page.locator('#content a[href="/circle-detail?id=demo-live"]')).toBeVisible()
  await page.clock.install()
  await page.goto(`${app.url}/circle-detail?id=demo-live&post=${id}`)
  const held = new Promise<Route>((resolve) => void page.route('**/api/Comment/add', resolve, { times: 1 }))
  const comment = page.getByRole('textbox', { name: '写评论' })
  await comment.fill('自己先占个座')
  await page.getByRole('button', { name: '发表' }).click()
  // Text typed during the request becomes the next comment.
  await comment.fill('自己先占个座 人呢')
  await (await held).continue()
  await expect(page.getByRole('article').filter({ hasText: '自己先占个座' })).toContainText('作者')
  await expect(comment).toHaveValue('人呢')
  // The post's count equals the comments below it.
  await expect(page.getByRole('link', { name: /的帖子的评论/ })).toHaveText('1')
  await callApp(app, 'POST api/Comment/add', { kind: 'post', id, content: '欢迎' }, other.token)
  // Polled every twenty seconds. A new comment waits behind a button, so that the list does not move.
  await page.clock.fastForward(20_000)
  await expect(page.getByRole('button', { name: '1 条新评论' })).toBeVisible()
  await page.getByRole('button', { name: '1 条新评论' }).click()
  await expect(page.getByRole('article').filter({ hasText: '欢迎' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])

  await page.getByRole('button', { name: /的帖子：更多$/ }).click()
  await page.getByRole('menuitem', { name: '删除' }).click()
  await expect(page.getByRole('dialog')).toContainText('确定删除吗？')
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await expect(page).toHaveURL(/circle-detail\?id=demo-live$/)
  await expect(page.getByText('第一次来，大家好')).toHaveCount(0)
})

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a like is queued offline, listed as pending, cancelled by its opposite, and sent', async ({ page, context }) => {
    const [one, other] = [await registerMember(app), await registerMember(app)]
    const { id } = await callApp(
      app,
      'POST api/anchor_dynamics_user/insert',
      { circle_id: 'demo-live', content: '今晚谁在现场' },
      other.token,
    )
    const isLiked = async () => (await callApp(app, `GET api/anchor_dynamics/info?id=${id}`, {}, one.token)).liked
    await carryLogin(context, app, one)
    await page.goto(`${app.url}/circle-detail?id=demo-live&post=${id}`)
    const thumb = page.getByRole('button', { name: /^赞 .+ 的帖子/ })
    await expect(thumb).toHaveAttribute('aria-pressed', 'false')
    await workerReady(page)
    await context.setOffline(true)
    for (const pressed of ['true', 'false', 'true']) {
      await thumb.click()
      await expect(thumb).toHaveAttribute('aria-pressed', pressed)
    }
    await expect(page.getByText('赞已记在这台设备上，联网后自动发出').first()).toBeVisible()
    await page.goto(`${app.url}/schedule`)
    const waiting = page.getByRole('region', { name: '待同步' })
    await expect(waiting.getByRole('listitem')).toHaveText(/赞了 今晚谁在现场/)
    expect(await isLiked()).toBe(false)
    await context.setOffline(false)
    await expect.poll(isLiked, { timeout: 20_000 }).toBe(true)
    await expect(waiting).toHaveCount(0)
  })
})

test('an @ mention notifies the user, also in a queued post, and links to the profile', async ({ page, context }) => {
  const [one, known, fan] = [await registerMember(app), await registerMember(app), await registerMember(app)]
  await callApp(app, 'POST api/member/updateInfo', { signature: '北看台常客' }, known.token)
  await callApp(app, 'POST api/Member/follow', { put: [{ kind: 'streamer', id: known.id, events: [] }] }, one.token)
  await callApp(app, 'POST api/Member/follow', { put: [{ kind: 'streamer', id: one.id, events: [] }] }, fan.token)
  const notificationsOf = async ({ token }: typeof one): Promise<object[]> =>
    (await callApp(app, 'GET api/Notification/getList', {}, token)).list
  const namedOnPage = (nickname: string) => page.getByRole('article').getByRole('link', { name: `@${nickname}`, exact: true })
  await carryLogin(context, app, one)
  const asked = new Promise<Route>((resolve) => void page.route('**/api/User/getUserInfo', resolve, { times: 1 }))
  await page.goto(`${app.url}/new_file?circle=demo-live`)
  await page.getByRole('textbox', { name: '内容' }).fill(`@${known.user_nickname} 今晚看谁的`)
  await expect(page.getByText('草稿已存在这台设备上')).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: '发布', exact: true }).click()
  await expect(page.getByText('帖子存在本机')).toBeVisible()
  // Only now does this device learn whose login this is.
  await (await asked).fulfill({ json: { code: 0, msg: '', data: await callApp(app, 'GET api/User/getUserInfo', {}, one.token) } })
  await expect(page.getByRole('banner').getByRole('button', { name: `${one.user_nickname}，我的账号` })).toBeVisible()
  await context.setOffline(false)
  await expect.poll(() => notificationsOf(known), { timeout: 20_000 }).toMatchObject([{ event: 'mention', person: { uid: one.id } }])

  const { list } = await callApp(app, `GET api/anchor_dynamics/userPostList?uid=${one.id}`)
  await page.goto(`${app.url}/new_file?post=${list[0].id}`)
  await page.getByRole('textbox', { name: '内容' }).fill(`@${known.user_nickname} @${fan.user_nickname} 今晚看谁的`)
  await page.getByRole('button', { name: '保存' }).click()
  await expect(namedOnPage(fan.user_nickname)).toHaveAttribute('href', `/persona?id=${fan.id}`)
  await expect.poll(() => notificationsOf(fan)).toMatchObject([{ event: 'mention' }])
  expect(await notificationsOf(known)).toHaveLength(1)

  await namedOnPage(known.user_nickname).click()
  await expect(page.getByRole('heading', { name: known.user_nickname })).toBeVisible()
  await expect(page.getByText('北看台常客')).toHaveCount(1)
  // The same for the owner of the page.
  await carryLogin(context, app, known)
  await page.reload()
  await expect(page.getByText('北看台常客')).toHaveCount(1)
})

test('a foreign post is translated by the browser; on desktop it has reading width beside its circle', async ({ page }) => {
  const { token } = await registerMember(app)
  const content = 'Tối nay ai đá hay nhất?'
  const { id } = await callApp(app, 'POST api/anchor_dynamics_user/insert', { circle_id: 'demo-live', content }, token)
  // As in browsers with built-in translation.
  await page.addInitScript(() => {
    const create = async ({ sourceLanguage, targetLanguage }: Record<string, string>) => ({
      translate: async (text: string) => `${sourceLanguage} ${targetLanguage} ${text.length}`,
      destroy: () => undefined,
    })
    Object.assign(globalThis, { Translator: { create } })
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${app.url}/circle-detail?id=demo-live&post=${id}`)
  const post = page.getByRole('article').filter({ hasText: content }).first()
  const beside = page.getByRole('heading', { name: '所在圈子' })
  await expect(beside).toBeVisible()
  const box = await post.boundingBox()
  expect(box?.width).toBeLessThanOrEqual(760)
  expect((await beside.boundingBox())?.x).toBeGreaterThan((box?.x ?? 999) + (box?.width ?? 999))
  await page.getByRole('button', { name: /的帖子：更多$/ }).click()
  await page.getByRole('menuitem', { name: '翻译' }).click()
  const dialog = page.getByRole('dialog', { name: '翻译' })
  await expect(dialog.getByRole('status')).toHaveText(`vi zh ${content.length}`)
  await expect(dialog.getByText(content)).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})
