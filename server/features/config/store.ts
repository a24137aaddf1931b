// What the operator has set of the system, in the database.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { SiteIdentity } from '../../../contract/site.ts'
import type { Feature } from '../../../contract/wire/feature.ts'
import { productSite } from '../../../rules/site/product-site.ts'
import type { Config } from '../../config.ts'
import type { Tx } from '../../core/database/transaction.ts'
import { findSetting, lockSetting, putSetting } from '../../core/setting/store.ts'

export type Service = Config['service']
/** Null: as the environment says. */
export interface SystemSettings {
  countries: string[] | null
  android_qr_code: string
  mobile_url: string | null
  service: Service | null
  off: Feature[]
  /** What besides is off in a region. */
  off_in: { region: string; off: Feature[] }[]
  /** Null: as the product has it. */
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
/** Name, logo, colour and languages as they hold: for what is given no `System`. */
export const findSite = async (db: NodePgDatabase): Promise<SiteIdentity> => (await findSystem(db)).site ?? productSite
/** Two operators change it one after the other. */
export async function lockSystem(tx: Tx): Promise<SystemSettings> {
  await lockSetting(tx, name)
  return findSystem(tx)
}
export const putSystem = (db: NodePgDatabase, settings: SystemSettings): Promise<void> => putSetting(db, name, settings)
