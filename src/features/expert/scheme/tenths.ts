// Diamonds as they are typed. Pure.

/** Tenths of a diamond; null for what is no sum of at most one decimal. */
export function readTenths(typed: string): number | null {
  const text = typed.trim().replace('。', '.').replace(',', '.')
  return /^\d{1,7}(\.\d)?$/.test(text) ? Math.round(Number(text) * 10) : null
}
