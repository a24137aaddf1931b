// 你离开期间: one card on return, with the last event of each match. It disappears by itself.
import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useEffect } from 'react'
import type { GoalNotice } from '../../../../contract/alert.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { ageText } from '../../../core/text/format.ts'
import { useStore } from '../../../ui/use-store.ts'
import { NoticeLine } from '../notice/NoticeLine.tsx'
import type { Missed } from '../notice/notice-state.ts'
import { notices } from '../notice/notice-store.ts'
import styles from './MissedCard.module.css'
import { latestOfMatches } from './missed.ts'

/** Maximum lines of the card; the bell lists the rest. */
const mostLines = 4
/** Milliseconds for which it is shown without interaction. */
const stay = 20_000

export function MissedCard({ missed, isHidden }: { missed: Missed; isHidden(notice: GoalNotice): boolean }) {
  const { t } = useLingui()
  const { lang } = useStore(preferences)
  useEffect(() => {
    const timer = setTimeout(notices.dismissMissed, stay)
    return () => clearTimeout(timer)
  }, [])
  const lines = latestOfMatches(missed.notices)
  const rest = lines.length - mostLines
  const since = ageText(Date.now() - missed.from, lang)
  return (
    <article className={styles.card} data-missed="">
      <header className={styles.head}>
        <b>
          <Trans>你离开期间</Trans>
        </b>
        <small>{since}</small>
        <button type="button" className={styles.close} aria-label={t`关闭`} onClick={notices.dismissMissed}>
          <X size={18} aria-hidden="true" />
        </button>
      </header>
      <ul>
        {lines.slice(0, mostLines).map((notice) => (
          <li key={notice.match_id}>
            <NoticeLine notice={notice} hidden={isHidden(notice)} onLeave={notices.dismissMissed} />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <p className={styles.rest}>
          <Trans>还有 {rest} 场在铃铛里</Trans>
        </p>
      )}
    </article>
  )
}
