// A site of the operator's own: name, colour, logo and languages appear in the first HTML, the title, the manifest and the bar.
import { expect, type Page } from '@playwright/test'
import type { SignedIn } from '../../../contract/account/account.ts'
import { type AppProcess, recorded, startApp } from '../../support/app/app-process.ts'
import { axeViolations } from '../../support/app/axe.ts'
import { interactive } from '../../support/app/hydrated.ts'
import { test } from '../../support/app/test.ts'
import { callApp, carryLogin, createOperator, logIn } from '../../support/people/app-member.ts'

let app: AppProcess
let operator: SignedIn

test.beforeAll(async () => {
  app = await startApp({ env: recorded })
  operator = await logIn(app, 'desk@example.com', await createOperator(app, 'desk@example.com'))
})
test.afterAll(async () => {
  await app.stop()
  await app.clean()
})

const htmlOf = async (page: Page, path: string, language: string): Promise<string> =>
  (await page.request.get(app.url + path, { headers: { 'accept-language': language, accept: 'text/html' } })).text()
const accentOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = 'var(--accent)'
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  })

test('the name, color and languages set in the admin desk apply from the first HTML on', async ({ page, browser }) => {
  test.setTimeout(90_000)
  const before = await htmlOf(page, '/main', 'zh-CN')
  expect(before).toContain('看台')
  expect(before).not.toContain('id="site"')

  await carryLogin(page.context(), app, operator)
  await page.goto(`${app.url}/desk?tab=site`)
  const save = page.getByRole('button', { name: '保存', exact: true })
  await expect(save).toBeDisabled()
  const names = { 中文: '球迷之家', English: 'Fan House', 'Tiếng Việt': 'Nhà cổ động' }
  const field = (label: string) => page.getByRole('group', { name: '网站名称' }).getByLabel(label, { exact: true })
  await field('中文').fill('')
  await save.click()
  await expect(page.getByText('三种语言都要填写')).toBeVisible()
  for (const [label, name] of Object.entries(names)) await field(label).fill(name)
  // A colour with too little contrast is reported and not sent.
  await page.getByLabel('自选颜色').fill('#ffd23d')
  await expect(page.getByText(/这个颜色在浅色背景上看不清：对比度 1\.2/)).toBeVisible()
  await page.getByRole('button', { name: '#0b5a8a' }).click()
  await page.locator('input[type="file"]').setInputFiles('public/icons/icon-192.png')
  await expect(page.getByRole('img', { name: /^标志/ })).toBeVisible()
  await page.getByRole('button', { name: 'Tiếng Việt', exact: true }).click()
  expect(await axeViolations(page)).toEqual([])
  await save.click()
  const siteNow = async () => (await callApp(app, 'GET api/Desk/site', {}, operator.token)).site
  await expect.poll(async () => (await siteNow()).name.zh).toBe('球迷之家')
  const site = await siteNow()
  expect(site).toMatchObject({ name: { zh: '球迷之家' }, accent: '#0b5a8a', langs: ['zh', 'en'] })
  expect(site.logo).toMatch(/^\/media\/.+\.png$/)

  // The product's own name never flashes: it is not in the HTML.
  for (const path of ['/main', '/news']) {
    const html = await htmlOf(page, path, 'zh-CN')
    expect(html).toMatch(/<title>[^<]*球迷之家[^<]*<\/title>/)
    expect(html).toContain('--own-accent-day:#0b5a8a')
    expect(html).toContain(`<link rel="icon" href="${site.logo}"`)
    expect(html).not.toContain('看台 · 体育直播与比分')
  }
  const manifest = await (await page.request.get(`${app.url}/manifest.webmanifest`)).json()
  expect(manifest).toMatchObject({ name: '球迷之家', short_name: '球迷之家', icons: [{ src: site.logo, sizes: '512x512' }] })

  const context = await browser.newContext({ locale: 'zh-CN', colorScheme: 'light' })
  const reader = await context.newPage()
  await reader.goto(`${app.url}/main`)
  await interactive(reader)
  await expect(reader).toHaveTitle('球迷之家 · 体育直播与比分')
  const brand = reader.getByRole('link', { name: '球迷之家 首页' })
  await expect(brand).toContainText('球迷之家')
  await expect.poll(() => brand.locator('img').evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(512)
  expect(await accentOf(reader)).toBe('rgb(11, 90, 138)')
  await reader.emulateMedia({ colorScheme: 'dark' })
  expect(await accentOf(reader)).not.toBe('rgb(11, 90, 138)')
  expect(await axeViolations(reader)).toEqual([])
  await reader.getByRole('button', { name: /^语言/ }).click()
  await expect(reader.getByRole('menuitemradio')).toHaveText(['简体中文', 'English'])
  await reader.getByRole('menuitemradio', { name: 'English' }).click()
  await expect(reader).toHaveTitle(/^Fan House/)
  await reader.goto(`${app.url}/about-user?type=agreement`)
  await expect(reader.locator('article')).toContainText('Fan House')
  await context.close()

  // A disabled language falls back to the first enabled one.
  const vietnamese = await browser.newContext({ locale: 'vi-VN' })
  const guest = await vietnamese.newPage()
  await guest.goto(`${app.url}/news`)
  await expect(guest.locator('html')).toHaveAttribute('lang', 'zh')
  await vietnamese.close()

  await callApp(app, 'POST api/Desk/putSite', { langs: ['en'] }, operator.token)
  const single = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  await single.goto(`${app.url}/main`)
  await interactive(single)
  await expect(single.locator('html')).toHaveAttribute('lang', 'en')
  await expect(single.getByRole('button', { name: /^Language/ })).toHaveCount(0)
  await single.context().close()
})
