// Calendar file and sharing of a match, generated on the device without the server.
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { MatchDetail } from '../../../../contract/match/match-detail.ts'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { leagueName, nameOf, teamName } from '../../../../rules/text/name/name.ts'
import { serverNow } from '../../../core/clock/server-time.ts'
import { countShare, readShareCodeAhead, shareLink } from '../../../core/session/share.ts'
import { dateText, dayOf } from '../../../core/text/format.ts'
import { toast } from '../../../ui/layer/toast/toast.ts'
import { saveFile } from '../../../ui/page/save-file.ts'
import { shareOrCopy } from '../../../ui/page/share-or-copy.ts'
import { roundText } from '../messages/match-messages.ts'
import { startTime } from '../messages/start-time.ts'
import type { RowView } from '../row-view.ts'
import { calendarFile, eventOf } from './ics.ts'

const addressOf = (row: MatchRow): string =>
  new URL(`/score-detail?id=${row.id}${row.sport === 'football' ? '' : `&type=${row.sport}`}`, window.location.href).href

export function useCalendarFile(row: MatchRow, detail: MatchDetail, { lang }: RowView): () => void {
  const { t, i18n } = useLingui()
  return () => {
    const home = teamName(row, 'home', lang)
    const away = teamName(row, 'away', lang)
    const league = `${leagueName(row, lang)} ${roundText(row, lang, i18n)}`.trim()
    const file = calendarFile({
      ...eventOf(row),
      title: `${home} vs ${away}`,
      location: detail.venue ? nameOf(detail.venue, lang) : league,
      description: `${league}\n${addressOf(row)}`,
      url: addressOf(row),
      now: new Date(serverNow()).toISOString(),
    })
    saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `${home}-${away}.ics`)
    toast(t`日历文件已保存，打开它就会加入日历`, { tone: 'ok' })
  }
}

/** Opens the share sheet if available, else copies the URL. Omits the score, so that nobody gets a spoiler. */
export function useShare(row: MatchRow, { lang, tz }: RowView): () => void {
  const { t, i18n } = useLingui()
  useEffect(readShareCodeAhead, [])
  return () => {
    const home = teamName(row, 'home', lang)
    const away = teamName(row, 'away', lang)
    const when = `${dateText(dayOf(row.match_time, tz), lang)} ${startTime(row, tz, i18n)}`
    const url = shareLink(addressOf(row))
    shareOrCopy({ title: `${home} vs ${away}`, text: `${home} vs ${away} · ${when}`, url }).then(
      (done) => {
        if (done === 'given-up') return
        if (done === 'copied') toast(t`链接已复制`, { tone: 'ok' })
        countShare({ kind: 'match', id: row.id })
      },
      (error: unknown) => {
        console.warn('URL copy failed', error)
        toast(t`没有复制成功，请从地址栏复制`, { tone: 'danger' })
      },
    )
  }
}
