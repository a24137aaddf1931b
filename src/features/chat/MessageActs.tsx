// Menu of a chat message and its author: reply, mention, profile and contact; moderators can also delete, mute, kick and appoint managers.
import { Trans, useLingui } from '@lingui/react/macro'
import { AtSign, DoorOpen, Languages, Mic, MicOff, Reply, Shield, ShieldCheck, Trash2 } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { roomLimits } from '../../../contract/limits/room-limits.ts'
import type { RoomInfo } from '../../../contract/room/room.ts'
import { mayAppoint, mayDismiss, mayRestrain } from '../../../rules/room/standing-rights.ts'
import { call } from '../../core/api/api.ts'
import { failureOf } from '../../core/api/failure.ts'
import { needLogin } from '../../core/session/open-dialog.ts'
import { Menu, type MenuItem } from '../../ui/layer/Menu.tsx'
import { toast } from '../../ui/layer/toast/toast.ts'
import { useTranslate } from '../translate/use-translate.tsx'
import { type Answered, nobody } from './compose/Composer.tsx'
import { useChatFailureMessages } from './line/chat-failure-messages.ts'
import { ModerateDialog } from './message/ModerateDialog.tsx'
import type { ShownMessage } from './message/message-list.ts'
import { useManagers } from './use-managers.ts'
import { usePersonActs } from './use-person-acts.tsx'

interface MessageActsProps {
  room: RoomInfo
  me: string | null
  message: ShownMessage | null
  /** The message may contain a score that this user hides. */
  covered: boolean
  anchor: RefObject<HTMLElement | null>
  onClose(): void
  onReply(next: Answered): void
}

export function MessageActs({ room, me, message, covered, anchor, onClose, onReply }: MessageActsProps) {
  const { t } = useLingui()
  const messageOf = useChatFailureMessages()
  const [asks, setAsks] = useState<{ act: 'mute' | 'kick'; uid: string; nickname: string } | null>(null)
  const role = room.me?.role ?? 'viewer'
  const from = message?.from ?? null
  const isOther = from !== null && from.uid !== me
  const managers = useManagers(room.id, role !== 'viewer', message !== null)
  const whom = from && managers.roleOf(from)
  const mayModerate = isOther && whom !== null && mayRestrain(role, whom)
  const other = usePersonActs(isOther ? from : null)
  const translation = useTranslate(message?.kind === 'chat' && isOther && !covered ? message.text : null)
  const run = (work: () => Promise<unknown>, done: string): void => {
    work().then(
      () => toast(done, { tone: 'plain' }),
      (error: unknown) => toast(messageOf(failureOf(error)), { tone: 'danger' }),
    )
  }
  const items: MenuItem[] = []
  if (message && isOther) {
    const person = { uid: from.uid, nickname: from.nickname }
    if (message.kind === 'chat') {
      const reply = { id: message.id, ...person, text: message.text }
      items.push({
        key: 'reply',
        label: <Trans>回复</Trans>,
        icon: <Reply size={16} />,
        onSelect: () => void (needLogin() || onReply({ ...nobody, reply })),
      })
    }
    items.push({
      key: 'mention',
      label: t`@${from.nickname}`,
      icon: <AtSign size={16} />,
      onSelect: () => void (needLogin() || onReply({ ...nobody, person })),
    })
  }
  if (translation.start)
    items.push({ key: 'translate', label: <Trans>翻译</Trans>, icon: <Languages size={16} />, onSelect: translation.start })
  if (message && message.delivery === null && message.kind === 'chat' && (from?.uid === me || mayModerate)) {
    items.push({
      key: 'remove',
      label: <Trans>删除这条</Trans>,
      icon: <Trash2 size={16} />,
      onSelect: () => run(() => call('POST api/Chat/removeLine', { body: { id: room.id, message_id: message.id } }), t`已删除`),
    })
  }
  if (mayModerate) {
    const { uid, nickname } = from
    items.push(
      { key: 'mute', label: <Trans>禁言…</Trans>, icon: <MicOff size={16} />, onSelect: () => setAsks({ act: 'mute', uid, nickname }) },
      {
        key: 'unmute',
        label: <Trans>解除禁言</Trans>,
        icon: <Mic size={16} />,
        onSelect: () => run(() => call('POST api/RoomManage/relieveTaboo', { query: { id: room.id, uid } }), t`${nickname} 可以发言了`),
      },
      {
        key: 'kick',
        label: <Trans>请出直播间…</Trans>,
        icon: <DoorOpen size={16} />,
        onSelect: () => setAsks({ act: 'kick', uid, nickname }),
      },
    )
  }
  // Omitted until the roles are known: an action must not turn into its opposite while it is being tapped.
  if (isOther && whom !== null && managers.isKnown) {
    const { uid, nickname } = from
    if (mayAppoint(role, whom)) {
      items.push({
        key: 'manager',
        label: <Trans>设为房管</Trans>,
        icon: <ShieldCheck size={16} />,
        onSelect: () => run(() => managers.set(uid, true), t`${nickname} 已是房管`),
      })
    }
    if (whom === 'manager' && mayDismiss(role, { self: false, made: managers.madeBy(uid) })) {
      items.push({
        key: 'unmanager',
        label: <Trans>取消房管</Trans>,
        icon: <Shield size={16} />,
        onSelect: () => run(() => managers.set(uid, false), t`${nickname} 不再是房管`),
      })
    }
  }
  items.push(...other.items)
  const send = (hours: number): void => {
    if (!asks) return
    const body = { id: room.id, uid: asks.uid, hours: Math.min(hours, roomLimits.standingHours) }
    const { act, nickname } = asks
    setAsks(null)
    if (act === 'mute') run(() => call('POST api/Live/setTaboo', { body }), t`${nickname} 已被禁言 ${hours} 小时`)
    else run(() => call('POST api/live/liveKickout', { body }), t`${nickname} 已被请出 ${hours} 小时`)
  }
  return (
    <>
      <Menu
        anchor={anchor}
        label={from ? t`对 ${from.nickname}` : t`更多`}
        open={message !== null && items.length > 0}
        onOpenChange={(open) => !open && onClose()}
        align="start"
        items={items.map((item) => ({
          ...item,
          onSelect: () => {
            item.onSelect()
            onClose()
          },
        }))}
      />
      <ModerateDialog asks={asks} onClose={() => setAsks(null)} onSend={send} />
      {translation.dialog}
      {other.dialogs}
    </>
  )
}
