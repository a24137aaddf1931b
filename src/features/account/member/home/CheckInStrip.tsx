// The seven-day check-in with a button for today's reward: in the user panel and on the home page of the personal centre.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Armchair } from 'lucide-react'
import type { SignDay } from '../../../../../contract/task/task.ts'
import { goldToday } from '../../../../../rules/member/check-in.ts'
import { serverNow } from '../../../../core/clock/server-time.ts'
import { openDialog } from '../../../../core/session/open-dialog.ts'
import { preferences } from '../../../../core/store/preferences.ts'
import { dateText, dayLabel, dayOf, weekday } from '../../../../core/text/format.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { Num } from '../../../../ui/figure/Num.tsx'
import { SeatStrip } from '../../../../ui/figure/SeatStrip.tsx'
import { ErrorState } from '../../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../../ui/state/Skeleton.tsx'
import { useStore } from '../../../../ui/use-store.ts'
import { signTasksQuery, useSignedIn } from '../member-queries.ts'
import styles from './CheckInStrip.module.css'

/** `onLeave`: closes the container. */
export function CheckInStrip({ onLeave }: { onLeave?(): void }) {
  const { t } = useLingui()
  const { lang, tz } = useStore(preferences)
  const enabled = useSignedIn()
  const { data, isLoadingError, refetch } = useQuery({ ...signTasksQuery(tz), enabled })
  const footOf = useFoot()
  if (!data)
    return isLoadingError ? (
      <ErrorState onRetry={() => void refetch()} />
    ) : (
      <SkeletonRows count={1} height={96} label={t`数据加载中，请稍候！`} />
    )
  const today = dayOf(serverNow(), tz)
  const now = data.sign.find(({ state }) => state === 'today')
  const open = (): void => {
    onLeave?.()
    openDialog('check-in')
  }
  return (
    <div className={styles.strip}>
      <SeatStrip
        label={t`七天签到`}
        seats={data.sign.map((seat) => {
          // Only today gets a relative label: in other languages the word for 明天 is too long.
          const head = seat.day === today ? dayLabel(seat.day, lang, today) : weekday(seat.day, lang)
          const foot = footOf(seat)
          const day = dateText(seat.day, lang, today)
          return {
            key: seat.id,
            head,
            foot,
            sum: `+${seat.lz_num}`,
            state: seat.state,
            last: seat.num === 7,
            spokenLabel: t`${day} ${head}，${foot}`,
          }
        })}
      />
      <div className={styles.foot}>
        <span>
          <Plural value={data.streak} _0="今天坐下，从第一天开始" other="已连坐 # 天" />
        </span>
        <Button variant={now ? 'primary' : 'line'} size="sm" onClick={open}>
          <Armchair size={16} />
          {now ? (
            <Trans>
              签到领 <Num>{goldToday(data.sign)}</Num> 金币
            </Trans>
          ) : (
            <Trans>已签到</Trans>
          )}
        </Button>
      </div>
    </div>
  )
}

function useFoot(): (seat: SignDay) => string {
  const { t } = useLingui()
  return ({ state, lz_num }) => ({ taken: `+${lz_num}`, today: t`待签到`, missed: t`错过`, 'make-up': t`可补签`, later: t`未到` })[state]
}
