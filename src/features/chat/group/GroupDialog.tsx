// A group's dialog: details and members; the owner edits it and adds members here too.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Dialog } from '../../../ui/layer/Dialog.tsx'
import type { OpenProps } from '../../../ui/layer/OpenedLater.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { GroupAdd } from './GroupAdd.tsx'
import styles from './GroupDialog.module.css'
import { GroupEdit } from './GroupEdit.tsx'
import { GroupView } from './GroupView.tsx'
import { groupQuery } from './group-queries.ts'

export interface GroupDialogProps extends OpenProps {
  id: string
  /** Called after the user has left the group. */
  onLeft?(): void
}

export function GroupDialog({ id, open, onOpenChange, onLeft }: GroupDialogProps) {
  const { t } = useLingui()
  const { data: group, isPending, refetch } = useQuery({ ...groupQuery(id), enabled: open })
  const [part, setPart] = useState<'view' | 'edit' | 'add'>('view')
  const name = group?.name ?? t({ message: '群', context: 'a single one' })
  const titles = { view: name, edit: t`修改群资料`, add: t`拉人进 ${name}` }
  const change = (next: boolean): void => {
    if (!next) setPart('view')
    onOpenChange(next)
  }
  const back = (): void => setPart('view')
  // The focused element was unmounted with the previous part.
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(part)
  useEffect(() => {
    if (before.current !== part) place.current?.focus()
    before.current = part
  }, [part])
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={titles[part]}
      text={
        group && (
          <Trans>
            {group.members} 人，最多 {group.most} 人
          </Trans>
        )
      }
    >
      <div ref={place} tabIndex={-1} className={styles.place}>
        {isPending ? (
          <SkeletonRows count={3} height={44} label={t`数据加载中，请稍候！`} />
        ) : !group ? (
          <ErrorState onRetry={() => void refetch()} />
        ) : part === 'edit' ? (
          <GroupEdit group={group} onDone={back} />
        ) : part === 'add' ? (
          <GroupAdd group={group} onDone={back} />
        ) : (
          <GroupView group={group} onPart={setPart} onClose={() => change(false)} onLeft={onLeft} />
        )}
      </div>
    </Dialog>
  )
}
