// Title of a match page. Once the header has scrolled away (`isPast`), the phone's top bar shows the score instead of the league.
import { useLingui } from '@lingui/react/macro'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { formatMinute } from '../../../../rules/match/format-minute.ts'
import { leagueName, teamName, teamShort } from '../../../../rules/text/name/name.ts'
import { useTitle } from '../../../ui/page/use-title.ts'
import { useHidden } from '../../spoiler/revealed.ts'
import { roundText, stateWord } from '../messages/match-messages.ts'
import type { RowView } from '../row-view.ts'
import { usePulse } from '../state/row/use-pulse.ts'

export function DetailTitle({ row, view, isPast }: { row: MatchRow; view: RowView; isPast: boolean }) {
  const { i18n } = useLingui()
  const { lang } = view
  const pulse = usePulse(row)
  const hidden = useHidden(row)
  const hasScore = !hidden && (row.status === 'live' || row.status === 'over')
  const score = hasScore ? `${row.home_score}:${row.away_score}` : 'vs'
  const word = row.status === 'upcoming' ? null : stateWord(pulse.word, row, i18n)
  const state = word ?? (row.status === 'live' ? formatMinute(pulse.minute, row.sport, lang) : '')
  const league = `${leagueName(row, lang)} ${roundText(row, lang, i18n)}`
  const short = `${teamShort(row, 'home', lang)} ${score} ${teamShort(row, 'away', lang)} ${state}`
  useTitle(`${teamName(row, 'home', lang)} ${score} ${teamName(row, 'away', lang)}`, isPast ? short.trim() : league.trim())
  return null
}
