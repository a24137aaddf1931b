// 完整赛况: link from a match's live room to its detail page.
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { BarChart3 } from 'lucide-react'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { classNames } from '../../../ui/class-names.ts'
import { matchSearch } from '../match-link.ts'
import styles from './MatchActions.module.css'

export function DetailLink({ row }: { row: MatchRow }) {
  return (
    <Link to="/score-detail" search={matchSearch(row)} className={classNames(styles.act, styles.small)}>
      <BarChart3 size={18} aria-hidden="true" />
      <span className={styles.word}>
        <Trans>完整赛况</Trans>
      </span>
    </Link>
  )
}
