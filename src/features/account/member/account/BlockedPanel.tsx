// 黑名单: lists blocked users and unblocks them.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { PublicUser } from '../../../../../contract/account/member.ts'
import { call } from '../../../../core/api/api.ts'
import { apiQuery } from '../../../../core/api/api-query.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { Panel } from '../../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../../ui/frame/SectionHead.tsx'
import { PersonPicture } from '../../../../ui/picture/PersonPicture.tsx'
import { ErrorState } from '../../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../../ui/state/Skeleton.tsx'
import styles from '../Settings.module.css'
import { useMemberAct } from '../use-member-act.ts'
import lists from './AccountList.module.css'

export function BlockedPanel() {
  const { t } = useLingui()
  const { data, isLoadingError, refetch } = useQuery(apiQuery('GET api/Member/blockList'))
  const client = useQueryClient()
  const { busy, run } = useMemberAct()
  const release = async ({ id }: PublicUser): Promise<void> => {
    await run(() => call('POST api/Member/block', { body: { id, on: false } }), t`操作成功`)
    await client.invalidateQueries({ queryKey: ['GET api/Member/blockList'] })
  }
  return (
    <Panel padded aria-labelledby="blocked">
      <SectionHead id="blocked" title={<Trans>黑名单</Trans>} />
      {!data ? (
        isLoadingError ? (
          <ErrorState onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows count={1} label={t`数据加载中，请稍候！`} />
        )
      ) : data.list.length === 0 ? (
        <p className={styles.note}>
          <Trans>没有拉黑任何人。被拉黑的人不能给你发消息，你也看不到他们的发言。</Trans>
        </p>
      ) : (
        <ul className={lists.list}>
          {data.list.map((user) => (
            <li key={user.id}>
              <PersonPicture path={user.avatar} size={32} />
              <span className={lists.words}>
                <b>{user.user_nickname}</b>
              </span>
              <Button size="sm" disabled={busy} aria-label={t`把 ${user.user_nickname} 移出黑名单`} onClick={() => void release(user)}>
                <Trans>移出</Trans>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
