// What a reader does with a match, on the ground: follow it, choose its alerts, put it into a calendar, share it.
import { Trans } from '@lingui/react/macro'
import { CalendarPlus, Share2, Star } from 'lucide-react'
import type { MatchDetail, MatchRow } from '../../../contract/match.ts'
import { teamName } from '../../../rules/name.ts'
import { classNames } from '../../ui/class-names.ts'
import { useFollow } from '../follow/use-follow.ts'
import { AlertChoice } from './AlertChoice.tsx'
import styles from './MatchActions.module.css'
import type { RowView } from './row-view.ts'
import { useCalendarFile, useShare } from './use-match-acts.ts'

export interface MatchActionsProps {
  detail: MatchDetail
  row: MatchRow
  view: RowView
}

export function MatchActions({ detail, row, view }: MatchActionsProps) {
  const name = `${teamName(row, 'home', view.lang)} vs ${teamName(row, 'away', view.lang)}`
  const { followed, toggle } = useFollow('match', row.id, name)
  const save = useCalendarFile(row, detail, view)
  const share = useShare(row, view)
  return (
    <div className={styles.acts}>
      <button type="button" className={classNames(styles.act, followed && styles.on)} aria-pressed={followed} onClick={toggle}>
        <Star size={18} aria-hidden="true" fill={followed ? 'currentColor' : 'none'} />
        {followed ? <Trans>已关注</Trans> : <Trans>关注</Trans>}
      </button>
      {row.status !== 'over' && row.status !== 'cancelled' && <AlertChoice matchId={row.id} name={name} className={styles.act} />}
      {row.status === 'upcoming' && (
        <button type="button" className={classNames(styles.act, styles.wide)} onClick={save}>
          <CalendarPlus size={18} aria-hidden="true" />
          <span className={styles.word}>
            <Trans>加入日历</Trans>
          </span>
        </button>
      )}
      <button type="button" className={classNames(styles.act, styles.wide)} onClick={share}>
        <Share2 size={18} aria-hidden="true" />
        <span className={styles.word}>
          <Trans>分享</Trans>
        </span>
      </button>
    </div>
  )
}
