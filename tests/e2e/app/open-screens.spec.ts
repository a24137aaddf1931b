// Screens that stay open while the world continues: in npm test the live ones and two others for two minutes of product time; npm run
// soak -- screens runs every screen of the routes table, as guest and member, on phone and desktop.
import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { type Browser, expect, type Page } from '@playwright/test'
import { type AppProcess, firstWorld, startApp } from '../../support/app/app-process.ts'
import { test } from '../../support/app/test.ts'
import { newDataFolder } from '../../support/database/empty-cluster.ts'
import { type FaultHttp, faultHttp } from '../../support/hostile/fault-http.ts'
import { carryLogin, createOperator, logIn, type Registered, registerMember } from '../../support/people/app-member.ts'
import { gatherCrowd } from '../../support/screens/crowd.ts'
import { leaveOpen, nameOf, type Report, type Visit } from '../../support/screens/leave-open.ts'
import { listScreens, livePaths, type Screen, tablePaths } from '../../support/screens/screen-list.ts'
import { figures, isShort, soak } from '../../support/soak.ts'

// The recording of each request would be what grows.
test.use({ trace: 'off' })

/** Screens without live content: an account, a community. */
const otherPaths = ['/member', '/circle']
const widths = [1440, 390] as const

const minutes = Number(process.env.SCREENS_MINUTES ?? 10)
/** Number of screens open at once, and how many of them may decode pictures. */
const sideBySide = Number(process.env.SCREENS_AT_ONCE ?? 6)
const pictures = Number(process.env.SCREENS_PICTURES ?? 2)
/** Parts of names, such as "/live" or "/member?type=1 member 390"; all if unset. */
const wanted = (process.env.SCREENS ?? '').split(',').filter(Boolean)
/** Range of groups, "1-4" or "5-", so that a run of hours can be split. The screens of a group stay the same. */
const [firstGroup = 1, lastGroup = Number.POSITIVE_INFINITY] = (process.env.SCREENS_GROUPS ?? '')
  .split('-')
  .map((one) => Number(one) || undefined)
/** SCREENS_RESUME=1 skips screens that already have a result. */
const results = 'test-results/screens.jsonl'
const resumes = process.env.SCREENS_RESUME === '1'

let app: AppProcess
let network: FaultHttp
let screens: Screen[]
const people: Partial<Record<Visit['visitor'], Pick<Registered, 'token'>>> = {}
test.beforeAll(async () => {
  test.setTimeout(600_000)
  // Two minutes in ten seconds; real time where the run waits for minutes.
  const env = soak<Record<string, string>>({ FEED_SPEED: '12' }, { DEMO_STREAMS: process.env.DEMO_STREAMS ?? 'on' })
  app = await startApp({
    dataDir: await newDataFolder('screens', process.env[firstWorld]),
    patience: 300_000,
    env: { RATE_LIMIT: '0', ...env },
  })
  network = await faultHttp(app.url)
  screens = await listScreens(app.url)
})
test.afterAll(async () => {
  await network?.close()
  await app?.stop()
  await app?.clean()
})

/** An empty page in a browser of its own. */
async function openPage(browser: Browser, { visitor, width }: Visit): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    serviceWorkers: soak('block', 'allow'),
    reducedMotion: 'no-preference',
  })
  const login = people[visitor]
  if (login) await carryLogin(context, network, login)
  return context.newPage()
}

/** Whether the screen decodes pictures, at the cost of thirty others. */
const hasPicture = ({ path }: Visit): boolean => /^\/(live|main)\b/.test(path)

/** Groups of visits that stay open together: each holds no more of each kind than fit, and both kinds are spread over all groups. */
function grouped(all: readonly Visit[]): Visit[][] {
  const [moving, still] = [all.filter(hasPicture), all.filter((visit) => !hasPicture(visit))]
  const count = Math.max(Math.ceil(moving.length / pictures), Math.ceil(still.length / Math.max(1, sideBySide - pictures)))
  const of = (some: readonly Visit[], group: number): Visit[] => some.filter((_, at) => at % count === group)
  return Array.from({ length: count }, (_, group) => [...of(moving, group), ...of(still, group)])
}

const faultsOf = (reports: readonly Report[]): string[] =>
  reports.flatMap(({ name, problems }) => problems.map((problem) => `${name}: ${problem}`))

test('selected live and static screens stay open while matches go on', async ({ browser }) => {
  test.skip(!isShort, 'the whole table is left open')
  test.setTimeout(240_000)
  people.member = await registerMember(app)
  const opened = [...livePaths, ...otherPaths].map((path) => screens.find((screen) => screen.path.split('?')[0] === path) as Screen)
  const visits = opened.map(({ path }, at): Visit => ({ path, visitor: at % 2 ? 'member' : 'guest', width: widths[(at >> 1) % 2] ?? 390 }))
  const reports = await leaveOpen(visits, (visit) => openPage(browser, visit), network, {
    stay: 10_000,
    cut: 500,
    every: 2_500,
    measures: false,
  })
  expect(faultsOf(reports)).toEqual([])
  // Otherwise no message about a match arrived, and the test proves nothing.
  for (const { name, heard } of reports.filter((_, at) => at < livePaths.length)) expect(heard, name).toBeGreaterThan(0)
})

test('every row of the routes table is among the screens', () => {
  const paths = new Set(screens.map(({ path }) => path.split('?')[0]))
  expect(tablePaths().filter((path) => !paths.has(path))).toEqual([])
})

test('every screen stays open for minutes while matches go on', async ({ browser }) => {
  test.skip(isShort, 'npm run soak -- screens')
  people.member = await registerMember(app)
  people.operator = await logIn(app, 'screens@example.com', await createOperator(app, 'screens@example.com'))
  const all = screens.flatMap(({ path, visitors }) =>
    visitors.flatMap((visitor) => widths.map((width): Visit => ({ path, visitor, width }))),
  )
  if (!resumes) rmSync(results, { force: true })
  const lines = existsSync(results) ? readFileSync(results, 'utf8').trim().split('\n').filter(Boolean) : []
  const seen = new Set(lines.map((line) => (JSON.parse(line) as Report).name))
  const isLeft = (visit: Visit): boolean => {
    const name = nameOf(visit)
    return !seen.has(name) && (wanted.length === 0 || wanted.some((part) => name.includes(part)))
  }
  const whole = grouped(all.filter(isLeft))
  const groups = whole.slice(firstGroup - 1, lastGroup)
  console.log(`${all.length} visits, groups ${firstGroup} to ${Math.min(lastGroup, whole.length)} of ${whole.length}`)
  test.setTimeout((groups.length * (minutes + 6) + 10) * 60_000)
  const crowd = await gatherCrowd(app, ['demo01', 'demo02', 'demo03', 'demo05'], [people.member as Registered])
  const faults: string[] = []
  for (const visits of groups) {
    const since = Date.now()
    const reports = await leaveOpen(visits, (visit) => openPage(browser, visit), network, {
      stay: minutes * 60_000,
      cut: Math.min(20_000, minutes * 6_000),
      every: 5_000,
      measures: true,
      onStep: (done) => console.log(`${Math.round((Date.now() - since) / 1000)} s: ${done}`),
    })
    for (const report of reports) {
      const { name, problems, longest, heap, heard, calls } = report
      appendFileSync(results, `${JSON.stringify(report)}\n`)
      figures({ screen: name, problems: problems.length, longest, half: heap[0].toFixed(1), end: heap[1].toFixed(1), heard, calls })
      for (const problem of problems) console.log(`${name}: ${problem}`)
    }
    faults.push(...faultsOf(reports))
  }
  await crowd.stop()
  figures({ proof: 'screens', ...crowd.counts() })
  expect(faults).toEqual([])
})
