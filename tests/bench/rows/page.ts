// Measures a page: main-thread load, frames, long tasks, retained heap.
import type { Browser, Tab } from './browser.ts'

/** Injected into every page before its scripts. Counts frames only on request, because counting triggers them. */
const probe = `(() => {
  const long = []
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) long.push(entry.duration) }).observe({ type: 'longtask', buffered: true })
  let times = null
  const frame = (at) => { if (times) { times.push(at); requestAnimationFrame(frame) } }
  globalThis.probe = {
    begin() { long.length = 0; times = []; requestAnimationFrame(frame) },
    end() { const taken = times; times = null; return { times: taken, long: [...long] } },
    longOnly() { return long.splice(0) },
    goal(id) {
      const row = document.querySelector('[data-row="' + id + '"]')
      const before = row.textContent
      return new Promise((resolve) => {
        const watch = new MutationObserver(() => {
          if (row.textContent === before) return
          watch.disconnect()
          const now = () => performance.timeOrigin + performance.now()
          const text = now()
          requestAnimationFrame(() => { const channel = new MessageChannel(); channel.port1.onmessage = () => resolve({ text, painted: now() }); channel.port2.postMessage(0) })
        })
        watch.observe(row, { subtree: true, childList: true, characterData: true })
      })
    },
  }
})()`

export interface Frames {
  perSecond: number
  /** Share of frames later than 25 ms after the previous one. */
  late: number
  longTasks: number
  longest: number
}
export interface GoalSeen {
  /** Milliseconds of the shared clock. */
  text: number
  painted: number
}

/** The viewport of a page, and the expression that is true once it can be measured. */
export interface PageOptions {
  width: number
  height: number
  mobile: boolean
  ready: string
}
const phone: PageOptions = { width: 412, height: 823, mobile: true, ready: `document.querySelectorAll('[data-row]').length >= 20` }

export class RowPage {
  readonly tab: Tab
  private constructor(tab: Tab) {
    this.tab = tab
  }

  /** Opens the page as on a phone, and waits until its rows are there and it is quiet. */
  static async open(browser: Browser, url: string, { width, height, mobile, ready }: PageOptions = phone): Promise<RowPage> {
    const tab = await browser.open()
    await tab.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile })
    await tab.send('Emulation.setTouchEmulationEnabled', { enabled: mobile })
    await tab.send('Page.enable')
    await tab.send('Page.addScriptToEvaluateOnNewDocument', { source: probe })
    // CPU time of the thread: other work on the core does not count.
    await tab.send('Performance.enable', { timeDomain: 'threadTicks' })
    await tab.send('Page.navigate', { url })
    const until = Date.now() + 30_000
    while (!(await tab.evaluate<boolean>(ready))) {
      if (Date.now() > until) throw new Error(`nothing to measure on ${url}`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    return new RowPage(tab)
  }

  slow(rate: number): Promise<unknown> {
    return this.tab.send('Emulation.setCPUThrottlingRate', { rate })
  }

  private async metric(name: string): Promise<number> {
    const { metrics } = await this.tab.send<{ metrics: { name: string; value: number }[] }>('Performance.getMetrics')
    return metrics.find((one) => one.name === name)?.value ?? Number.NaN
  }

  /** Main-thread load in per cent while the page is only displayed. */
  async busy(seconds: number): Promise<number> {
    const [before, at] = [await this.metric('TaskDuration'), performance.now()]
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
    const used = (await this.metric('TaskDuration')) - before
    return (used / ((performance.now() - at) / 1_000)) * 100
  }

  /** Measures the frames while `during` runs. */
  async frames(during: () => Promise<unknown>): Promise<Frames> {
    await this.tab.evaluate('probe.begin()')
    await during()
    const { times, long } = await this.tab.evaluate<{ times: number[]; long: number[] }>('probe.end()')
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0))
    const span = ((times.at(-1) ?? 0) - (times[0] ?? 0)) / 1_000
    return {
      perSecond: gaps.length / span,
      late: gaps.filter((gap) => gap > 25).length / gaps.length,
      longTasks: long.length,
      longest: Math.max(0, ...long),
    }
  }

  /** Swipes down the list and up again, `strokes` times. */
  async scroll(strokes: number): Promise<void> {
    const swipe = { x: 200, y: 400, speed: 1_600, gestureSourceType: 'touch', preventFling: true }
    for (let stroke = 0; stroke < strokes; stroke += 1) {
      await this.tab.send('Input.synthesizeScrollGesture', { ...swipe, yDistance: -2_400 })
      await this.tab.send('Input.synthesizeScrollGesture', { ...swipe, yDistance: stroke % 2 === 0 ? -1_200 : 2_400 })
    }
  }

  /** Retained bytes after garbage collection. */
  async heap(): Promise<number> {
    await this.tab.send('HeapProfiler.collectGarbage')
    await this.tab.send('HeapProfiler.collectGarbage')
    return this.metric('JSHeapUsedSize')
  }

  /** Ids of visible rows, from the top. */
  inView(): Promise<string[]> {
    return this.tab.evaluate(
      `[...document.querySelectorAll('[data-row]')].filter((row) => { const { top, bottom } = row.getBoundingClientRect(); return top > 120 && bottom < innerHeight - 60 }).map((row) => row.dataset.row)`,
    )
  }

  /** Resolves when the row's text has changed and the frame after it is painted. */
  goal(id: string): Promise<GoalSeen> {
    return this.tab.evaluate(`probe.goal('${id}')`)
  }
}
