// /score-detail: one match in full. Its header on the ground, then tabs with all of its data.
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { trackSeen } from '../../../core/store/seen.ts'
import { Wrap } from '../../../ui/frame/Wrap.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { useHidden } from '../../spoiler/revealed.ts'
import type { DetailSearch } from '../detail-search.ts'
import { DetailPanels } from '../panel/DetailPanels.tsx'
import { type RowView, useRowView } from '../row-view.ts'
import { useRow } from '../state/row/use-row.ts'
import { DetailTabs } from './DetailTabs.tsx'
import { DetailTitle } from './DetailTitle.tsx'
import styles from './MatchDetailPage.module.css'
import { type KnownMatch, MatchFrame } from './MatchFrame.tsx'
import { MatchHeader } from './MatchHeader.tsx'
import { StandsLink } from './StandsLink.tsx'
import { useOwnAddress } from './use-own-address.ts'
import { usePast } from './use-past.ts'

export interface MatchDetailPageProps {
  search: DetailSearch
  /** The rooms that show it: another feature's component, passed in by the route. */
  rooms(row: MatchRow): ReactNode
  /** Its comments: passed in likewise. */
  talk(row: MatchRow): ReactNode
}

export function MatchDetailPage({ search, rooms, talk }: MatchDetailPageProps) {
  const view = useRowView()
  return (
    <MatchFrame id={search.id ?? ''}>{(known) => <Detail {...known} search={search} view={view} rooms={rooms} talk={talk} />}</MatchFrame>
  )
}

function Detail({ detail, isPending, onRetry, search, view, rooms, talk }: KnownMatch & MatchDetailPageProps & { view: RowView }) {
  const { t } = useLingui()
  const head = useRef<HTMLDivElement>(null)
  const isPast = usePast(head)
  const row = useRow(detail.match)
  const hidden = useHidden(row)
  const isLive = row.status === 'live'
  useOwnAddress(row)
  useEffect(() => (isLive ? trackSeen({ kind: 'match', id: row.id }) : undefined), [isLive, row.id])
  return (
    <>
      <DetailTitle row={row} view={view} isPast={isPast} />
      <div ref={head}>
        <MatchHeader detail={detail} row={row} view={view} act={row.rooms > 0 && <StandsLink row={row} />} />
      </div>
      <DetailTabs detail={detail} row={row} search={search} view={view} isPast={isPast} />
      {isPending ? (
        <Wrap className={styles.waiting}>
          <SkeletonRows label={t`数据加载中，请稍候！`} />
        </Wrap>
      ) : onRetry ? (
        <Wrap className={styles.waiting}>
          <ErrorState onRetry={onRetry} />
        </Wrap>
      ) : (
        <DetailPanels
          detail={detail}
          row={row}
          hidden={hidden}
          tab={search.tab ?? 'overview'}
          view={view}
          rooms={rooms(row)}
          talk={search.tab === 'talk' && talk(row)}
        />
      )}
    </>
  )
}
