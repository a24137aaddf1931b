// Past exchanges, newest first: their state, and content that only the owner sees.
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { PackageOpen } from 'lucide-react'
import { useState } from 'react'
import type { Exchange } from '../../../../contract/task/mall.ts'
import { nameOf } from '../../../../rules/text/name/name.ts'
import { serverNow } from '../../../core/clock/server-time.ts'
import { preferences, shownZone } from '../../../core/store/preferences.ts'
import { relativeTime } from '../../../core/text/format.ts'
import { Pager } from '../../../ui/button/Pager.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { recordsPageSize, recordsQuery } from '../queries.ts'
import shared from '../Task.module.css'
import { Price } from './Price.tsx'
import styles from './RecordsPanel.module.css'
import { StateTag } from './StateTag.tsx'

export function RecordsPanel() {
  const { t } = useLingui()
  const [page, setPage] = useState(1)
  const read = useQuery({ ...recordsQuery(page), placeholderData: keepPreviousData })
  const { list = [], total = 0 } = read.data ?? {}
  return (
    <Panel padded id="records" className={shared.late} aria-labelledby="records-head">
      <SectionHead id="records-head" title={<Trans>兑换记录</Trans>} more={total > 0 && <Num>{total}</Num>} />
      {read.isPending && <SkeletonRows count={3} label={t`数据加载中，请稍候！`} />}
      {read.isLoadingError && <ErrorState title={<Trans>记录没有加载出来</Trans>} onRetry={() => void read.refetch()} />}
      {read.data && total === 0 && <EmptyState icon={<PackageOpen />} title={<Trans>还没有兑换过</Trans>} />}
      <ul>
        {list.map((record) => (
          <RecordRow key={record.id} record={record} />
        ))}
      </ul>
      <Pager page={page} total={total} size={recordsPageSize} onPage={setPage} />
    </Panel>
  )
}

function RecordRow({ record }: { record: Exchange }) {
  const prefs = useStore(preferences)
  const name = nameOf(record.name, prefs.lang)
  return (
    <li className={styles.row} data-record={record.state}>
      <img src={record.img} alt="" width={36} height={36} className={styles.picture} loading="lazy" />
      <span className={styles.words}>
        <b>
          {name}
          {record.num > 1 && <Num> ×{record.num}</Num>}
        </b>
        <small>
          {relativeTime(record.created_at, serverNow(), prefs.lang, shownZone(prefs))} · <Price gold={record.gold} price={record.price} />
        </small>
        {record.note !== '' && (
          <small className={styles.note} translate="no">
            {record.note}
          </small>
        )}
      </span>
      <StateTag state={record.state} />
    </li>
  )
}
