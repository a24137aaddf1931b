// Formats large counts: 3.2万, 32K, 32 N. Below ten thousand in full. Pure.
import type { Lang } from '../../../contract/limits/limits.ts'
import { grouped } from './amount-text.ts'

const units: Record<Lang, readonly [number, string][]> = {
  zh: [
    [1e8, '亿'],
    [1e4, '万'],
  ],
  en: [
    [1e6, 'M'],
    [1e3, 'K'],
  ],
  vi: [
    [1e6, ' Tr'],
    [1e3, ' N'],
  ],
}

export function countText(count: number, lang: Lang): string {
  if (count < 10_000) return grouped(count)
  const [size, unit] = units[lang].find(([from]) => count >= from) ?? [1, '']
  const share = count / size
  // Truncated, not rounded: never shows more viewers than there are.
  return `${share >= 100 ? Math.floor(share) : Math.floor(share * 10) / 10}${unit}`
}
