// /member?type=8: the task centre: check-in, today's tasks, the mall and past exchanges.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Num } from '../../ui/figure/Num.tsx'
import { Panel } from '../../ui/frame/Panel.tsx'
import { SectionHead } from '../../ui/frame/SectionHead.tsx'
import { useTitle } from '../../ui/page/use-title.ts'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../ui/state/Skeleton.tsx'
import { ActivityBand } from './ActivityBand.tsx'
import { GoldPanel } from './GoldPanel.tsx'
import { DailyTasks } from './list/DailyTasks.tsx'
import { OnceTasks } from './list/OnceTasks.tsx'
import { SharePanel } from './list/SharePanel.tsx'
import type { GoodsCardProps } from './mall/GoodsCard.tsx'
import { GoodsPanel } from './mall/GoodsPanel.tsx'
import { RecordsPanel } from './mall/RecordsPanel.tsx'
import { signQuery } from './queries.ts'
import { CheckIn } from './sign/CheckIn.tsx'
import styles from './Task.module.css'
import { type Today, useToday } from './use-today.ts'

/** `send`: renders the dialog that picks the recipient of a shared card. */
export function TaskPage({ send }: Pick<GoodsCardProps, 'send'>) {
  const { t } = useLingui()
  useTitle(t`签到与任务`)
  const today = useToday()
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <ActivityBand />
        <CheckInPanel today={today} />
        <DailyTasks today={today} />
        <GoodsPanel send={send} />
      </div>
      <div className={styles.side}>
        <GoldPanel today={today} />
        <SharePanel today={today} />
        <OnceTasks today={today} />
        <RecordsPanel />
      </div>
    </div>
  )
}

function CheckInPanel({ today }: { today: Today }) {
  const { t } = useLingui()
  const read = useQuery(signQuery(today.tz))
  const streak = read.data?.streak ?? 0
  return (
    <Panel padded aria-labelledby="check-in">
      <SectionHead
        id="check-in"
        title={<Trans>签到</Trans>}
        more={
          streak > 0 && (
            <span>
              <Trans>
                已连坐 <Num strong>{streak}</Num> 天
              </Trans>
            </span>
          )
        }
      />
      {read.data ? (
        <CheckIn state={read.data} today={today} />
      ) : read.isLoadingError ? (
        <ErrorState title={<Trans>签到没有加载出来</Trans>} onRetry={() => void read.refetch()} />
      ) : (
        <SkeletonRows count={3} label={t`数据加载中，请稍候！`} />
      )}
    </Panel>
  )
}
