// Gifts and the ladders of guard and noble of the demonstration world. Safe to run at every start: what is there stays.
import type { Context } from '../core/context.ts'
import { takeGiftPresets } from '../features/gift/presets.ts'
import { insertGiftTerms } from '../features/gift/store.ts'
import { takeTierPresets } from '../features/guard/presets.ts'

export async function seedGifts({ db, config }: Pick<Context, 'db' | 'config'>): Promise<void> {
  if (!config.demo) return
  await takeGiftPresets(db)
  await takeTierPresets(db)
  // Who tries it out has signed up a moment ago.
  await insertGiftTerms(db, { envelope_age: 0 })
}
