// The user's guesses of the last three months.
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useState } from 'react'
import { grouped } from '../../core/text/amount-text.ts'
import { dateText } from '../../core/text/format.ts'
import { Pager } from '../../ui/button/Pager.tsx'
import { Num } from '../../ui/figure/Num.tsx'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../ui/state/Skeleton.tsx'
import { useRowView } from '../match/row-view.ts'
import { useCovered } from '../spoiler/revealed.ts'
import { recordsQuery } from './guess-queries.ts'
import { QuestionItem } from './QuestionItem.tsx'
import styles from './TrophyPage.module.css'

const size = 20

export function Records() {
  const { t } = useLingui()
  const { lang, tz } = useRowView()
  const [page, setPage] = useState(1)
  const isCovered = useCovered({ key: 'guess-sums', teams: [] })
  const { data, isPending, refetch } = useQuery({ ...recordsQuery(tz, page), placeholderData: keepPreviousData })
  if (isPending) return <SkeletonRows count={4} height={120} label={t`数据加载中，请稍候！`} />
  if (!data) return <ErrorState onRetry={() => void refetch()} />
  const { list, total, sums, earliest } = data
  if (total === 0) return <EmptyState icon={<History />} title={t`三个月内没有猜过`} />
  return (
    <>
      <p className={styles.sums}>
        <span>
          <Trans>{dateText(earliest, lang)} 起</Trans>
        </span>
        <span>
          <Trans>
            投入 <Num>{grouped(sums.staked)}</Num>
          </Trans>
        </span>
        {!isCovered && (
          <>
            <span>
              <Trans>
                拿回 <Num>{grouped(sums.won)}</Num>
              </Trans>
            </span>
            <span>
              <Trans>
                <Num>{sums.sample}</Num> 题中 <Num>{sums.hits}</Num>
              </Trans>
            </span>
          </>
        )}
      </p>
      {list.map((question) => (
        <QuestionItem key={question.id} question={question} />
      ))}
      <Pager className={styles.pager} page={page} total={total} size={size} onPage={setPage} />
    </>
  )
}
