// A hundred and twenty texts that would execute in a page that treated them as markup, in every field that a user or an operator can write,
// on every screen that shows it: for guests, members, streamers and at the desk. R-ACCESS-8.
import { type BrowserContext, expect, type Page } from '@playwright/test'
import type { SignedIn } from '../../../contract/account/account.ts'
import { interactive } from '../../support/app/hydrated.ts'
import { navigateTo } from '../../support/app/navigate-to.ts'
import { test } from '../../support/app/test.ts'
import { type HostileWorld, hostileWorld, plantedFields } from '../../support/hostile/hostile-world.ts'
import { carryLogin } from '../../support/people/app-member.ts'
import { figures, long, soak } from '../../support/soak.ts'

const adminTabs = [
  'applications',
  'experts',
  'horns',
  'feedback',
  'reports',
  'users',
  'gifts',
  'goods',
  'banners',
  'videos',
  'circles',
  'audit',
]

/** The visitors, and the screens that each opens. */
const walksOf = ({ ids, member, streamer, operator }: HostileWorld): [string, SignedIn | null, string[]][] => [
  [
    'a guest',
    null,
    [
      '/main',
      `/score-detail?id=${ids.match}&tab=talk`,
      '/anchor',
      '/rank',
      '/news',
      `/detail?id=${ids.news}`,
      '/circle',
      `/circle-detail?post=${ids.post}`,
      '/video-list',
      '/video-classify?type=3&id=football',
      `/video-player?id=${ids.video}`,
      '/foresight',
      '/specialist',
      `/specialist-home?id=${ids.expert}`,
      `/specialist-detail?id=${ids.scheme}`,
      `/persona?id=${ids.friend}`,
      '/search?name=room',
      `/live?id=${ids.room}`,
    ],
  ],
  [
    'a member',
    member,
    [
      `/chat-chat?id=${ids.friend}`,
      `/chat-chat?id=GROUP${ids.group}`,
      `/live?id=${ids.room}`,
      '/specialist-info',
      '/feedback',
      '/reserve?kind=room',
      '/new_file',
      ...[9, 0, 1, 2, 4, 8].map((type) => `/member?type=${type}`),
    ],
  ],
  ['a streamer', streamer, ['/member?type=7', `/persona?id=${streamer.id}`]],
  ['an operator', operator, [...adminTabs.map((tab) => `/desk?tab=${tab}`), `/desk?tab=users&account=${ids.outcast}`]],
]

/** Also planted, but in a dialog or a tab that this walk may not open. */
const behind = new Set([
  'account.block_reason',
  'room.auto_reply',
  'room.badge_name',
  'broadcast.title',
  'anchor_application.inviter',
  'room_restriction.reason',
  'room_act.reason',
  'chat_group.notice',
  'feedback.contact',
  'report.text',
])
/** Each turn puts other texts into each field. */
const rotations = Number(process.env.ROTATIONS ?? soak(1, 12))

const risky =
  'iframe, object, embed, math, [onerror], [onload], [onfocus], [ontoggle], [srcdoc], a[href^="javascript:" i], form[action^="javascript:" i]'

/** Collects code that ran or was about to run; lets no request leave. */
async function watched(context: BrowserContext): Promise<Page> {
  await context.addInitScript(() => {
    const ran: string[] = []
    Object.assign(window, { ran, xss: () => ran.push('ran') })
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      ran.push(`${violatedDirective} ${blockedURI} ${sample}`),
    )
  })
  const page = await context.newPage()
  page.on('dialog', (dialog) => void dialog.dismiss())
  return page
}
/** The planted fields on the page, in its text or its accessible names. */
const fieldsIn = (page: Page): Promise<string[]> =>
  page.evaluate((fields) => {
    const texts = [document.title]
    for (const one of document.body.querySelectorAll('*:not(script)'))
      texts.push(
        ...[...one.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ nodeValue }) => nodeValue ?? ''),
        ...[...one.attributes].map(({ value }) => value),
      )
    for (const one of document.querySelectorAll('input, textarea')) texts.push((one as HTMLInputElement).value)
    const whole = texts.join('\n')
    return fields.filter((field) => whole.includes(`${field} `))
  }, plantedFields)

/** Checks the page, its tabs, and what the first row of a table opens. */
async function inspect(page: Page, seen: Set<string>): Promise<void> {
  const note = async () => {
    await expect(page.locator('[role=status][aria-label]:visible')).toHaveCount(0)
    for (const field of await fieldsIn(page)) seen.add(field)
  }
  await note()
  // Recounted each time: a tab may contain tabs of its own, which disappear with it.
  const tabs = page.locator('#content [role=tab]:visible')
  for (let at = 0; at < (await tabs.count()); at += 1) {
    await tabs.nth(at).click()
    await note()
  }
  const row = page.locator('#content tbody button:visible').first()
  if ((await row.count()) === 0) return
  await row.click()
  await note()
  await page.keyboard.press('Escape')
}

test('no user-generated text is executed on any screen', { tag: long }, async ({ browser }) => {
  test.setTimeout(soak(180_000, 3_600_000))
  const world = await hostileWorld()
  const seen = new Set<string>()
  let inspected = 0
  try {
    for (let rotation = 0; rotation < rotations; rotation += 1) {
      await world.rotate(rotation)
      for (const [who, login, paths] of walksOf(world)) {
        const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
        if (login) await carryLogin(context, world.app, login)
        const page = await watched(context)
        // npm test opens every third screen; npm run soak runs all of them, with all texts in each field.
        for (const [at, path] of paths.filter((_, place) => place % soak(3, 1) === 0).entries()) {
          // The first screen loads server-rendered; from there the app navigates itself, so that late code is still caught.
          if (at === 0) {
            await page.goto(world.app.url + path)
            await interactive(page)
          } else await navigateTo(page, path)
          await inspect(page, seen)
          expect(await page.locator(risky).count(), `${path}, ${who}`).toBe(0)
          expect(await page.evaluate(() => (window as unknown as { ran: string[] }).ran), `${path}, ${who}`).toEqual([])
          inspected += 1
        }
        await context.close()
      }
    }
  } finally {
    await world.end()
  }
  if (soak(true, false)) expect(seen.size).toBeGreaterThan(12)
  else expect(plantedFields.filter((field) => !seen.has(field) && !behind.has(field))).toEqual([])
  figures({ proof: 'R-ACCESS-8 hostile texts', texts: 120, fields: seen.size, looks: inspected, ran: 0 })
})
