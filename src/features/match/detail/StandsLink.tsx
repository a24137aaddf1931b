// 选看台: link from a match to the rooms that show it, with their number.
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { MonitorPlay } from 'lucide-react'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { matchSearch } from '../match-link.ts'
import styles from './MatchActions.module.css'

export function StandsLink({ row }: { row: MatchRow }) {
  return (
    <Link to="/score-live" search={matchSearch(row)} className={classNames(styles.act, styles.stands)}>
      <MonitorPlay size={18} aria-hidden="true" />
      <span className={styles.cut}>
        <Trans context="with their number">选看台</Trans>
      </span>
      <Num>{row.rooms}</Num>
    </Link>
  )
}
