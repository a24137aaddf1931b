// Event rows of the chat: a gift, an entry, a red envelope, a guard, a mute.
import { Trans, useLingui } from '@lingui/react/macro'
import { Shield } from 'lucide-react'
import type { RoomMessage } from '../../../../contract/chat/chat.ts'
import { formatMinute } from '../../../../rules/match/format-minute.ts'
import { nameOf, teamShort } from '../../../../rules/text/name/name.ts'
import { roomDialog } from '../../../core/room/room-dialog.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { eventName } from '../../match/messages/event-messages.ts'
import { SpoilerText } from '../../spoiler/SpoilerText.tsx'
import { MessageFace } from './MessageFace.tsx'
import { MessageName, type MessageProps } from './MessageName.tsx'
import styles from './MessageRow.module.css'
import { MessageText } from './MessageText.tsx'

export function GiftMessage(props: MessageProps) {
  const { message, lang } = props
  if (!message.gift) return null
  const { gift, combo } = message.gift
  return (
    <>
      <MessageFace {...props} />
      <span className={styles.grow}>
        <MessageName {...props} plain badges="none" />
        <Trans>
          送出 <b>{nameOf(gift.name, lang)}</b>
        </Trans>
      </span>
      <img src={gift.img} alt="" width={28} height={28} loading="lazy" />
      <Num className={styles.combo}>×{combo}</Num>
    </>
  )
}

/** A goal as the video has shown it, or as disallowed later. */
export function GoalMessage({ message, lang, onWatch }: MessageProps) {
  const { i18n } = useLingui()
  if (!message.goal) return null
  const { row, marker } = message.goal
  const { event, minute, kind } = marker
  const score = event.detail.score
  const sentence = (
    <>
      {eventName({ type: event.type, count: null }, i18n, row.sport)}{' '}
      {event.team && (
        <b translate="no">
          {teamShort(row, event.team, lang)} {score && <Num>{`${score[0]}:${score[1]}`}</Num>}
        </b>
      )}{' '}
      {event.player && <span translate="no">{nameOf(event.player, lang)}</span>}
    </>
  )
  return (
    <>
      <Num strong>{formatMinute(minute, row.sport, lang)}</Num>
      <span className={styles.grow}>{kind === 'void' ? <s>{sentence}</s> : sentence}</span>
      {kind === 'void' ? (
        <Trans>已取消</Trans>
      ) : (
        onWatch && (
          <button type="button" className={styles.watch} onClick={() => onWatch(marker)}>
            <Trans>回看</Trans>
          </button>
        )
      )}
    </>
  )
}

export function EntryMessage(props: MessageProps) {
  return (
    <>
      <MessageName {...props} plain badges="rank" />
      {props.message.from?.noble ? <Trans>入座</Trans> : <Trans>来了</Trans>}
    </>
  )
}

export function EnvelopeMessage({ message, me, covered }: MessageProps) {
  if (!message.envelope) return null
  const { id, title } = message.envelope
  return (
    <>
      <img src="/gifts/envelope.svg" alt="" width={34} height={34} loading="lazy" />
      <span className={styles.grow}>
        <b>
          <Trans>
            <span translate="no">{message.from?.nickname}</span> 的红包
          </Trans>
        </b>
        {title && (
          <small>
            <SpoilerText id={id} text={title} covered={covered && message.from?.uid !== me}>
              {title}
            </SpoilerText>
          </small>
        )}
      </span>
      <Button size="sm" variant="lamp" onClick={() => roomDialog.set({ type: 'envelope', id })}>
        <Trans>领取</Trans>
      </Button>
    </>
  )
}

const moderationNotes: readonly Note['note'][] = ['muted', 'unmuted', 'kicked']
type Note = NonNullable<RoomMessage['system']>

export function SystemMessage(props: MessageProps) {
  const { system, text } = props.message
  if (!system) return <MessageText text={text} />
  const isModeration = moderationNotes.includes(system.note)
  return (
    <>
      {isModeration && <Shield size={14} aria-hidden="true" className={styles.sign} />}
      <MessageName {...props} plain badges={isModeration ? 'role' : 'rank'} />
      <NoteText {...props} note={system} />
      {isModeration && text && <> · {text}</>}
    </>
  )
}

function NoteText({ note: { note, name, hours }, message, tiers, lang }: MessageProps & { note: Note }) {
  const tier = tiers.get(name)
  const shown = <b translate="no">{tier ? nameOf(tier.name, lang) : name}</b>
  switch (note) {
    case 'guard':
      return <Trans>开通了守护 {shown}</Trans>
    case 'noble':
      return <Trans>成为了 {shown}</Trans>
    case 'muted':
      return (
        <Trans>
          禁言 {shown} <Num>{hours}</Num> 小时
        </Trans>
      )
    case 'unmuted':
      return <Trans>让 {shown} 重新发言</Trans>
    case 'kicked':
      return (
        <Trans>
          请出 {shown} <Num>{hours}</Num> 小时
        </Trans>
      )
    case 'live':
      return <Trans>开播了</Trans>
    default:
      return <MessageText text={message.text} />
  }
}
