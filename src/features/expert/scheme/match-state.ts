// The state of a scheme's match as one word.
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import type { StatusWord } from '../../../../rules/match/match-clock.ts'
import { stateWord } from '../../match/messages/match-messages.ts'

/** Returns 进行中, 已结束, 中断 or 腰斩; null before the start. `word`: the status word of the match row. */
export function matchState(match: MatchRow, word: StatusWord | null, i18n: I18n): string | null {
  if (match.status === 'over') return i18n._(msg`已结束`)
  if (match.status === 'live' && !match.suspended) return i18n._(msg`进行中`)
  return match.status === 'upcoming' && word !== 'unknown' ? null : stateWord(word, match, i18n)
}
