// The title of a match page. Once its head is scrolled away, the phone's top bar says the score instead of the league.
import { useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect, useState } from 'react'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { leagueName, teamName, teamShort } from '../../../../rules/text/name.ts'
import { useTitle } from '../../../ui/page/use-title.ts'
import { useHidden } from '../../spoiler/revealed.ts'
import type { RowView } from '../row-view.ts'
import { usePulse } from '../state/use-pulse.ts'
import { roundText, stateWord } from '../words/match-words.ts'

export function DetailTitle({ row, view, head }: { row: MatchRow; view: RowView; head: RefObject<HTMLElement | null> }) {
  const { i18n } = useLingui()
  const { lang } = view
  const pulse = usePulse(row)
  const hidden = useHidden(row)
  const isPast = usePast(head)
  const hasScore = !hidden && (row.status === 'live' || row.status === 'over')
  const score = hasScore ? `${row.home_score}:${row.away_score}` : 'vs'
  const state = stateWord(pulse.word, row, i18n) ?? (row.status === 'live' ? pulse.minute : '')
  const league = `${leagueName(row, lang)} ${roundText(row, lang, i18n)}`
  const short = `${teamShort(row, 'home', lang)} ${score} ${teamShort(row, 'away', lang)} ${state}`
  useTitle(`${teamName(row, 'home', lang)} ${score} ${teamName(row, 'away', lang)}`, isPast ? short.trim() : league.trim())
  return null
}

/** Whether the element is above what is seen. */
function usePast(element: RefObject<HTMLElement | null>): boolean {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const watch = new IntersectionObserver(
      ([entry]) => entry && setPast(!entry.isIntersecting && entry.boundingClientRect.bottom < window.innerHeight / 2),
      { rootMargin: '-60px 0px 0px' },
    )
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [element])
  return isPast
}
