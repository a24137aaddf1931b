// Calendar files of one or all reserved matches, generated on the device.
import { useLingui } from '@lingui/react/macro'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { leagueName, teamName } from '../../../../rules/text/name/name.ts'
import { serverNow } from '../../../core/clock/server-time.ts'
import { toast } from '../../../ui/layer/toast/toast.ts'
import { saveFile } from '../../../ui/page/save-file.ts'
import { calendarFile, eventOf } from '../../match/detail/ics.ts'
import { matchSearch } from '../../match/match-link.ts'
import { roundText } from '../../match/messages/match-messages.ts'
import type { RowView } from '../../match/row-view.ts'

/** `alarm`: minutes before the start at which the calendar reminds. */
export function useCalendarFiles({ lang }: RowView, alarm: number): (rows: readonly MatchRow[]) => void {
  const { t, i18n } = useLingui()
  return (rows) => {
    const now = new Date(serverNow()).toISOString()
    const file = calendarFile(
      ...rows.map((row) => {
        const url = new URL(`/score-detail?${new URLSearchParams(matchSearch(row))}`, window.location.href).href
        const league = `${leagueName(row, lang)} ${roundText(row, lang, i18n)}`.trim()
        return {
          ...eventOf(row),
          title: `${teamName(row, 'home', lang)} vs ${teamName(row, 'away', lang)}`,
          location: league,
          description: `${league}\n${url}`,
          url,
          alarm,
          now,
        }
      }),
    )
    const [only] = rows
    const name = rows.length === 1 && only ? `${teamName(only, 'home', lang)}-${teamName(only, 'away', lang)}` : t`我的预约`
    saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `${name}.ics`)
    toast(t`日历文件已保存，打开它就会加入日历`, { tone: 'ok' })
  }
}
