// Header of a conversation: name and actions: open the profile, block, remove the conversation from the list, view the group's members.
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { ArrowLeft, Ellipsis, Trash2, UserRound, Users, UserX } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Conversation } from '../../../../contract/chat/chat.ts'
import { call } from '../../../core/api/api.ts'
import type { ChatService } from '../../../core/chat/chat-service.ts'
import { needLogin } from '../../../core/session/open-dialog.ts'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { Menu, type MenuItem } from '../../../ui/layer/Menu.tsx'
import { OpenedLater } from '../../../ui/layer/OpenedLater.tsx'
import { toast } from '../../../ui/layer/toast/toast.ts'
import { ConfirmDialog } from '../../follow/ConfirmDialog.tsx'
import { groupDialogPart } from '../group/group-parts.ts'
import { useGroupsOffered } from '../group/use-groups-offered.ts'
import { PrivateAvatar } from '../PrivateAvatar.tsx'
import { usePrivateFailureMessages } from '../private-failure-messages.ts'
import { usePrivateName } from '../private-name.ts'
import styles from './PrivateHead.module.css'

export interface PrivateHeadProps {
  conversation: Conversation | undefined
  service: ChatService
  onBack(): void
  onLeave?(): void
}

export function PrivateHead({ conversation, service, onBack, onLeave }: PrivateHeadProps) {
  const { t } = useLingui()
  const nameOf = usePrivateName()
  const messages = usePrivateFailureMessages()
  const navigate = useNavigate()
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [asks, setAsks] = useState<'block' | 'remove' | null>(null)
  const [members, setMembers] = useState(false)
  const who = conversation?.userProfile
  const name = who ? nameOf(who) : ''
  const isGroup = conversation?.type === 'GROUP'
  const isOurGroup = useGroupsOffered() && isGroup
  const act = async (work: () => Promise<unknown>, done: string): Promise<void> => {
    try {
      await work()
      toast(done, { tone: 'ok' })
    } catch (error) {
      toast(messages.ofError(error), { tone: 'danger' })
    }
  }
  const remove = (): void => {
    if (!conversation) return
    onBack()
    void act(() => service.remove(conversation.conversationID), t`对话已移出列表`)
  }
  const items: MenuItem[] = [
    ...(isOurGroup ? [{ key: 'members', label: t`群成员与公告`, icon: <Users size={16} />, onSelect: () => setMembers(true) }] : []),
    ...(isGroup
      ? []
      : [
          {
            key: 'person',
            label: t`个人主页`,
            icon: <UserRound size={16} />,
            onSelect: () => {
              onLeave?.()
              void navigate({ to: '/persona', search: { id: who?.userID ?? '' } })
            },
          },
          { key: 'block', label: t`拉黑`, icon: <UserX size={16} />, onSelect: () => !needLogin() && setAsks('block') },
        ]),
    { key: 'remove', label: t`删除对话`, icon: <Trash2 size={16} />, onSelect: () => setAsks('remove') },
  ]
  return (
    <header className={styles.head}>
      <IconButton label={t`返回会话列表`} className={styles.back} onClick={onBack}>
        <ArrowLeft size={20} />
      </IconButton>
      {who && <PrivateAvatar path={who.avatar} isGroup={isGroup} size={32} />}
      <h2 className={styles.name} translate="no">
        {name}
      </h2>
      {conversation && (
        <IconButton ref={anchor} label={t`更多`} aria-haspopup="menu" onClick={() => setOpen(true)}>
          <Ellipsis size={20} />
        </IconButton>
      )}
      <Menu anchor={anchor} label={t`更多`} align="end" open={open} onOpenChange={setOpen} items={items} />
      <ConfirmDialog
        open={asks === 'remove'}
        onOpenChange={(next) => !next && setAsks(null)}
        title={t`确定删除吗？`}
        text={t`和“${name}”的对话只从你的列表里移走，对方那边还在。`}
        act={t`删除`}
        onConfirm={remove}
      />
      <ConfirmDialog
        open={asks === 'block'}
        onOpenChange={(next) => !next && setAsks(null)}
        title={t`拉黑“${name}”？`}
        text={t`对方不能再给你发消息，可以在设置里解除。`}
        act={t`拉黑`}
        onConfirm={() => void act(() => call('POST api/Member/block', { body: { id: who?.userID ?? '', on: true } }), t`已拉黑 ${name}`)}
      />
      {isOurGroup && who && (
        <OpenedLater part={groupDialogPart} props={{ open: members, onOpenChange: setMembers, id: who.userID, onLeft: onBack }} />
      )}
    </header>
  )
}
