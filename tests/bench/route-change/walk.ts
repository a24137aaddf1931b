// Walks through the app by its own links and measures from the click to the frame with the new page's content.
import type { Browser, Tab } from '../rows/browser.ts'

/** A page, the position of its link on the home page, and the selector of its content. */
export interface Place {
  name: string
  link: string
  content: string
}
export const places: readonly Place[] = [
  { name: 'football', link: 'a[href="/football"]', content: '[data-row]' },
  { name: 'basketball', link: 'a[href="/basketball"]', content: '[data-row]' },
  { name: 'schedule', link: 'a[href="/schedule"]', content: 'a[href^="/score-detail"]' },
  { name: 'news', link: 'a[href="/news"]', content: 'a[href^="/detail"]' },
  { name: 'article', link: 'a[href^="/detail?id="]', content: 'article, h1' },
  { name: 'match', link: '#content a[href^="/score-detail?id="]', content: '[role="tab"], h1' },
  { name: 'about', link: 'a[href="/about-user?type=about"]', content: 'h1, h2' },
  { name: 'privacy', link: 'a[href="/about-user?type=privacy"]', content: 'h1, h2' },
  { name: 'download', link: 'a[href="/downLoad"]', content: 'h1, h2' },
]
const home: Place = { name: 'home', link: 'a[href="/main"]', content: 'a[href^="/detail"]' }

export interface Step {
  name: string
  /** Milliseconds to the painted frame with content. */
  took: number
  /** Milliseconds of each main-thread task above 50 ms in that time. */
  long: number[]
}

/** Injected into every page before its scripts. */
const probe = `(() => {
  const long = []
  new PerformanceObserver((list) => { for (const { duration } of list.getEntries()) long.push(duration) }).observe({ type: 'longtask', buffered: true })
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
  const kept = {}
  globalThis.walk = async (name, link, content) => {
    const anchor = document.querySelector(link)
    if (!anchor) throw new Error('no ' + link + ' on ' + location.href)
    const step = await timed(anchor, content)
    kept[name] = document.querySelector('#content').innerHTML
    return step
  }
  globalThis.setKept = (name, content) => {
    const button = document.createElement('button')
    button.onclick = () => { document.querySelector('#content').innerHTML = kept[name] }
    return timed(button, content)
  }
  async function timed(target, content) {
    const within = () => [...document.querySelectorAll(content.split(', ').map((one) => '#content ' + one).join(', '))]
    const before = new Set(within())
    await wait(300)
    long.length = 0
    const shown = new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(content + ' did not come')), 20000)
      const look = () => {
        if (!within().some((element) => !before.has(element))) return
        watch.disconnect()
        clearTimeout(late)
        requestAnimationFrame(() => { const channel = new MessageChannel(); channel.port1.onmessage = () => resolve(performance.now()); channel.port2.postMessage(0) })
      }
      const watch = new MutationObserver(look)
      watch.observe(document.body, { subtree: true, childList: true })
    })
    const began = performance.now()
    target.click()
    const took = (await shown) - began
    await wait(300)
    return { took, long: long.splice(0) }
  }
})()`

export class Walker {
  readonly tab: Tab
  private readonly url: string
  private constructor(tab: Tab, url: string) {
    this.tab = tab
    this.url = url
  }

  /** Opens the home page as on a phone; resolves when the device has cached the whole app. */
  static async open(browser: Browser, appUrl: string): Promise<Walker> {
    const tab = await browser.open()
    await tab.send('Emulation.setDeviceMetricsOverride', { width: 412, height: 823, deviceScaleFactor: 1, mobile: true })
    await tab.send('Emulation.setTouchEmulationEnabled', { enabled: true })
    await tab.send('Page.enable')
    // The app's policy forbids HTML from text, which the comparison inserts; nothing else depends on the bypass.
    await tab.send('Page.setBypassCSP', { enabled: true })
    await tab.send('Page.addScriptToEvaluateOnNewDocument', { source: probe })
    const walker = new Walker(tab, `${appUrl}/main`)
    await walker.begin()
    await tab.evaluate('navigator.serviceWorker.ready.then(() => true)')
    await walker.around()
    return walker
  }

  /** Reloads the home page with nothing in memory. */
  async begin(): Promise<void> {
    await this.tab.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await this.tab.send('Page.navigate', { url: this.url })
    const until = Date.now() + 30_000
    while (!(await this.tab.evaluate<boolean>(`document.readyState === 'complete' && !!document.querySelector('${home.content}')`))) {
      if (Date.now() > until) throw new Error(`nothing on ${this.url}`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    // Waits for hydration and for work that a page does when idle.
    await new Promise((resolve) => setTimeout(resolve, 4_000))
  }

  slow(rate: number): Promise<unknown> {
    return this.tab.send('Emulation.setCPUThrottlingRate', { rate })
  }

  /** Visits every place and returns home after each. */
  async around(): Promise<Step[]> {
    const steps: Step[] = []
    for (const place of places)
      for (const { name, link, content } of [place, home]) {
        const { took, long } = await this.tab.evaluate<Omit<Step, 'name'>>(
          `walk(${[name, link, content].map((one) => JSON.stringify(one)).join(', ')})`,
        )
        steps.push({ name, took, long })
      }
    return steps
  }

  /** Inserts each page's last content as HTML on a click of a bare button: the browser's own cost. The app is gone then. */
  async bare(): Promise<Step[]> {
    const steps: Step[] = []
    for (const place of places)
      for (const { name, content } of [place, home]) {
        const { took, long } = await this.tab.evaluate<Omit<Step, 'name'>>(`setKept(${JSON.stringify(name)}, ${JSON.stringify(content)})`)
        steps.push({ name, took, long })
      }
    return steps
  }
}
