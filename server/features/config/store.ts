// The operator's system settings in the database.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { SiteIdentity } from '../../../contract/config/site.ts'
import type { Feature } from '../../../contract/wire/feature.ts'
import { productSite } from '../../../rules/site/product-site.ts'
import type { Config } from '../../config.ts'
import type { Tx } from '../../core/database/transaction.ts'
import { findSetting, lockSetting, upsertSetting } from '../../core/setting/store.ts'

export type Service = Config['service']
/** Null: as in the environment. */
export interface SystemSettings {
  countries: string[] | null
  android_qr_code: string
  mobile_url: string | null
  service: Service | null
  off: Feature[]
  /** Features that are additionally disabled in a region. */
  off_in: { region: string; off: Feature[] }[]
  /** Null: the product's default. */
  site: SiteIdentity | null
}
const name = 'system'
export const nothingSet: SystemSettings = {
  ...{ countries: null, android_qr_code: '', mobile_url: null, service: null },
  ...{ off: [], off_in: [], site: null },
}

export const findSystem = async (db: NodePgDatabase): Promise<SystemSettings> => ({
  ...nothingSet,
  ...(await findSetting<Partial<SystemSettings>>(db, name)),
})
/** Current name, logo, colour and languages, for code without a `System`. */
export const findSite = async (db: NodePgDatabase): Promise<SiteIdentity> => (await findSystem(db)).site ?? productSite
/** Serializes changes by several operators. */
export async function lockSystem(tx: Tx): Promise<SystemSettings> {
  await lockSetting(tx, name)
  return findSystem(tx)
}
export const upsertSystem = (db: NodePgDatabase, settings: SystemSettings): Promise<void> => upsertSetting(db, name, settings)
