// Title of the table of a match's periods, by sport: quarters, sets, games or maps.
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Sport } from '../../../../contract/match/match-row.ts'

export function periodsTitle(sport: Sport, i18n: I18n): string {
  if (sport === 'basketball') return i18n._(msg`各节得分`)
  if (sport === 'tennis') return i18n._(msg`各盘比分`)
  return i18n._(sport === 'esports' ? msg({ message: '各局比分', context: 'maps of e-sports' }) : msg`各局比分`)
}
