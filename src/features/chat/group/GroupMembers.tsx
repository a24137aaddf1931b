// Members of a group, owner first, paginated; the owner can remove members.
import { Trans, useLingui } from '@lingui/react/macro'
import type { Group } from '../../../../contract/chat/group.ts'
import { call } from '../../../core/api/api.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Tag } from '../../../ui/figure/Tag.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { PrivateAvatar } from '../PrivateAvatar.tsx'
import styles from './GroupsPane.module.css'
import { useGroupMembers } from './group-queries.ts'
import { useGroupAct } from './use-group-act.ts'

export function GroupMembers({ group }: { group: Group }) {
  const { t } = useLingui()
  const read = useGroupMembers(group.id)
  const { busy, run } = useGroupAct()
  if (read.isPending) return <SkeletonRows count={3} height={44} label={t`数据加载中，请稍候！`} />
  if (!read.data) return <ErrorState onRetry={() => void read.refetch()} />
  // A member who moved up between two page reads appears on both pages.
  const members = [...new Map(read.data.pages.flatMap(({ list }) => list).map((one) => [one.id, one])).values()]
  return (
    <>
      <ul className={styles.list} aria-label={t`群成员`}>
        {members.map(({ id, user_nickname: nickname, avatar, role }) => (
          <li key={id} className={styles.row}>
            <PrivateAvatar path={avatar} size={32} />
            <span className={styles.words} translate="no">
              {nickname}
            </span>
            {role === 'owner' ? (
              <Tag>
                <Trans>群主</Trans>
              </Tag>
            ) : (
              group.role === 'owner' && (
                <Button
                  size="sm"
                  disabled={busy}
                  aria-label={t`把 ${nickname} 移出`}
                  onClick={() =>
                    void run(() => call('POST api/group/removeGroupUser', { body: { id: group.id, uid: id } }), t`已移出 ${nickname}`)
                  }
                >
                  <Trans>移出</Trans>
                </Button>
              )
            )}
          </li>
        ))}
      </ul>
      {read.isFetchNextPageError && <ErrorState onRetry={() => void read.fetchNextPage()} />}
      {read.hasNextPage && !read.isFetchNextPageError && (
        <Button block disabled={read.isFetchingNextPage} onClick={() => void read.fetchNextPage()}>
          {read.isFetchingNextPage ? <Trans>数据加载中，请稍候！</Trans> : <Trans>更多成员</Trans>}
        </Button>
      )}
    </>
  )
}
