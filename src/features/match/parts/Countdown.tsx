// Time until a match begins, from a day before.
import { Trans } from '@lingui/react/macro'
import { isAwaitingResult } from '../../../../rules/match/match-clock.ts'
import { useNowValue } from '../state/row/use-now-value.ts'

const minute = 60_000
const day = 24 * 60

/** 2 小时 10 分后开赛, from a day before; nothing for a match that should have begun but has no result. */
export function Countdown({ start }: { start: string }) {
  const left = useNowValue((nowMs) =>
    isAwaitingResult({ status: 'upcoming', match_time: start }, nowMs)
      ? Number.POSITIVE_INFINITY
      : Math.ceil((Date.parse(start) - nowMs) / minute),
  )
  if (left > day) return null
  const hours = Math.floor(left / 60)
  const minutes = left % 60
  return (
    <>
      {left <= 0 ? (
        <Trans>即将开赛</Trans>
      ) : hours > 0 ? (
        <Trans>
          {hours} 小时 {minutes} 分后开赛
        </Trans>
      ) : (
        <Trans>{minutes} 分钟后开赛</Trans>
      )}
    </>
  )
}
