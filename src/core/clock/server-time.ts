// The server's real time on a device whose own clock may be wrong by hours. What a device measures or stamps for itself stays by
// its own clock; whatever meets the server's times, or is shown as a time of day, goes through here.

/** Milliseconds by which the server's clock is ahead of this device's. */
let skew = 0
/** Milliseconds that nobody notices: a clock that is right to this is left as it is. */
const unnoticed = 2_000
/** Milliseconds by which a clock that is set again may differ and still be the same. */
export const drift = 60_000
/** Milliseconds: what took longer tells too little, and a device that slept or was set meanwhile tells nothing. */
const slowest = 20_000
let corrections = 0

/** How often the skew turned out to be another one, by more than `drift`. */
export const skewCorrections = (): number => corrections

/** Real milliseconds of the server's clock. */
export const serverNow = (): number => Date.now() + skew
/** What the server's clock said at the real moment `own` of this device. */
export const serverTimeOf = (own: number): number => own + skew
/** What this device's clock said at the real moment `real` of the server. */
export const ownTimeOf = (real: number): number => real - skew

/**
 * The server's clock said `time` at some instant between `sent` and `heard` of this device's, milliseconds; `resolution`: so much
 * later it may have been, where whole seconds are told. What is known already is kept where it fits in.
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

/** Milliseconds for which the server gives out a page again (`staleFor` of server/render/first-screen.ts). */
const renderedFor = 60_000

/** Where the page came from, as PerformanceNavigationTiming has it: in milliseconds after `origin`. */
export interface PageArrival {
  /** `performance.timeOrigin`. */
  origin: number
  requestStart: number
  responseStart: number
  /** 0: a cache of the browser's had it. */
  transferSize: number
  /** 0: no worker answered. */
  workerStart: number
}

/**
 * Begins with what the last page knew, so that a start without a network is right too. `rendered`: when the server made this page,
 * real milliseconds. One that came straight from the server says what time it is; any page, that it is no earlier.
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
    const kept = Number((globalThis as Scope).localStorage?.getItem(storageKey) ?? 0)
    return Number.isFinite(kept) ? kept : 0
  } catch {
    // Storage is blocked: the first answer says it again.
    return 0
  }
}

function writeSkew(): void {
  try {
    const { localStorage } = globalThis as Scope
    if (skew === 0) localStorage?.removeItem(storageKey)
    else localStorage?.setItem(storageKey, String(skew))
  } catch {
    // Blocked or full: it holds until the page closes.
  }
}
