// Details of a group: notice and members; join, leave, dissolve, and the owner's actions.
import { Trans, useLingui } from '@lingui/react/macro'
import { Pencil, UserPlus } from 'lucide-react'
import { useState } from 'react'
import type { Group } from '../../../../contract/chat/group.ts'
import { call } from '../../../core/api/api.ts'
import { needLogin } from '../../../core/session/open-dialog.ts'
import { sessionStore } from '../../../core/session/session.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { ConfirmDialog } from '../../follow/ConfirmDialog.tsx'
import styles from './GroupDialog.module.css'
import { GroupMembers } from './GroupMembers.tsx'
import { GroupVisibility } from './GroupVisibility.tsx'
import { useGroupAct } from './use-group-act.ts'

export interface GroupViewProps {
  group: Group
  onPart(part: 'edit' | 'add'): void
  onClose(): void
  onLeft?(): void
}

export function GroupView({ group, onPart, onClose, onLeft }: GroupViewProps) {
  const { t } = useLingui()
  const { busy, run } = useGroupAct()
  const [asks, setAsks] = useState<'leave' | 'dissolve' | null>(null)
  const isStreamer = useStore(sessionStore).user?.is_anchor === 1
  const body = { id: group.id }
  const end = async (what: 'leave' | 'dissolve'): Promise<void> => {
    const done = await run(
      () => (what === 'leave' ? call('POST api/group/removeGroupUser', { body }) : call('POST api/group/destroyGroupNew', { body })),
      what === 'leave' ? t`已退出` : t`群已解散`,
    )
    if (!done) return
    onClose()
    onLeft?.()
  }
  const join = async (): Promise<void> => {
    if (needLogin()) return
    if (await run(() => call('POST api/group/addGroupUser', { body }), t`已加入`)) onClose()
  }
  return (
    <div className={styles.form}>
      <p className={styles.notice}>{group.notice || <Trans>群主还没有写公告。</Trans>}</p>
      {group.role === 'none' ? (
        <Button variant="primary" size="lg" block disabled={busy || !group.open} onClick={() => void join()}>
          {group.open ? <Trans>加入这个群</Trans> : <Trans>由群主拉人</Trans>}
        </Button>
      ) : (
        <>
          {group.role === 'owner' && (
            <>
              <div className={styles.tools}>
                <Button onClick={() => onPart('add')}>
                  <UserPlus size={16} aria-hidden="true" />
                  <Trans>拉人</Trans>
                </Button>
                <Button onClick={() => onPart('edit')}>
                  <Pencil size={16} aria-hidden="true" />
                  <Trans>修改群资料</Trans>
                </Button>
              </div>
              {isStreamer && (
                <GroupVisibility group={group}>
                  <Trans>在我的直播间展示</Trans>
                </GroupVisibility>
              )}
            </>
          )}
          <GroupMembers group={group} />
          <Button block disabled={busy} onClick={() => setAsks(group.role === 'owner' ? 'dissolve' : 'leave')}>
            {group.role === 'owner' ? <Trans>解散这个群</Trans> : <Trans>退出这个群</Trans>}
          </Button>
        </>
      )}
      <ConfirmDialog
        open={asks !== null}
        onOpenChange={(next) => !next && setAsks(null)}
        title={asks === 'dissolve' ? t`解散这个群？` : t`退出这个群？`}
        text={asks === 'dissolve' ? t`所有人都会离开，消息不能再看。` : t`之后要再加入才能看到新消息。`}
        act={asks === 'dissolve' ? t`解散` : t`退出`}
        onConfirm={() => asks && void end(asks)}
      />
    </div>
  )
}
