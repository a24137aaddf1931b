// Today's spending against the user's own limit; renders nothing without either.
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { diamonds } from '../../../core/text/amount-text.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { spendLimitQuery } from '../money-queries.ts'
import { Meter } from './Meter.tsx'

/** Share of the limit from which the bar warns. */
const nearly = 0.9

export function SpentToday() {
  const { data } = useQuery(spendLimitQuery())
  if (!data || data.daily_cap === 0) return null
  const { daily_cap: cap, spent_today: spent } = data
  return (
    <Meter
      name={
        <Trans>
          今天已用 <Num strong>{diamonds(spent)}</Num> 钻石
        </Trans>
      }
      value={spent / cap}
      warn={spent >= cap * nearly}
      note={
        <Trans>
          自设上限 <Num>{diamonds(cap)}</Num>
        </Trans>
      }
    />
  )
}
