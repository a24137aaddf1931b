// Names in a notice in the user's language.
import type { GoalNotice } from '../../../../contract/alert.ts'
import type { Lang } from '../../../../contract/limits/limits.ts'
import { nameOf, teamShort } from '../../../../rules/text/name/name.ts'

export interface NoticeNames {
  home: string
  away: string
  league: string
}

export const noticeNames = (notice: GoalNotice, lang: Lang): NoticeNames => ({
  home: teamShort(notice, 'home', lang),
  away: teamShort(notice, 'away', lang),
  league: nameOf(notice.league, lang),
})
