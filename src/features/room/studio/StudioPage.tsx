// A streamer's studio: broadcast, room, announced broadcasts, members.
import { Trans, useLingui } from '@lingui/react/macro'
import { RadioTower } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../../ui/button/Button.tsx'
import { TabLinks } from '../../../ui/button/TabLinks.tsx'
import { Tag } from '../../../ui/figure/Tag.tsx'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { AirTab } from './air/AirTab.tsx'
import { publisher } from './ingest/publisher.ts'
import { PageRows } from './PageRows.tsx'
import { PeopleTab } from './people/PeopleTab.tsx'
import { RoomTab } from './room/RoomTab.tsx'
import styles from './Studio.module.css'
import { ScheduleTab } from './schedule/ScheduleTab.tsx'
import { useStudioRead } from './use-studio-read.ts'

type Tab = 'air' | 'room' | 'schedule' | 'people'
const every = 5_000

/** Parts of other features in the studio. */
export interface StudioSlots {
  /** The room's chat, for its streamer. */
  talk(roomId: string): ReactNode
  /** The streamer's groups, beside the forms of the room. */
  groups: ReactNode
}

export function StudioPage({ talk, groups }: StudioSlots) {
  const { t } = useLingui()
  const [tab, setTab] = useState<Tab>('air')
  const panel = useId()
  const read = useStudioRead('GET api/Live/getStudio', { every })
  const { phase } = useStore(publisher)
  const { data } = read
  const names: Record<Tab, string> = { air: t`开播`, room: t`直播间`, schedule: t`预告`, people: t`房管与记录` }
  if (!data) {
    return read.isLoadingError ? (
      <EmptyState
        icon={<RadioTower />}
        title={<Trans>直播间打不开</Trans>}
        text={<Trans>可能网络不好，或者直播间被运营停用了。</Trans>}
        action={
          <Button onClick={() => void read.refetch()}>
            <Trans>重试</Trans>
          </Button>
        }
      />
    ) : (
      <PageRows />
    )
  }
  return (
    <div className={styles.page}>
      <div className={styles.tabs}>
        <TabLinks
          label={t`开播管理`}
          current={tab}
          items={(Object.keys(names) as Tab[]).map((key) => ({
            key,
            label: names[key],
            live: key === 'air' && data.broadcast !== null,
            onSelect: () => setTab(key),
            panel,
          }))}
        />
      </div>
      {read.isRefetchError && <ErrorState onRetry={() => void read.refetch()} />}
      {tab !== 'air' && phase === 'on' && (
        <p className={styles.note}>
          <Tag tone="live">
            <Trans>推流中</Trans>
          </Tag>{' '}
          <Trans>浏览器正在推流，切换栏目不会中断；关闭这个窗口才会。</Trans>
        </p>
      )}
      <div id={panel} role="tabpanel" aria-label={names[tab]} className={styles.page}>
        {tab === 'air' && (
          <AirTab studio={data} talk={talk(data.room.id)} onRoom={() => setTab('room')} onNext={() => setTab('schedule')} />
        )}
        {tab === 'room' && <RoomTab studio={data} groups={groups} />}
        {tab === 'schedule' && <ScheduleTab studio={data} />}
        {tab === 'people' && <PeopleTab roomId={data.room.id} by="owner" />}
      </div>
    </div>
  )
}
