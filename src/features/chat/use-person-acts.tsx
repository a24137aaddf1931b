// Actions on any user named in a room: profile, private message, block, report.
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Flag, MessageCircle, UserRound, UserX } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { call } from '../../core/api/api.ts'
import { failureOf } from '../../core/api/failure.ts'
import { needLogin } from '../../core/session/open-dialog.ts'
import type { MenuItem } from '../../ui/layer/Menu.tsx'
import { toast } from '../../ui/layer/toast/toast.ts'
import { ConfirmDialog } from '../follow/ConfirmDialog.tsx'
import { ReportDialog } from '../report/ReportDialog.tsx'
import { useChatFailureMessages } from './line/chat-failure-messages.ts'

interface Person {
  uid: string
  nickname: string
}

/** `person`: the user of the menu; null: no actions. The dialogs outlive the menu. */
export function usePersonActs(person: Person | null): { items: MenuItem[]; dialogs: ReactNode } {
  const { t } = useLingui()
  const messageOf = useChatFailureMessages()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [asks, setAsks] = useState<'block' | 'report' | null>(null)
  const [about, setAbout] = useState<Person>({ uid: '', nickname: '' })
  const { uid, nickname: name } = about
  const ask = (act: 'block' | 'report', of: Person): void => {
    if (needLogin()) return
    setAbout(of)
    setAsks(act)
  }
  const close = (): void => setAsks(null)
  const block = async (): Promise<void> => {
    try {
      await call('POST api/Member/block', { body: { id: uid, on: true } })
      toast(t`已拉黑 ${name}`, { tone: 'ok' })
    } catch (error) {
      toast(messageOf(failureOf(error)), { tone: 'danger' })
      return
    }
    await client.invalidateQueries({ queryKey: ['GET api/Member/blockList'] })
  }
  const items: MenuItem[] = person
    ? [
        {
          key: 'person',
          label: t`个人主页`,
          icon: <UserRound size={16} />,
          onSelect: () => void navigate({ to: '/persona', search: { id: person.uid } }),
        },
        {
          key: 'write',
          label: t`发消息`,
          icon: <MessageCircle size={16} />,
          onSelect: () => void (needLogin() || navigate({ to: '/chat-chat', search: { id: `C2C${person.uid}` } })),
        },
        { key: 'block', label: t`拉黑`, icon: <UserX size={16} />, onSelect: () => ask('block', person) },
        { key: 'report', label: t`举报`, icon: <Flag size={16} />, onSelect: () => ask('report', person) },
      ]
    : []
  const dialogs = (
    <>
      <ConfirmDialog
        open={asks === 'block'}
        onOpenChange={(open) => !open && close()}
        title={t`拉黑“${name}”？`}
        text={t`对方不能再给你发消息，可以在设置里解除。`}
        act={t`拉黑`}
        onConfirm={() => void block()}
      />
      <ReportDialog target={asks === 'report' ? { kind: 'person', id: uid } : null} onClose={close} />
    </>
  )
  return { items, dialogs }
}
