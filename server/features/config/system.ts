// What holds of the system now: what the operator has set at the desk, over what the environment says. Kept in memory,
// for nearly every call of a start asks for it.
import type { Banner } from '../../../contract/banner.ts'
import type { SiteIdentity } from '../../../contract/site.ts'
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
  /** In the order that they are offered. */
  countries(): readonly Country[]
  /** Whether numbers of this country code are taken. */
  takes(country: string): boolean
  mobileUrl(): string
  service(): Service
  androidQrCode(): string
  /** In a region; without one what is off everywhere. */
  off(region?: string): readonly Feature[]
  isOff(feature: Feature, region?: string): boolean
  /** What is off in regions besides. */
  offIn(): SystemSettings['off_in']
  odds(region?: string): boolean
  /** Name, logo, colour and languages. */
  site(): SiteIdentity
  banners(region: string): Banner[]
  /** Hears when what is set is another than before. */
  onChange(listener: () => void): void
  /** Reads again what is set; for who changed it. */
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

/** Nothing but the environment: for what is tested without a database. */
export const fixedSystem = (config: Config): System => ({
  ...systemOf(config, () => ({ settings: nothingSet, banners: [] }), Date.now),
  onChange: () => undefined,
  reload: async () => undefined,
  close: async () => undefined,
})

/** Milliseconds after which another process's change is known here. */
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
  const reloading = repeat(reload, { every: reloadEvery, log, failure: 'the system settings were not read' })
  const onChange = (listener: () => void): void => void listeners.push(listener)
  return { ...systemOf(config, () => known, now), onChange, reload, close: reloading.stop }
}
