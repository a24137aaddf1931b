// The operator's terms for experts.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { ExpertTerms } from '../../../contract/expert/scheme.ts'
import type { Tx } from '../../core/database/transaction.ts'
import { findSetting, lockSetting, upsertSetting } from '../../core/setting/store.ts'

const name = 'expert-terms'
const firstTerms: ExpertTerms = { open: true, share: 70, price_least: 10, price_most: 5_000, tip_least: 10, tip_most: 100_000 }

export const findExpertTerms = async (db: NodePgDatabase): Promise<ExpertTerms> => ({
  ...firstTerms,
  ...(await findSetting<Partial<ExpertTerms>>(db, name)),
})
/** Serializes changes by several operators. */
export async function lockExpertTerms(tx: Tx): Promise<ExpertTerms> {
  await lockSetting(tx, name)
  return findExpertTerms(tx)
}
export const upsertExpertTerms = (db: NodePgDatabase, terms: ExpertTerms): Promise<void> => upsertSetting(db, name, terms)
