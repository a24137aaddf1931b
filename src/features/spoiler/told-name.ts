// In place of a title that tells a result: whom it is about and what it is, so that it can be chosen all the same.
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/**
 * 临江潮汐 对 北固铁狮 · 战报. `names`: of both sides where it is of a match, else of whom it is about; null where nobody of them is
 * known. `kind`: what it is, in a word.
 */
export function toldName(names: readonly string[], { isMatch, kind }: { isMatch: boolean; kind: string }, i18n: I18n): string | null {
  if (names.length === 0) return null
  const [home, away] = names
  if (isMatch && names.length === 2 && home && away) return i18n._(msg`${home} 对 ${away} · ${kind}`)
  return `${names.join(' / ')} · ${kind}`
}
