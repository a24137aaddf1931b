// A neutral label in place of a title that reveals a result: the teams and the kind, so that users can still choose it.
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/**
 * Returns for example 临江潮汐 对 北固铁狮 · 战报. `names`: both sides of a match, otherwise the teams or people concerned; returns null if there are
 * none. `kind`: the kind of content in one word.
 */
export function neutralTitle(names: readonly string[], { isMatch, kind }: { isMatch: boolean; kind: string }, i18n: I18n): string | null {
  if (names.length === 0) return null
  const [home, away] = names
  if (isMatch && names.length === 2 && home && away) return i18n._(msg`${home} 对 ${away} · ${kind}`)
  return `${names.join(' / ')} · ${kind}`
}
