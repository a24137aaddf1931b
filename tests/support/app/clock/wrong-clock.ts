// A device with a wrong clock: every page of the context sees only the shifted time.
import type { BrowserContext } from '@playwright/test'

/** `ahead`: milliseconds. Timers run normally; only the time that pages read is wrong. */
export async function setClockWrong(context: BrowserContext, ahead: number): Promise<void> {
  await context.addInitScript((by) => {
    const Right = Date
    const now = (): number => Right.now() + by
    globalThis.Date = new Proxy(Right, {
      construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
      apply: () => new Right(now()).toString(),
      get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
    })
    const origin = performance.timeOrigin + by
    Object.defineProperty(performance, 'timeOrigin', { get: () => origin })
  }, ahead)
}
