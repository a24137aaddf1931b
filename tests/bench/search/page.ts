// The search box of the built app in a Chromium: typed into key by key, with the benchmark's index in place of the server's.
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import type { SearchSnapshot } from '../../../contract/search.ts'
import { readRows } from '../../support/app/device-storage.ts'
import { newPhone } from '../browser-driver.ts'

/** Milliseconds from the key event to the laid-out list. Injected into the page before its scripts. */
const probe = `(() => {
  const long = []
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) long.push(entry.duration) }).observe({ type: 'longtask', buffered: true })
  let keyAt = 0
  const taken = []
  addEventListener('keydown', (event) => { keyAt = event.timeStamp }, true)
  // Characters of no keyboard come without a key.
  addEventListener('beforeinput', (event) => { keyAt ||= event.timeStamp }, true)
  // A key that changes nothing in the list is not timed by the next one.
  addEventListener('input', () => setTimeout(() => { keyAt = 0 }), true)
  const look = () => {
    const list = document.getElementById('search-list')
    if (!list) return
    void list.offsetHeight
    if (keyAt) { taken.push(performance.now() - keyAt); keyAt = 0 }
    if (!probe.readyAt && list.querySelector('[role=option]')) probe.readyAt = performance.now()
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
  globalThis.probe = { readyAt: 0, taken, long, skip() { keyAt = 0 } }
})()`

export interface Imported {
  /** Milliseconds from the last byte to the first list. */
  ready: number
  longTasks: number
  /** Size of the stored pack in bytes. */
  bytes: number
}

export class SearchPage {
  private constructor(
    readonly page: Page,
    private readonly context: BrowserContext,
    private readonly session: CDPSession,
    readonly imported: Imported,
  ) {}

  /** Opens the box and types before the index has loaded: the list appears with it. */
  static async open(browser: Browser, url: string, snapshot: SearchSnapshot): Promise<SearchPage> {
    const context = await newPhone(browser)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await page.addInitScript(probe)
    const body = JSON.stringify({ code: 0, msg: '', data: { version: 'bench', made_at: new Date().toISOString(), index: snapshot } })
    let release = (): void => undefined
    const asked = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/Search/snapshot*', async (route) => {
      await asked
      await route.fulfill({ contentType: 'application/json', body })
    })
    await page.route('**/api/hot_match/all_match', (route) => route.fulfill({ json: { code: 0, msg: '', data: { list: [], total: 0 } } }))
    await page.goto(`${url}/about-user`)
    await page.locator('[data-open], header button[aria-keyshortcuts="/"]').first().click()
    const input = page.getByRole('combobox')
    await input.pressSequentially('lin')
    await page.waitForTimeout(500)
    await page.evaluate(() => {
      const { probe: measured } = globalThis as unknown as { probe: { readyAt: number; long: number[] } }
      measured.readyAt = 0
      measured.long.length = 0
    })
    release()
    await page.getByRole('option').first().waitFor()
    const imported = await readImport(page)
    return new SearchPage(page, context, session, imported)
  }

  /** Milliseconds of each key, sorted. */
  async type(texts: readonly string[], rate: number, times: number): Promise<number[]> {
    await this.session.send('Emulation.setCPUThrottlingRate', { rate })
    await this.page.evaluate(() => (globalThis as unknown as { probe: { taken: number[] } }).probe.taken.splice(0))
    const input = this.page.getByRole('combobox')
    for (let time = 0; time < times; time += 1)
      for (const text of texts) {
        await input.fill('')
        await this.page.evaluate(() => (globalThis as unknown as { probe: { skip(): void } }).probe.skip())
        await input.pressSequentially(text, { delay: 60 })
      }
    const taken = await this.page.evaluate(() => (globalThis as unknown as { probe: { taken: number[] } }).probe.taken.splice(0))
    await this.session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    return taken.sort((a, b) => a - b)
  }

  async close(): Promise<void> {
    await this.context.close()
  }
}

async function readImport(page: Page): Promise<Imported> {
  const readIndexBytes = async (): Promise<number> =>
    (await readRows<{ name: string; bytes: number }>(page, 'pack')).find((pack) => pack.name === 'search')?.bytes ?? 0
  const until = Date.now() + 15_000
  let bytes = 0
  while (bytes === 0 && Date.now() < until) {
    await page.waitForTimeout(200)
    bytes = await readIndexBytes()
  }
  return page.evaluate((measured) => {
    const { probe: seen } = globalThis as unknown as { probe: { readyAt: number; long: number[] } }
    const entry = performance.getEntriesByType('resource').find(({ name }) => name.includes('Search/snapshot')) as PerformanceResourceTiming
    return { ready: seen.readyAt - entry.responseEnd, longTasks: seen.long.length, bytes: measured }
  }, bytes)
}
