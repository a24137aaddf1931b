// The user's groups and recommended public ones; also creates groups.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Group } from '../../../../contract/chat/group.ts'
import { call } from '../../../core/api/api.ts'
import { needLogin } from '../../../core/session/open-dialog.ts'
import { sessionStore } from '../../../core/session/session.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { OpenedLater } from '../../../ui/layer/OpenedLater.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { privateChat } from '../private-chat.ts'
import { GroupRow } from './GroupRow.tsx'
import styles from './GroupsPane.module.css'
import { groupDialogPart, groupMakePart } from './group-parts.ts'
import { addressBookQuery, invalidateGroups, recommendedGroupsQuery } from './group-queries.ts'
import { useGroupAct } from './use-group-act.ts'

export function GroupsPane({ onOpen }: { onOpen(id: string): void }) {
  const { t } = useLingui()
  const isIn = useStore(sessionStore).phase === 'in'
  const mine = useQuery({ ...addressBookQuery(), enabled: isIn })
  const more = useQuery(recommendedGroupsQuery())
  const [making, setMaking] = useState(false)
  const [shown, setShown] = useState<string | null>(null)
  const { busy, run } = useGroupAct()
  useOthersActs()
  const join = async (group: Group): Promise<void> => {
    if (needLogin()) return
    const joined = await run(() => call('POST api/group/addGroupUser', { body: { id: group.id } }), t`已加入 ${group.name}`)
    if (joined) onOpen(joined.conversationID)
  }
  return (
    <div className={styles.pane}>
      <div className={styles.head}>
        <h3>
          <Trans>我的群</Trans>
        </h3>
        <Button size="sm" onClick={() => !needLogin() && setMaking(true)}>
          <Plus size={16} aria-hidden="true" />
          <Trans>建群</Trans>
        </Button>
      </div>
      {!isIn ? (
        <p className={styles.note}>
          <Trans>登录后能建群、入群和发言。</Trans>
        </p>
      ) : mine.isPending ? (
        <SkeletonRows count={2} height={44} label={t`数据加载中，请稍候！`} />
      ) : !mine.data ? (
        <ErrorState onRetry={() => void mine.refetch()} />
      ) : mine.data.groups.length === 0 ? (
        <p className={styles.note}>
          <Trans>还没有加入任何群。</Trans>
        </p>
      ) : (
        <ul className={styles.list}>
          {mine.data.groups.map((group) => (
            <GroupRow key={group.id} group={group} onShow={() => onOpen(group.conversationID)} />
          ))}
        </ul>
      )}
      <h3 className={styles.head}>
        <Trans>推荐的群</Trans>
      </h3>
      {more.isPending ? (
        <SkeletonRows count={3} height={44} label={t`数据加载中，请稍候！`} />
      ) : !more.data ? (
        <ErrorState onRetry={() => void more.refetch()} />
      ) : more.data.list.length === 0 ? (
        <p className={styles.note}>
          <Trans>现在没有可以加入的群。</Trans>
        </p>
      ) : (
        <ul className={styles.list}>
          {more.data.list.map((group) => (
            <GroupRow
              key={group.id}
              group={group}
              onShow={() => setShown(group.id)}
              act={
                <Button size="sm" variant="soft" disabled={busy} aria-label={t`加入 ${group.name}`} onClick={() => void join(group)}>
                  <Trans>加入</Trans>
                </Button>
              }
            />
          ))}
        </ul>
      )}
      <OpenedLater part={groupMakePart} props={{ open: making, onOpenChange: setMaking, onMade: onOpen }} />
      {shown !== null && <OpenedLater part={groupDialogPart} props={{ open: true, onOpenChange: () => setShown(null), id: shown }} />}
    </div>
  )
}

/** Changes by others, such as dissolving or renaming a group, show up in the conversation list: the groups are then refetched. */
function useOthersActs(): void {
  const client = useQueryClient()
  const { list } = useStore(privateChat)
  const known =
    list
      ?.flatMap(({ type, conversationID, userProfile: { nick, avatar } }) =>
        type === 'GROUP' ? `${conversationID} ${nick} ${avatar}` : [],
      )
      .sort()
      .join() ?? null
  const before = useRef(known)
  useEffect(() => {
    if (before.current !== null && before.current !== known) void invalidateGroups(client)
    before.current = known
  }, [client, known])
}
