// The personal centre and feedback: profile, avatar, verification, passwords, logins, data, account closure.
import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { SignedIn } from '../../../contract/account/account.ts'
import type { Member } from '../../../contract/account/member.ts'
import { avatarList } from '../../../server/features/account/avatars.ts'
import { type AppProcess, recorded, startApp } from '../../support/app/app-process.ts'
import { axeViolations } from '../../support/app/axe.ts'
import { test } from '../../support/app/test.ts'
import { callApp, carryLogin, createOperator, lastCode, logIn, registerMember } from '../../support/people/app-member.ts'
import { long } from '../../support/soak.ts'
import { goodPng } from '../../support/upload/hostile-files.ts'

let app: AppProcess
let ann: SignedIn
test.beforeAll(async () => {
  app = await startApp({ env: recorded })
  ann = await registerMember(app, 'ann@example.com')
})
test.afterAll(async () => {
  await app.stop()
  await app.clean()
})

const statusWith = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const infoOf = ({ token }: SignedIn): Promise<Member> => callApp(app, 'GET api/Member/info', {}, token)
/** 900 by 300: a third blue, a third green, a third red. */
async function threeColours(): Promise<Buffer> {
  const third = (background: string) =>
    sharp({ create: { width: 300, height: 300, channels: 3, background } })
      .png()
      .toBuffer()
  const [blue, green, red] = await Promise.all(['#0000ff', '#00ff00', '#ff0000'].map(third))
  return sharp({ create: { width: 900, height: 300, channels: 3, background: '#000' } })
    .composite([blue, green, red].map((input, index) => ({ input, left: index * 300, top: 0 })))
    .png()
    .toBuffer()
}
async function open(page: Page, who: SignedIn, path: string): Promise<void> {
  await carryLogin(page.context(), app, who)
  await page.goto(app.url + path)
}

test('guests can change this device’s settings and are asked to sign in for the rest', async ({ page }) => {
  await page.goto(`${app.url}/member?type=9`)
  await expect(page.getByText('登录后才能看到这里')).toBeVisible()
  await page.getByRole('link', { name: '本机的提醒与设置' }).click()
  await expect(page.getByRole('heading', { name: '提醒与设置', level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation', { name: '个人中心' })).toHaveCount(0)
})

test('the profile can be edited field by field and as a whole', async ({ page }) => {
  await open(page, ann, '/member')
  await expect(page).toHaveURL(/type=9/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ann.user_nickname)
  // The bar shows the balance.
  await expect(page.getByRole('banner').getByRole('link', { name: /^钱包，[\d,.]+ 钻石$/ })).toHaveAttribute('href', '/member?type=1')
  await page.getByRole('navigation', { name: '个人中心' }).getByRole('link', { name: '个人资料' }).click()
  await page.getByLabel('昵称').fill('官方客服')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.locator('#content').getByRole('alert')).toHaveText('这个昵称不能用，换一个吧')
  await page.getByLabel('昵称').fill(' 看球的  我 ')
  await page.getByLabel('个性签名').fill('临江席常客')
  await page.getByLabel('生日').fill('1990-02-28')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(statusWith(page, '修改成功')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('看球的 我')
  expect(await infoOf(ann)).toMatchObject({ user_nickname: '看球的 我', signature: '临江席常客', birthday: '1990-02-28' })
  await expect(page.getByRole('button', { name: '保存' })).toBeDisabled()
  expect(await axeViolations(page)).toEqual([])
  // On a phone, a page of the centre begins with its name and a back link.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('个人资料')
  await page.getByRole('link', { name: '返回个人中心' }).click()
  await expect(page).toHaveURL(/type=9/)
})

test('an avatar is chosen from the list or uploaded; a file that is not a picture is rejected', { tag: long }, async ({ page }) => {
  await open(page, ann, '/member?type=0')
  await page.getByRole('button', { name: '更换头像' }).click()
  const dialog = page.getByRole('dialog', { name: '更换头像' })
  await dialog.getByRole('radio', { name: '头像 7', exact: true }).check({ force: true })
  await dialog.getByRole('button', { name: '用这个头像' }).click()
  await expect(dialog).toHaveCount(0)
  expect((await infoOf(ann)).avatar).toBe(avatarList[6]?.path)
  await page.getByRole('button', { name: '更换头像' }).click()
  const file = dialog.locator('input[type=file]')
  await file.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await expect(dialog.getByRole('alert')).toHaveText('只能上传 PNG 或 JPEG 图片')
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) })
  await expect(dialog.getByRole('alert')).toHaveText('图片不能超过 5 MB')
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(dialog.getByRole('alert')).toHaveText('这张图片打不开，换一张试试')
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await goodPng(64) })
  const square = dialog.getByRole('group', { name: '头像的范围' })
  await expect(square.getByRole('img', { name: '上传的图片' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: '用这个头像' }).click()
  await expect(dialog).toHaveCount(0)
  expect((await infoOf(ann)).avatar).toMatch(/^\/media\/.+\.webp$/)
})

test('the avatar crop is set by mouse, slider and keyboard, and exactly that part is saved', { tag: long }, async ({ page }) => {
  await open(page, ann, '/member?type=0')
  await page.getByRole('button', { name: '更换头像' }).click()
  const dialog = page.getByRole('dialog', { name: '更换头像' })
  // Blue on the left, red on the right, green between.
  const buffer = await threeColours()
  await dialog.locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer })
  const square = dialog.getByRole('group', { name: '头像的范围' })
  const left = () => square.locator('img').evaluate((img) => img.getBoundingClientRect().left)
  const first = await left()
  const box = await square.boundingBox()
  if (!box) throw new Error('nothing to drag')
  await page.mouse.move(box.x + 120, box.y + 120)
  await page.mouse.down()
  await page.mouse.move(box.x + 60, box.y + 120, { steps: 4 })
  await page.mouse.up()
  expect(await left()).toBeCloseTo(first - 60, 0)
  const zoom = dialog.getByRole('slider', { name: '缩放' })
  await zoom.fill('2')
  await expect(zoom).toHaveAttribute('aria-valuetext', '2.0×')
  await square.focus()
  await page.keyboard.press('+')
  await expect(zoom).toHaveAttribute('aria-valuetext', '2.2×')
  // Moves to the right edge of the picture, where only red remains.
  for (let step = 0; step < 60; step += 1) await page.keyboard.press('ArrowRight')
  await dialog.getByRole('button', { name: '用这个头像' }).click()
  await expect(dialog).toHaveCount(0)
  const stored = await page.request.get(app.url + (await infoOf(ann)).avatar)
  const { channels } = await sharp(await stored.body()).stats()
  const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => mean)
  expect(red).toBeGreaterThan(180)
  expect(Math.max(green, blue)).toBeLessThan(60)
})

test('verification is submitted once and stays pending', async ({ page }) => {
  await open(page, ann, '/member?type=0')
  await page.getByLabel('证件种类').selectOption({ label: '护照' })
  await page.getByLabel('真实姓名').fill('安娜')
  await page.getByLabel('证件号码').fill('x')
  await page.getByRole('button', { name: '提交认证' }).click()
  await expect(page.locator('#content').getByRole('alert')).toHaveText('证件号码不对，请核对')
  await page.getByLabel('证件号码').fill('E12345678')
  await page.getByRole('button', { name: '提交认证' }).click()
  await expect(page.getByText('审核中')).toBeVisible()
  await expect(page.getByText('E*******8')).toBeVisible()
  expect((await infoOf(ann)).verified).toBe('waiting')
})

test('a payment password is set with a code to the user’s own number, and other logins end one by one', { tag: long }, async ({ page }) => {
  const name = 'desk@example.com'
  const password = await createOperator(app, name)
  const here = await logIn(app, name, password)
  await logIn(app, name, password)
  await open(page, here, '/member?type=6&part=account')
  const logins = page.getByRole('region', { name: '登录设备' })
  await expect(logins.getByRole('listitem')).toHaveCount(2)
  await logins.getByRole('button', { name: /^退出 / }).click()
  await expect(logins.getByRole('listitem')).toHaveCount(1)
  await expect(logins.getByText('本机')).toBeVisible()
  const panel = page.getByRole('region', { name: '支付密码' })
  await panel.getByLabel('支付密码', { exact: true }).fill('123456')
  await panel.getByLabel('再输一次支付密码').fill('123457')
  await panel.getByRole('button', { name: '获取验证码' }).click()
  await expect(statusWith(page, '验证码发送成功')).toBeVisible()
  await expect(panel.getByRole('button', { name: /秒后重发/ })).toBeDisabled()
  await panel.getByLabel('验证码').fill(await lastCode(app, name))
  await panel.getByRole('button', { name: '设置支付密码' }).click()
  await expect(panel.getByRole('alert')).toHaveText(['支付密码至少 6 位数字，不能连号或重复', '请输入相同的密码'])
  await panel.getByLabel('支付密码', { exact: true }).fill('480213')
  await panel.getByLabel('再输一次支付密码').fill('480213')
  await panel.getByRole('button', { name: '设置支付密码' }).click()
  await expect(panel.getByText('已设置', { exact: true })).toBeVisible()
  expect(await infoOf(here)).toMatchObject({ has_payment_password: true })
  expect(await axeViolations(page)).toEqual([])
})

test('the password is changed with the old one, privacy settings persist, and the data can be exported', { tag: long }, async ({
  page,
}) => {
  await open(page, ann, '/member?type=6&part=account')
  const panel = page.getByRole('region', { name: '登录密码' })
  await panel.getByLabel('原密码').fill('wrong-harbour-1')
  await panel.getByLabel('新密码', { exact: true }).fill('another-harbour-31')
  await panel.getByLabel('再输一次新密码').fill('another-harbour-31')
  await panel.getByRole('button', { name: '修改密码' }).click()
  await expect(page.getByRole('alert').filter({ hasText: '密码不对' })).toBeVisible()
  await panel.getByLabel('原密码').fill('plum-harbour-92')
  await panel.getByRole('button', { name: '修改密码' }).click()
  await expect(statusWith(page, '密码已修改')).toBeVisible()
  await logIn(app, 'ann@example.com', 'another-harbour-31')
  // The switch changes once the server has stored the setting.
  const strangers = page.getByRole('switch', { name: '不认识的人可以给我发消息' })
  await strangers.click()
  await expect(strangers).not.toBeChecked()
  await expect(statusWith(page, '修改成功')).toBeVisible()
  expect((await infoOf(ann)).privacy.strangers).toBe(false)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(new RegExp(`^grandstand-${ann.id}-\\d{4}-\\d\\d-\\d\\d\\.json$`))
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ profile: { email: 'ann@example.com' } })
})

test('feedback is sent with a picture and listed; drafts survive a reload, and offline feedback is queued and sent', {
  tag: long,
}, async ({ page, context }) => {
  await open(page, ann, '/feedback')
  const text = page.getByRole('textbox', { name: '内容', exact: true })
  await page.getByRole('button', { name: '建议' }).click()
  await text.fill('想要四路同屏')
  await page.locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await goodPng(64) })
  await expect(page.getByRole('img', { name: '第 1 张图片' })).toBeVisible()
  await expect(page.getByText('草稿已存在这台设备上')).toBeVisible()
  await page.reload()
  await expect(text).toHaveValue('想要四路同屏')
  await page.getByRole('button', { name: '提交' }).click()
  await expect(statusWith(page, '收到了，谢谢你')).toBeVisible()
  const tickets = page.getByRole('region', { name: '我的反馈' })
  await expect(tickets.getByRole('listitem').filter({ hasText: '想要四路同屏' })).toContainText('处理中')
  await expect(tickets.getByRole('img', { name: '第 1 张图片' })).toBeVisible()
  await expect(text).toHaveValue('')
  expect(await axeViolations(page)).toEqual([])
  await context.setOffline(true)
  await text.fill('离线时写的')
  await page.getByRole('button', { name: '提交' }).click()
  await expect(tickets.getByText('联网后发送')).toBeVisible()
  await context.setOffline(false)
  await expect(tickets.getByText('联网后发送')).toHaveCount(0, { timeout: 20_000 })
  await expect(tickets.getByRole('listitem').filter({ hasText: '离线时写的' })).toContainText('处理中')
})

test('feedback that is resent after a lost reply creates a single ticket', async ({ page, context }) => {
  const dee = await registerMember(app, 'dee@example.com')
  // The account loads late: text typed before stays.
  let read = (): void => undefined
  const held = new Promise<void>((resolve) => {
    read = resolve
  })
  await context.route('**/api/User/getUserInfo', (route) => held.then(() => route.continue()))
  await open(page, dee, '/feedback')
  const text = page.getByRole('textbox', { name: '内容', exact: true })
  const keys: string[] = []
  // The server accepts it; the first response never arrives.
  await context.route('**/api/Universal/feedback', async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '')
    const response = await route.fetch()
    if (keys.length === 1) await route.abort()
    else await route.fulfill({ response })
  })
  await text.fill('回执丢了的反馈')
  read()
  await expect(page.getByRole('button', { name: /，我的账号$/ })).toBeVisible()
  await page.getByRole('button', { name: '提交' }).click()
  await expect(statusWith(page, '没有收到回音')).toBeVisible()
  await expect.poll(() => keys.length, { timeout: 20_000 }).toBe(2)
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(keys[1]).toBe(keys[0])
  const tickets = page.getByRole('region', { name: '我的反馈' })
  await expect(tickets.getByText('联网后发送')).toHaveCount(0, { timeout: 20_000 })
  await expect(tickets.getByRole('listitem').filter({ hasText: '回执丢了的反馈' })).toHaveCount(1)
  expect((await callApp<{ list: unknown[] }>(app, 'GET api/Universal/feedbackList', {}, dee.token)).list).toHaveLength(1)
})

test('the account panel of the top bar shows level, wallet, check-in seats and tasks, and signs out', async ({ page }) => {
  const bea = await registerMember(app, 'bea@example.com')
  await open(page, bea, '/about-user')
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(bea.user_nickname) })
    .hover()
  await expect(page.getByRole('img', { name: '等级进度 0%' })).toBeVisible()
  await expect(page.getByRole('list', { name: '七天签到' }).getByRole('listitem')).toHaveCount(7)
  await expect(page.getByRole('navigation', { name: '快捷入口' })).toContainText('申请开播')
  await page.getByRole('button', { name: '退出登录' }).click()
  await expect(page).toHaveURL(/\/main/)
  await expect(page.getByRole('banner').getByText('登录', { exact: true })).toBeVisible()
})

test('closing an account requires its password and reading what will be deleted, and is cancelled after a login', async ({ page }) => {
  const cas = await registerMember(app, 'cas@example.com')
  await open(page, cas, '/member?type=6&part=account')
  await page.getByRole('button', { name: '注销' }).click()
  const dialog = page.getByRole('dialog', { name: '注销账号' })
  await dialog.getByLabel('登录密码').fill('plum-harbour-92')
  const end = dialog.getByRole('button', { name: '注销账号' })
  await expect(end).toBeDisabled()
  await dialog.getByRole('checkbox').check()
  // Requests that the page still makes for the closed account do not open the login dialog.
  await page.route('**/api/Member/SignOut', async (route) => {
    const refused = page.waitForResponse(async (result) => ((await result.json().catch(() => null))?.code ?? 0) >= 700)
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await refused
    await route.continue()
  })
  await end.click()
  await expect(page).toHaveURL(/\/main/)
  await expect(infoOf(cas)).rejects.toThrow()
  // Within the grace period a login asks first, and nothing else happens before.
  await page.getByRole('banner').getByRole('link', { name: '登录' }).click()
  const login = page.getByRole('dialog')
  await login.getByRole('button', { name: '密码登录', exact: true }).click()
  await login.getByLabel('手机号', { exact: true }).fill('cas@example.com')
  await login.getByLabel('密码', { exact: true }).fill('plum-harbour-92')
  await login.getByRole('button', { name: '登录', exact: true }).click()
  await expect(login.getByRole('heading', { name: '账号正在注销' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await login.getByRole('button', { name: '仍要注销' }).click()
  await expect(login).toHaveCount(0)
  expect((await logIn(app, 'cas@example.com')).closing_at).not.toBeNull()
  // The settings offer the same to a user who changes their mind later.
  await page.goto(`${app.url}/member?type=6&part=account`)
  await expect(page.getByText(/账号将在 .+ 删除/)).toBeVisible()
  await page.getByRole('button', { name: '撤销注销' }).click()
  await expect(statusWith(page, '已撤销注销，账号保留')).toBeVisible()
  await expect(page.getByRole('button', { name: '注销', exact: true })).toBeVisible()
  expect((await logIn(app, 'cas@example.com')).closing_at).toBeNull()
})
