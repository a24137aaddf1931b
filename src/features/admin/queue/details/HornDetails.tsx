// Details of a horn: the text for all rooms.
import { useLingui } from '@lingui/react/macro'
import { diamonds } from '../../../../core/text/amount-text.ts'
import { Num } from '../../../../ui/figure/Num.tsx'
import { useHornActs } from '../../content/use-horn-acts.tsx'
import { useAdminRead } from '../../parts/use-admin-read.ts'
import { useFormatTime } from '../../parts/use-format-time.ts'
import styles from '../Queue.module.css'
import type { DetailsProps } from './details.ts'

export function HornDetails({ item: { id }, children }: DetailsProps) {
  const { t } = useLingui()
  const { data, isLoadingError, refetch } = useAdminRead('GET api/Desk/horns', { id })
  const { actsOf, dialog } = useHornActs()
  const formatTime = useFormatTime()
  const row = data?.list.find((one) => one.id === id)
  const details = row && {
    lead: <span className={styles.said}>{row.text}</span>,
    facts: [
      { name: t`钻石`, value: <Num>{diamonds(row.price)}</Num> },
      { name: t`提交时间`, value: formatTime(row.created_at) },
    ],
    acts: actsOf(row),
  }
  return (
    <>
      {children({ isLoadingError, refetch, details })}
      {dialog}
    </>
  )
}
