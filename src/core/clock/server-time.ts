// The server's real time on a device whose own clock may be wrong by hours. Durations and timestamps local to a device use its
// own clock; anything compared with server times, or shown as a time of day, goes through here.

/** Milliseconds by which the server's clock is ahead of this device's. */
let skew = 0
/** Tolerance in milliseconds: a smaller skew is not corrected. */
const unnoticed = 2_000
/** Milliseconds by which a corrected clock may differ and still count as the same. */
export const drift = 60_000
/** Milliseconds: a slower response is too imprecise, and sleep or a clock change meanwhile makes it useless. */
const slowest = 20_000
let corrections = 0

/** Number of times the skew changed by more than `drift`. */
export const skewCorrections = (): number => corrections

/** Real milliseconds of the server's clock. */
export const serverNow = (): number => Date.now() + skew
/** Converts this device's real time to the server's. */
export const serverTimeOf = (own: number): number => own + skew
/** Converts the server's real time to this device's. */
export const ownTimeOf = (real: number): number => real - skew

/**
 * Learns from a sample: the server's clock read `time` between `sent` and `heard` of this device's, in milliseconds. `resolution`: the
 * amount by which the true time may be later, because of truncation. The known skew stays if it fits the sample.
 */
export function hearServerTime(time: number, sent: number, heard: number, resolution = 0): void {
  const [least, most] = [time - heard, time + resolution - sent]
  if (!Number.isFinite(time) || heard < sent || heard - sent > slowest || fits(skew, least, most)) return
  learn(fits(0, least, most) ? 0 : Math.round((least + most) / 2))
}

const fits = (value: number, least: number, most: number): boolean => value >= least - unnoticed && value <= most + unnoticed

function learn(next: number): void {
  if (Math.abs(next - skew) > drift) corrections += 1
  skew = next
  writeSkew()
}

/** Milliseconds for which the server reuses a rendered page (`staleFor` of server/render/first-screen.ts). */
const renderedFor = 60_000

/** How the page was loaded, from PerformanceNavigationTiming: milliseconds after `origin`. */
export interface PageArrival {
  /** `performance.timeOrigin`. */
  origin: number
  requestStart: number
  responseStart: number
  /** 0: the browser's cache served it. */
  transferSize: number
  /** 0: no worker served it. */
  workerStart: number
}

/**
 * Starts with the skew of the last page, so that an offline start is right too. `rendered`: when the server made this page, in real
 * milliseconds. A page straight from the server gives the time; any other gives a lower bound.
 */
export function startServerTime(rendered: number | undefined, arrival: PageArrival | undefined): void {
  skew = readSkew()
  if (rendered === undefined) return
  if (arrival && arrival.workerStart === 0 && arrival.transferSize > 0 && arrival.responseStart > 0)
    hearServerTime(rendered, arrival.origin + arrival.requestStart, arrival.origin + arrival.responseStart, renderedFor)
  else if (rendered > serverNow() + unnoticed) learn(rendered - Date.now())
}

const storageKey = 'clock-skew'
interface Scope {
  localStorage?: { getItem(key: string): string | null; setItem(key: string, value: string): void; removeItem(key: string): void }
}

function readSkew(): number {
  try {
    const stored = Number((globalThis as Scope).localStorage?.getItem(storageKey) ?? 0)
    return Number.isFinite(stored) ? stored : 0
  } catch {
    // Storage is blocked: the first response provides it again.
    return 0
  }
}

function writeSkew(): void {
  try {
    const { localStorage } = globalThis as Scope
    if (skew === 0) localStorage?.removeItem(storageKey)
    else localStorage?.setItem(storageKey, String(skew))
  } catch {
    // Blocked or full: the value lasts until the page closes.
  }
}
