// npm run pictures -- first-minute: the first minute of a fresh start for a visitor, on desktop and phone: when the picture moves, when the
// first chat message appears, and what is empty at its end. Pictures are written to test-results/first-minute, figures to the console.
import { mkdir } from 'node:fs/promises'
import { openBrowser, openPage, read, showsPicture, startFresh } from './fresh-app.mjs'

const folder = 'test-results/first-minute'
/** Seconds after the request for the page at which screenshots are taken. */
const shotTimes = [1, 3, 5, 10, 20, 40, 60]
const visits = [
  { name: 'home-1440', path: '/main', width: 1440, height: 900 },
  { name: 'room-1440', path: '/live?id=demo01', width: 1440, height: 900 },
  { name: 'home-390', path: '/main', width: 390, height: 844, theme: 'dark' },
  { name: 'room-390', path: '/live?id=demo01', width: 390, height: 844, theme: 'dark' },
]

const spoken = (least) => document.querySelectorAll('[role=log] li[data-kind=chat]').length >= least
const isNeverMind = (error) => /Timeout|closed/.test(String(error))

/** Seconds from `begun` until the test is true in the page; null: not within the minute. */
const secondsUntil = (page, begun, test, arg) =>
  page.waitForFunction(test, arg, { timeout: 60_000, polling: 100 }).then(
    () => Number(((Date.now() - begun) / 1_000).toFixed(1)),
    (error) => {
      if (!isNeverMind(error)) throw error
      return null
    },
  )

async function watch(browser, url, { name, path, ...size }) {
  const page = await openPage(browser, size)
  const begun = Date.now()
  await page.goto(url + path, { waitUntil: 'commit' })
  const isRoom = path.startsWith('/live')
  // Like a real visitor: deferred work starts with the first pointer movement.
  setTimeout(() => page.mouse.move(200, 300).catch(() => undefined), 1_000)
  const photographed = (async () => {
    for (const second of shotTimes) {
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, begun + second * 1_000 - Date.now())))
      await page.screenshot({ path: `${folder}/${name}-${String(second).padStart(2, '0')}.png` })
    }
  })()
  const [moves, speaks] = await Promise.all([
    secondsUntil(page, begun, showsPicture, 0.2),
    isRoom ? secondsUntil(page, begun, spoken, 3) : null,
    photographed,
  ])
  await page.context().close()
  return { name, 'picture moves (s)': moves, ...(isRoom ? { 'three lines (s)': speaks } : {}) }
}

/** What a visitor would find empty. */
async function empty(url) {
  const { list } = await read(url, 'Live_streaming/getLiveHotList', { limit: 50 })
  const without = list.filter(({ viewers }) => viewers === 0).map(({ id }) => id)
  const rankless = []
  for (const { id } of list)
    for (const type of ['day', 'week', 'month', 'guard', 'noble'])
      if ((await read(url, 'Live_streaming/getRankInfoList', { room_id: id, type })).list.length === 0) rankless.push(`${id} ${type}`)
  return { rooms: list.length, 'without viewers': without, 'rankings without anybody': rankless }
}

const began = Date.now()
const app = await startFresh()
console.log({ 'doors open (s)': (Date.now() - began) / 1_000 })
try {
  await mkdir(folder, { recursive: true })
  const browser = await openBrowser()
  // The first two visit a freshly started server; each alone, as on a single user's machine.
  for (const visit of visits) console.log(await watch(browser, app.url, visit))
  await browser.close()
  console.log(await empty(app.url))
} finally {
  await app.stop()
}
