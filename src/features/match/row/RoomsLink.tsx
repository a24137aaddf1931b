// Number of rooms that show a match, in its row: a separate link to them.
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { MonitorPlay } from 'lucide-react'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { matchSearch } from '../match-link.ts'
import styles from './RoomsLink.module.css'

export function RoomsLink({ row, name }: { row: MatchRow; name: string }) {
  const { t } = useLingui()
  const { rooms } = row
  return (
    <Link to="/score-live" search={matchSearch(row)} className={styles.rooms} aria-label={t`${name}：${rooms} 间直播`}>
      <MonitorPlay size={14} aria-hidden="true" />
      <Num>{rooms}</Num>
    </Link>
  )
}
