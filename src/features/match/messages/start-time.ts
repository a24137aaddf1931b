// Start time of a match as shown: in the user's zone, or unknown.
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { timeOf } from '../../../core/text/format.ts'

export const tbc = msg({ message: '待定', context: 'start of a match whose time is not known, short' })

/** 20:00, or 待定 if only the day is announced. `tz`: an IANA zone. */
export const startTime = ({ match_time, time_tbc }: Pick<MatchRow, 'match_time' | 'time_tbc'>, tz: string, i18n: I18n): string =>
  time_tbc ? i18n._(tbc) : timeOf(match_time, tz)
