// One chat message, rendered by kind. Memoised: the list grows below it.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Megaphone, RotateCcw, Trash2 } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { SpoilerText } from '../../spoiler/SpoilerText.tsx'
import { useChatFailureMessages } from '../line/chat-failure-messages.ts'
import { EntryMessage, EnvelopeMessage, GiftMessage, GoalMessage, SystemMessage } from './EventMessage.tsx'
import { MessageFace } from './MessageFace.tsx'
import { MessageName, type MessageProps } from './MessageName.tsx'
import styles from './MessageRow.module.css'
import { MessageText } from './MessageText.tsx'

/** Messages of people have an avatar; a gift row contains its own, and a system note has none. */
const isFaced = ({ kind, goal, from }: MessageProps['message']): boolean =>
  from !== null && !goal && (kind === 'chat' || kind === 'horn' || kind === 'entry')

const isQuiet = ({ kind }: MessageProps['message']): boolean => kind === 'system' || kind === 'entry'

export const MessageRow = memo(function MessageRow(props: MessageProps) {
  const { message, me } = props
  const isForMe = me !== null && message.from?.uid !== me && (message.mentions.includes(me) || message.reply?.uid === me)
  const isMine = me !== null && message.from?.uid === me
  const className = classNames(
    styles.line,
    message.kind === 'chat' && message.from?.role === 'owner' && styles.host,
    message.kind === 'chat' && message.from?.role !== 'owner' && message.from?.noble != null && styles.noble,
    message.kind === 'gift' && styles.gift,
    message.kind === 'envelope' && styles.envelope,
    message.kind === 'horn' && styles.horn,
    message.goal ? (message.goal.marker.kind === 'void' ? styles.void : styles.goal) : isQuiet(message) && styles.quiet,
    isForMe && styles.forMe,
    isMine && styles.mine,
    isFaced(message) && styles.faced,
  )
  return (
    <li className={className} tabIndex={-1} data-line={message.id} data-kind={message.kind} data-said={message.delivery?.state}>
      {isFaced(message) ? (
        <>
          <MessageFace {...props} />
          <div className={styles.body}>
            <Inside {...props} />
          </div>
        </>
      ) : (
        <Inside {...props} />
      )}
    </li>
  )
})

function Inside(props: MessageProps): ReactNode {
  if (props.message.goal) return <GoalMessage {...props} />
  switch (props.message.kind) {
    case 'gift':
      return <GiftMessage {...props} />
    case 'envelope':
      return <EnvelopeMessage {...props} />
    case 'entry':
      return <EntryMessage {...props} />
    case 'system':
      return <SystemMessage {...props} />
    case 'horn':
      return (
        <>
          <Megaphone size={14} aria-hidden="true" /> <MessageName {...props} />
          <SpoilerText id={props.message.id} text={props.message.text} covered={props.covered}>
            <MessageText text={props.message.text} />
          </SpoilerText>
        </>
      )
    default:
      return <TypedMessage {...props} />
  }
}

function TypedMessage(props: MessageProps) {
  const { t } = useLingui()
  const { message, me, covered } = props
  const { reply, echoes } = message
  // The user's own messages are never covered.
  const isHeld = (of: string | undefined): boolean => covered && of !== me
  return (
    <>
      {reply && (
        <span className={styles.reply}>
          <span className={styles.spoken}>{t`回复`}</span>
          <b translate="no">{reply.nickname}</b>{' '}
          <SpoilerText id={reply.id} text={reply.text} covered={isHeld(reply.uid)}>
            <MessageText text={reply.text} />
          </SpoilerText>
        </span>
      )}
      {echoes.length > 0 && (
        <span className={styles.echoes}>
          <Plural value={echoes.length + 1} other="# 人同说" />
        </span>
      )}
      <MessageName {...props} />
      <SpoilerText id={message.id} text={message.text} covered={isHeld(message.from?.uid)}>
        <MessageText text={message.text} mentions={message.mentions.length} />
      </SpoilerText>
      <SendState {...props} />
    </>
  )
}

/** Delivery state of the user's own message, until the server has accepted it. */
function SendState({ message: { delivery }, onAgain, onDiscard }: MessageProps) {
  const messageOf = useChatFailureMessages()
  if (delivery?.state === 'waiting') {
    return (
      <span className={styles.state}>
        <Trans>发送中</Trans>
      </span>
    )
  }
  if (delivery?.state !== 'failed') return null
  return (
    <span className={styles.failed}>
      {messageOf(delivery.failure ?? 'error')}
      <button type="button" onClick={() => onAgain(delivery.key)}>
        <RotateCcw size={14} aria-hidden="true" />
        <Trans>重发</Trans>
      </button>
      <button type="button" onClick={() => onDiscard(delivery.key)}>
        <Trash2 size={14} aria-hidden="true" />
        <Trans>删除</Trans>
      </button>
    </span>
  )
}
