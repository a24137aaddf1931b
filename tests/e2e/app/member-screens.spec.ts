// Every screen that differs between a member and a guest: the same checks as for guests.
import { expect } from '@playwright/test'
import { interactive } from '../../support/app/hydrated.ts'
import { app } from '../../support/app/shared-app.ts'
import { test } from '../../support/app/test.ts'
import { walk, walkedLangs } from '../../support/app/walk.ts'
import { carryLogin, type Registered, registerMember } from '../../support/people/app-member.ts'
import { repeatedIds } from '../../support/screens/repeated-ids.ts'
import { soak } from '../../support/soak.ts'

let member: Registered
test.beforeAll(async () => {
  member = await registerMember(app)
})

const paths: readonly string[] = [
  '/main',
  ...[9, 0, 1, 2, 3, 4, 5, 6, 7, 8].map((type) => `/member?type=${type}`),
  '/member?type=6&part=account',
  '/login',
  '/attention',
  '/reserve',
  '/feedback',
  '/chat-chat',
  '/new_file',
  '/video-list',
  '/specialist-info',
  '/trophy/home',
]

for (const lang of walkedLangs) {
  test(`every member screen in ${lang}: no errors, no CSP reports, no axe violations, no overflow`, async ({ page, context }) => {
    test.setTimeout(soak(120_000, 600_000))
    await carryLogin(context, app, member)
    await walk(page, app.url, lang, paths)
  })
}

test('an overlay duplicates no id of its page', async ({ page, context }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await carryLogin(context, app, member)
  // The centre's home and its tasks agree with the account panel.
  for (const type of [9, 8]) {
    await page.goto(`${app.url}/member?type=${type}`)
    await interactive(page)
    await page.getByRole('button', { name: /我的账号/ }).click()
    await expect(page.getByRole('dialog', { name: '我的账号' }).getByRole('button', { name: '退出登录' })).toBeVisible()
    await expect(page.locator('[role=status][aria-label]:visible')).toHaveCount(0)
    expect(await repeatedIds(page), `member?type=${type}`).toEqual([])
  }
})
