// Packages, tasks, goods and an activity of the demonstration world. Idempotent: existing data is preserved.
import type { Context } from '../core/context.ts'
import { takePackagePresets } from '../features/money/recharge/presets.ts'
import { takeGoodsPresets } from '../features/task/mall/presets.ts'
import { takeTaskPresets } from '../features/task/presets.ts'

/** Times are real: money does not use the product clock. */
export async function seedMoney({ db, config }: Pick<Context, 'db' | 'config'>, now: number = Date.now()): Promise<void> {
  if (!config.demo) return
  await takePackagePresets(db)
  await takeTaskPresets(db, now)
  await takeGoodsPresets(db)
}
