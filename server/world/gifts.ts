// Gifts and the tiers of guard and noble of the demonstration world. Idempotent: existing data is preserved.
import type { Context } from '../core/context.ts'
import { takeTierPresets } from '../features/gift/guard/presets.ts'
import { takeGiftPresets } from '../features/gift/presets.ts'
import { insertGiftTerms } from '../features/gift/store.ts'

export async function seedGifts({ db, config }: Pick<Context, 'db' | 'config'>): Promise<void> {
  if (!config.demo) return
  await takeGiftPresets(db)
  await takeTierPresets(db)
  // New users can try it out right after signing up.
  await insertGiftTerms(db, { envelope_age: 0 })
}
