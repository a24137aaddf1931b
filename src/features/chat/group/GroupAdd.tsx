// Lets the owner add followers and contacts to a group.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Group } from '../../../../contract/chat/group.ts'
import { chatLimits } from '../../../../contract/limits/chat-limits.ts'
import { call } from '../../../core/api/api.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { toast } from '../../../ui/layer/toast/toast.ts'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import styles from './GroupDialog.module.css'
import { allMembersQuery } from './group-queries.ts'
import { nobody, PeopleChoice } from './PeopleChoice.tsx'
import { useGroupAct } from './use-group-act.ts'

export function GroupAdd({ group, onDone }: { group: Group; onDone(): void }) {
  const { t } = useLingui()
  const { data, isLoadingError, refetch } = useQuery(allMembersQuery(group.id))
  const { busy, run } = useGroupAct()
  const [chosen, setChosen] = useState(nobody)
  const add = async (): Promise<void> => {
    const result = await run(() => call('POST api/group/addGroupUser', { body: { id: group.id, users: [...chosen] } }))
    if (!result) return
    // The server skips users who no longer follow or talk with the owner; other members may have joined or left meanwhile.
    const now = await refetch()
    const added = now.data && !now.isRefetchError ? now.data.list.filter(({ id }) => chosen.has(id)).length : result.members - group.members
    if (added > 0) toast(t`已拉 ${added} 人进群`, { tone: 'ok' })
    else toast(t`选中的人现在拉不进来，没有人进群`, { tone: 'danger' })
    onDone()
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      {data ? (
        <PeopleChoice chosen={chosen} onChange={setChosen} without={new Set(data.list.map(({ id }) => id))} />
      ) : isLoadingError ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows count={3} height={44} label={t`数据加载中，请稍候！`} />
      )}
      <div className={styles.acts}>
        <Button onClick={onDone}>
          <Trans>取消</Trans>
        </Button>
        <Button type="submit" variant="primary" disabled={busy || chosen.size === 0 || chosen.size > chatLimits.groupAdded}>
          <Trans>拉进群</Trans>
        </Button>
      </div>
    </form>
  )
}
