// The streamer's own groups in the studio: create them, and list or hide them in the room.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { sessionStore } from '../../../core/session/session.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { OpenedLater } from '../../../ui/layer/OpenedLater.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { useStore } from '../../../ui/use-store.ts'
import styles from './GroupsPane.module.css'
import { GroupVisibility } from './GroupVisibility.tsx'
import { groupMakePart } from './group-parts.ts'
import { groupsOfQuery } from './group-queries.ts'
import { useGroupsOffered } from './use-groups-offered.ts'

export function StudioGroups() {
  const { t } = useLingui()
  const offered = useGroupsOffered()
  const uid = useStore(sessionStore).user?.id ?? ''
  const read = useQuery({ ...groupsOfQuery(uid), enabled: offered && uid !== '' })
  const [making, setMaking] = useState(false)
  if (!offered) return null
  return (
    <Panel padded aria-labelledby="studio-groups">
      <SectionHead
        id="studio-groups"
        title={<Trans>我的群</Trans>}
        more={
          <Button size="sm" onClick={() => setMaking(true)}>
            <Plus size={16} aria-hidden="true" />
            <Trans>建群</Trans>
          </Button>
        }
      />
      {read.isPending ? (
        <SkeletonRows count={2} height={44} label={t`数据加载中，请稍候！`} />
      ) : !read.data ? (
        <ErrorState onRetry={() => void read.refetch()} />
      ) : read.data.list.length === 0 ? (
        <p className={styles.note}>
          <Trans>还没有群。建好后可以放进直播间，观众点一下就能加入。</Trans>
        </p>
      ) : (
        <>
          <p className={styles.note}>
            <Trans>打开的会显示在你的直播间里。</Trans>
          </p>
          <ul className={styles.list} aria-label={t`我的群`}>
            {read.data.list.map((group) => (
              <li key={group.id}>
                <GroupVisibility group={group} hint={<Trans>{group.members} 人</Trans>}>
                  <span translate="no">{group.name}</span>
                </GroupVisibility>
              </li>
            ))}
          </ul>
        </>
      )}
      <OpenedLater part={groupMakePart} props={{ open: making, onOpenChange: setMaking }} />
    </Panel>
  )
}
