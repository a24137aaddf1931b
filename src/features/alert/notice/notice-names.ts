// The names of a notice in the reader's language.
import type { Lang } from '../../../../contract/limits/limits.ts'
import type { GoalNotice } from '../../../../contract/push.ts'
import { nameOf, teamName } from '../../../../rules/text/name.ts'

export interface NoticeNames {
  home: string
  away: string
  league: string
}

export const noticeNames = (notice: GoalNotice, lang: Lang): NoticeNames => ({
  home: teamName(notice, 'home', lang),
  away: teamName(notice, 'away', lang),
  league: nameOf(notice.league, lang),
})
