// The table of one league, in a dialog over the list.
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { TableProperties } from 'lucide-react'
import { Fragment } from 'react'
import type { Lang } from '../../../../contract/limits/limits.ts'
import type { Sport } from '../../../../contract/match/match-row.ts'
import { nameOf } from '../../../../rules/text/name/name.ts'
import { Dialog } from '../../../ui/layer/Dialog.tsx'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { StandingsTable } from '../league/standings/StandingsTable.tsx'
import { standingsQuery } from '../queries.ts'
import styles from './StandingsDialog.module.css'

export interface StandingsDialogProps {
  /** Null: closed. */
  league: { id: string; name: string; sport: Sport } | null
  lang: Lang
  onClose(): void
}

export function StandingsDialog({ league, lang, onClose }: StandingsDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog
      open={league !== null}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={league?.name ?? t`积分榜`}
      width={640}
    >
      {league && <LeagueTables league={league} lang={lang} />}
    </Dialog>
  )
}

/** All tables of a league, one per group. */
function LeagueTables({ league: { id, sport }, lang }: { league: NonNullable<StandingsDialogProps['league']>; lang: Lang }) {
  const { t } = useLingui()
  const { data, isPending, isLoadingError, refetch } = useQuery(standingsQuery(id))
  if (isPending) return <SkeletonRows label={t`数据加载中，请稍候！`} height={36} />
  if (isLoadingError) return <ErrorState onRetry={() => void refetch()} />
  if (data.list.length === 0) return <EmptyState icon={<TableProperties />} title={t`这项赛事没有积分榜`} />
  return data.list.map((standings) => (
    <Fragment key={standings.group ? standings.group.zh : 'all'}>
      {standings.group && <h3 className={styles.group}>{nameOf(standings.group, lang)}</h3>}
      <StandingsTable standings={standings} lang={lang} sport={sport} full linked />
    </Fragment>
  ))
}
