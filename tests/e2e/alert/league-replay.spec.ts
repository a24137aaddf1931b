// A matchday of a league at sixty times the speed, watched in three languages by devices whose clocks are five hours off: the minute, goals
// in the row and as pop-ups, the final whistle, and the table before and after.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { setClockWrong } from '../../support/app/clock/wrong-clock.ts'
import { interactive } from '../../support/app/hydrated.ts'
import { type ReplayedApp, startReplayedApp } from '../../support/app/replayed-app.ts'
import { test } from '../../support/app/test.ts'
import { long } from '../../support/soak.ts'

const minute = 60_000
const speed = 60
const kickOff = Date.UTC(2026, 2, 14, 11)
/** Minutes before the kick-off at which the replay begins: at this speed, as many seconds for the server to start and the pages to open. */
const ahead = 120
const wrong = 5 * 60 * minute
const table = '/base-football?league=of-harbour-league&view=table'

/** Goals in the form 'Per Aldo 15, Per Aldo 77'. */
function game(round: number, date: string, [team1, team2]: [string, string], ...sides: [string, string]) {
  const [goals1 = [], goals2 = []] = sides.map((goals) =>
    [...goals.matchAll(/([^,\d]+) (\d+)/g)].map(([, name = '', minute]) => ({ name: name.trim(), minute: Number(minute) })),
  )
  const score = { ft: [goals1.length, goals2.length] }
  return { round: `Matchday ${round}`, date, time: '11:00 UTC', team1, team2, score, goals1, goals2 }
}
const season = {
  name: 'Harbour League 2025/26',
  matches: [
    game(1, '2026-02-28', ['Anchor City', 'Halyard Wanderers'], 'Ode Marsk 4, Ode Marsk 88', ''),
    game(1, '2026-02-28', ['Beacon United', 'Gangway Albion'], 'Ilan Dore 51', 'Rui Tamsin 70'),
    game(1, '2026-02-28', ['Capstan Rovers', 'Foghorn Athletic'], '', 'Per Aldo 33'),
    game(1, '2026-02-28', ['Driftwood Town', 'Estuary Rangers'], 'Jon Quay 12', ''),
    game(2, '2026-03-07', ['Halyard Wanderers', 'Estuary Rangers'], '', ''),
    game(2, '2026-03-07', ['Foghorn Athletic', 'Driftwood Town'], 'Per Aldo 20', 'Jon Quay 80'),
    game(2, '2026-03-07', ['Gangway Albion', 'Capstan Rovers'], 'Rui Tamsin 9', ''),
    game(2, '2026-03-07', ['Anchor City', 'Beacon United'], 'Ode Marsk 30', 'Ilan Dore 44, Mira Voss 61'),
    game(3, '2026-03-14', ['Beacon United', 'Halyard Wanderers'], 'Ilan Dore 23, Mira Voss 71', 'Teo Brandt 58'),
    game(3, '2026-03-14', ['Capstan Rovers', 'Anchor City'], 'Lou Perrin 40', 'Ode Marsk 66'),
    game(3, '2026-03-14', ['Driftwood Town', 'Gangway Albion'], '', ''),
    game(3, '2026-03-14', ['Estuary Rangers', 'Foghorn Athletic'], '', 'Per Aldo 15, Per Aldo 77'),
  ],
}

const readers = [
  { lang: 'zh', locale: 'zh-CN', timezoneId: 'Asia/Shanghai', goal: '进球', over: '完场' },
  { lang: 'en', locale: 'en-GB', timezoneId: 'Europe/London', goal: 'Goal', over: 'FT' },
  { lang: 'vi', locale: 'vi-VN', timezoneId: 'Asia/Ho_Chi_Minh', goal: 'Bàn thắng', over: 'KT' },
] as const

let folder: string
let app: ReplayedApp
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'league-replay-'))
  const file = join(folder, 'harbour.json')
  await writeFile(file, JSON.stringify(season))
  const from = new Date(kickOff - ahead * minute).toISOString()
  app = await startReplayedApp({ FEED: `replay:${file}`, FEED_FROM: from, FEED_SPEED: String(speed), DEMO: 'off' })
  app.letGoalsFall()
})
test.afterAll(async () => {
  await app?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Matches played and points of both teams in the table. */
async function tableTexts(page: Page): Promise<string[]> {
  await page.goto(app.url + table)
  const cellsOf = (team: string) => page.locator('tbody tr', { hasText: team }).locator('td')
  await expect(cellsOf('Beacon').first()).toBeVisible()
  const cells = (team: string) => [1, 7].map((cell) => cellsOf(team).nth(cell).textContent())
  return (await Promise.all([...cells('Beacon'), ...cells('Halyard')])).map((text) => text?.trim() ?? '')
}

test('a matchday is followed from before kick-off to the table, in each language, with wrong device clocks', {
  tag: long,
}, async ({ browser }) => {
  test.setTimeout(480_000)
  const untilWhistle = (ahead + 120) * (minute / speed)
  await Promise.all(
    readers.map(async ({ lang, goal, over, ...where }) => {
      const context = await browser.newContext(where)
      await setClockWrong(context, wrong)
      await context.addInitScript((value) => localStorage.setItem('preferences', JSON.stringify({ lang: value })), lang)
      const page = await context.newPage()
      expect(await tableTexts(page)).toEqual(['2', '4', '2', '1'])

      await page.goto(`${app.url}/football`)
      await interactive(page)
      const listed = page.locator('#content article[data-row]', { hasText: 'Beacon' }).first()
      const id = (await listed.getAttribute('data-row')) ?? ''
      const row = page.locator(`#content article[data-row="${id}"]`).first()
      const rowText = async (): Promise<string> => ((await row.textContent()) ?? '').replace(/\s+/g, '')
      const star = row.locator('[data-follow] button')
      await star.click()
      await expect(star).toHaveAttribute('aria-pressed', 'true')

      // A single assertion each: a card disappears after twelve seconds.
      const card = (event: string, ...texts: string[]) =>
        texts.reduce((found, text) => found.filter({ hasText: text }), page.locator(`article[data-match="${id}"][data-event="${event}"]`))
      await expect(card('goal', goal, 'Ilan Dore', '23′', 'Beacon')).toBeVisible({ timeout: untilWhistle })
      await expect.poll(rowText).toContain('1:0')
      // The page's clock ticks once a second, which is a minute here.
      await expect(async () => {
        const shown = Number(/(\d+)′/.exec(await rowText())?.[1])
        const played = Math.floor((app.context.clock.now() - kickOff) / minute) + 1
        expect(Math.abs(shown - played)).toBeLessThanOrEqual(3)
      }).toPass({ timeout: 10_000 })

      await expect(card('goal', goal, 'Teo Brandt', '58′')).toBeVisible({ timeout: untilWhistle })
      await expect.poll(rowText).toContain('1:1')
      await expect(card('goal', goal, 'Mira Voss', '71′')).toBeVisible({ timeout: untilWhistle })
      await expect(card('full-time')).toBeVisible({ timeout: untilWhistle })
      await expect.poll(rowText).toContain('2:1')
      expect(await rowText()).toContain(over)

      // The last of the four matches ends a little later.
      await expect(async () => {
        expect(await tableTexts(page)).toEqual(['3', '7', '3', '1'])
        expect(await page.locator('tbody tr').first().textContent()).toContain('Foghorn')
      }).toPass({ timeout: 60_000 })
      await context.close()
    }),
  )
})
