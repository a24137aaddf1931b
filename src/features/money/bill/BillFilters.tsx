// Filters of bills: this week, this month or the last three months, and the types that occur.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { BillRange, BillType } from '../../../../contract/money/bill.ts'
import { typeMessages } from '../../../../rules/money/bill-messages.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { Chip, ChipRow } from '../../../ui/button/Chip.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { Segmented } from '../../../ui/form/Segmented.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { billTypesQuery } from '../money-queries.ts'
import styles from './BillList.module.css'

interface BillFiltersProps {
  range: BillRange
  type: BillType | null
  onRange(range: BillRange): void
  onType(type: BillType | null): void
  /** Content beside the range. */
  end?: ReactNode
}

export function BillFilters({ range, type, onRange, onType, end }: BillFiltersProps) {
  const { t } = useLingui()
  const { lang } = useStore(preferences)
  const { data } = useQuery(billTypesQuery())
  return (
    <div className={styles.filters}>
      <div className={styles.range}>
        <Segmented
          label={t`时间范围`}
          value={range}
          onChange={onRange}
          options={[
            { value: 'week', label: t`本周` },
            { value: 'month', label: t`本月` },
            { value: 'quarter', label: t`近三个月` },
            { value: 'all', label: t`全部` },
          ]}
        />
        {end}
      </div>
      {data && data.list.length > 1 && (
        <ChipRow role="group" aria-label={t`类型`}>
          <Chip pressed={type === null} onClick={() => onType(null)}>
            <Trans>全部类型</Trans>
          </Chip>
          {data.list.map(({ type: one, count }) => (
            <Chip key={one} pressed={type === one} onClick={() => onType(type === one ? null : one)}>
              {typeMessages[one][lang]} <Num>{count}</Num>
            </Chip>
          ))}
        </ChipRow>
      )}
    </div>
  )
}
