// One group: its notice and its members; joining, leaving, taking somebody out, dissolving.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../core/api/api.ts'
import { needLogin } from '../../../core/session/summon.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/layer/Dialog.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { ConfirmDialog } from '../../follow/ConfirmDialog.tsx'
import styles from './GroupDialog.module.css'
import { GroupMembers } from './GroupMembers.tsx'
import { groupQuery } from './group-queries.ts'
import { useGroupAct } from './use-group-act.ts'

export interface GroupDialogProps {
  id: string
  open: boolean
  onOpenChange(open: boolean): void
  /** I am in it no longer. */
  onLeft?(): void
}

export function GroupDialog({ id, open, onOpenChange, onLeft }: GroupDialogProps) {
  const { t } = useLingui()
  const { data: group, isPending, refetch } = useQuery({ ...groupQuery(id), enabled: open })
  const { busy, run } = useGroupAct()
  const [asks, setAsks] = useState<'leave' | 'dissolve' | null>(null)
  const end = async (what: 'leave' | 'dissolve'): Promise<void> => {
    const done = await run(
      () =>
        what === 'leave'
          ? call('POST api/group/removeGroupUser', { body: { id } })
          : call('POST api/group/destroyGroupNew', { body: { id } }),
      what === 'leave' ? t`已退出` : t`群已解散`,
    )
    if (!done) return
    onOpenChange(false)
    onLeft?.()
  }
  const join = async (): Promise<void> => {
    if (needLogin()) return
    const joined = await run(() => call('POST api/group/addGroupUser', { body: { id } }), t`已加入`)
    if (joined) onOpenChange(false)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={group?.name ?? t`群`}
      text={
        group && (
          <Trans>
            {group.members} 人，最多 {group.most} 人
          </Trans>
        )
      }
    >
      {isPending ? (
        <SkeletonRows count={3} height={44} label={t`数据加载中，请稍候！`} />
      ) : !group ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <div className={styles.form}>
          <p className={styles.notice}>{group.notice || <Trans>群主还没有写公告。</Trans>}</p>
          {group.role === 'none' ? (
            <Button variant="primary" size="lg" block disabled={busy || !group.open} onClick={() => void join()}>
              {group.open ? <Trans>加入这个群</Trans> : <Trans>由群主拉人</Trans>}
            </Button>
          ) : (
            <>
              <GroupMembers group={group} />
              <Button block disabled={busy} onClick={() => setAsks(group.role === 'owner' ? 'dissolve' : 'leave')}>
                {group.role === 'owner' ? <Trans>解散这个群</Trans> : <Trans>退出这个群</Trans>}
              </Button>
            </>
          )}
        </div>
      )}
      <ConfirmDialog
        open={asks !== null}
        onOpenChange={(next) => !next && setAsks(null)}
        title={asks === 'dissolve' ? t`解散这个群？` : t`退出这个群？`}
        text={asks === 'dissolve' ? t`所有人都会离开，消息不能再看。` : t`之后要再加入才能看到新消息。`}
        act={asks === 'dissolve' ? t`解散` : t`退出`}
        onConfirm={() => asks && void end(asks)}
      />
    </Dialog>
  )
}
