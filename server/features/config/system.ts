// The effective system configuration: the operator's settings over the environment. Cached in memory, because nearly every startup call
// needs it.
import type { Banner } from '../../../contract/banner.ts'
import type { SiteIdentity } from '../../../contract/config/site.ts'
import type { Feature } from '../../../contract/wire/feature.ts'
import { productSite } from '../../../rules/site/product-site.ts'
import type { Config } from '../../config.ts'
import type { Context } from '../../core/context.ts'
import { repeat } from '../../core/jobs/repeat.ts'
import { type BannerRow, bannersAt, listBanners } from '../banner/store.ts'
import { countryCodes } from './country-code.ts'
import { findSystem, nothingSet, type Service, type SystemSettings } from './store.ts'

type Country = (typeof countryCodes)[number]

export interface System {
  /** In the order in which they are offered. */
  countries(): readonly Country[]
  /** Whether numbers with this country code are accepted. */
  takes(country: string): boolean
  mobileUrl(): string
  service(): Service
  androidQrCode(): string
  /** Features disabled in a region; without a region those disabled everywhere. */
  off(region?: string): readonly Feature[]
  isOff(feature: Feature, region?: string): boolean
  /** Features additionally disabled by region. */
  offIn(): SystemSettings['off_in']
  odds(region?: string): boolean
  /** Name, logo, colour and languages. */
  site(): SiteIdentity
  banners(region: string): Banner[]
  /** Adds a listener that is called after a setting has changed. */
  onChange(listener: () => void): void
  /** Reloads the settings; call after a change. */
  reload(): Promise<void>
  close(): Promise<void>
}

const byCode = new Map(countryCodes.map((country) => [country.code, country]))

function systemOf(config: Config, read: () => { settings: SystemSettings; banners: readonly BannerRow[] }, now: () => number) {
  const set = (): SystemSettings => read().settings
  const countries = (): readonly Country[] => set().countries?.flatMap((code) => byCode.get(code) ?? []) ?? countryCodes
  const off = (region?: string): readonly Feature[] => {
    const { off: everywhere, off_in } = set()
    const there = region === undefined ? undefined : off_in.find((one) => one.region === region)
    return there ? [...new Set([...everywhere, ...there.off])] : everywhere
  }
  const isOff = (feature: Feature, region?: string): boolean => off(region).includes(feature)
  return {
    countries,
    takes: (code: string) => byCode.has(code) && (set().countries?.includes(code) ?? true),
    mobileUrl: () => set().mobile_url ?? config.mobileUrl,
    service: () => set().service ?? config.service,
    androidQrCode: () => set().android_qr_code,
    off,
    isOff,
    offIn: () => set().off_in,
    odds: (region?: string) => config.odds && !isOff('odds', region),
    site: () => set().site ?? productSite,
    banners: (region: string) => bannersAt(read().banners, region, now()),
  }
}

/** Only the environment: for tests without a database. */
export const fixedSystem = (config: Config): System => ({
  ...systemOf(config, () => ({ settings: nothingSet, banners: [] }), Date.now),
  onChange: () => undefined,
  reload: async () => undefined,
  close: async () => undefined,
})

/** Milliseconds until another process's change takes effect here. */
const reloadEvery = 10_000

export async function openSystem({ config, db, log }: Pick<Context, 'config' | 'db' | 'log'>, now = Date.now): Promise<System> {
  const read = async () => ({ settings: await findSystem(db), banners: await listBanners(db) })
  let known = await read()
  const listeners: (() => void)[] = []
  const reload = async (): Promise<void> => {
    const before = JSON.stringify(known)
    known = await read()
    if (JSON.stringify(known) !== before) for (const listener of listeners) listener()
  }
  const reloading = repeat(reload, { every: reloadEvery, log, failure: 'reloading system settings failed' })
  const onChange = (listener: () => void): void => void listeners.push(listener)
  return { ...systemOf(config, () => known, now), onChange, reload, close: reloading.stop }
}
