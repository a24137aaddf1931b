// Unfollows after a confirmation.
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { FollowKind } from '../../../../contract/follow/follow.ts'
import { toast } from '../../../ui/layer/toast/toast.ts'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { followKey, followStore, setFollow } from '../follow-store.ts'

interface Ending {
  kind: FollowKind
  id: string
  name: string
}

/** `ask` opens the confirmation; the caller must render `dialog`. */
export function useUnfollow(): { ask(ending: Ending): void; dialog: ReactNode } {
  const { t } = useLingui()
  const [ending, setEnding] = useState<Ending | null>(null)
  const [open, setOpen] = useState(false)
  const confirm = (): void => {
    if (!ending) return
    const { kind, id, name } = ending
    const ended = followStore.get().follows.get(followKey(kind, id))
    if (!ended) return
    setFollow(kind, id, name, false)
    toast(t`操作成功`, { tone: 'ok', action: { label: t`撤销`, run: () => setFollow(kind, id, name, true, ended) } })
  }
  return {
    ask: (next) => {
      setEnding(next)
      setOpen(true)
    },
    dialog: (
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={t`确定删除吗？`}
        text={ending ? t`不再关注 ${ending.name}，它的提醒也会停止。` : undefined}
        act={t`取消关注`}
        onConfirm={confirm}
      />
    ),
  }
}
