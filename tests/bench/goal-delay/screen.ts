// R-PERF-6, the browser's half: from publishing a goal to the score in its row and to the next frame, while thousands of other sockets
// receive the same feed.

import { subscribe } from '../fanout/subscribers.ts'
import { conditions, type Measured, measured, quantile, report, skipped } from '../rig.ts'
import { Browser, hasChromium } from '../rows/browser.ts'
import { RowPage } from '../rows/page.ts'
import { isBuilt, RowScene } from '../rows/scene.ts'

interface Delays {
  /** Milliseconds from publishing to the text in the DOM, and to the painted frame. */
  text: number[]
  painted: number[]
}
const rounds = 3
const goals = 20
/** Milliseconds between goals, no multiple of a frame's duration. */
const between = 137

async function round(page: RowPage, scene: RowScene): Promise<Delays> {
  const ids = (await page.inView()).slice(0, 6)
  if (ids.length < 3) throw new Error('too few rows in view')
  for (const id of ids) scene.watch(id)
  const delays: Delays = { text: [], painted: [] }
  for (let count = 0; count < goals; count += 1) {
    const id = ids[count % ids.length] as string
    const seen = page.goal(id)
    // Runtime.evaluate returns only after the goal; the page starts watching well before.
    await new Promise((resolve) => setTimeout(resolve, between))
    const sent = await scene.goal(id)
    const { text, painted } = await seen
    delays.text.push(text - sent)
    delays.painted.push(painted - sent)
  }
  return delays
}

/** `others` is the number of sockets besides the browser's. */
export async function screenDelay(others: number): Promise<void> {
  const name = `R-PERF-6 goal on screen beside x${others}`
  if (!hasChromium) return skipped(name, 'no Chromium here')
  if (!isBuilt) return skipped(name, 'not built: npm run build')
  const scene = await RowScene.start()
  const browser = await Browser.start()
  const among = async (page: RowPage): Promise<Delays> => {
    let fault = ''
    const onFault = (what: string): void => {
      fault ||= what
    }
    // New ones for each round: these sockets never answer a ping, so the server closes them after 50 s.
    const end = await subscribe({ port: scene.port, count: others, isOurs: true, onDelivery: () => undefined, onFault })
    const delays = await round(page, scene).finally(end)
    if (fault) throw new Error(`a subscriber: ${fault}`)
    return delays
  }
  try {
    const page = await RowPage.open(browser, `${scene.app}/football`)
    const used = async (): Promise<number> => (await browser.cpu()) + scene.databaseCpu()
    const taken: Measured<Delays>[] = []
    for (let at = 0; at < rounds; at += 1) taken.push(await measured(scene.pid, () => among(page), used))
    const of = (which: keyof Delays, share: number): number[] => taken.map(({ result }) => quantile(result[which], share))
    const alone = { against: '', baseline: [], ...conditions(taken) }
    report({ name: `${name}, painted`, unit: 'ms p50', ours: of('painted', 0.5), goal: { most: 25 }, ...alone })
    report({ name: `${name}, painted`, unit: 'ms p99', ours: of('painted', 0.99), goal: { most: 100 }, ...alone })
    report({ name: `${name}, in the DOM`, unit: 'ms p50', ours: of('text', 0.5), goal: { most: 25 }, ...alone })
  } finally {
    await browser.stop()
    await scene.stop()
  }
}
