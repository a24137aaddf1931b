// Preset recharge packages: for the demonstration world, and for the admin pages.
import { insertPackages, type PackageRow } from './store.ts'

/** Yuan of each package, and its bonus in percent. */
const packages = [
  [6, 0],
  [30, 3],
  [68, 5],
  [128, 8],
  [328, 10],
  [648, 15],
] as const

/** Tenths of a diamond, rounded up to whole diamonds. */
const bonus = (yuan: number, percent: number): number => Math.ceil((yuan * percent) / 10) * 10

const rows: readonly PackageRow[] = packages.map(([yuan, percent], place) => ({
  ...{ id: `p${yuan}`, coin: yuan * 100, give: bonus(yuan, percent), money: yuan * 100, hot: yuan === 128, place, on_sale: true },
}))

/** Inserts packages that do not exist yet; returns their ids. */
export const takePackagePresets = (db: Parameters<typeof insertPackages>[0]): Promise<string[]> => insertPackages(db, rows)
