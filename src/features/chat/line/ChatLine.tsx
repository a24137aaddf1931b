// One chat message, rendered by kind. Memoised: the list grows below it.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Megaphone, RotateCcw, Trash2 } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { ToldText } from '../../spoiler/ToldText.tsx'
import styles from './ChatLine.module.css'
import { useChatWords } from './chat-words.ts'
import { EntryLine, EnvelopeLine, GiftLine, GoalLine, SystemLine } from './EventLine.tsx'
import { LineFace } from './LineFace.tsx'
import { LineName, type LineProps } from './LineName.tsx'
import { LineText } from './LineText.tsx'

/** Messages of people have an avatar; a gift row contains its own, and a system note has none. */
const isFaced = ({ kind, goal, from }: LineProps['line']): boolean =>
  from !== null && !goal && (kind === 'chat' || kind === 'horn' || kind === 'entry')

const isQuiet = ({ kind }: LineProps['line']): boolean => kind === 'system' || kind === 'entry'

export const ChatLine = memo(function ChatLine(props: LineProps) {
  const { line, me } = props
  const isForMe = me !== null && line.from?.uid !== me && (line.mentions.includes(me) || line.reply?.uid === me)
  const isMine = me !== null && line.from?.uid === me
  const look = classNames(
    styles.line,
    line.kind === 'chat' && line.from?.role === 'owner' && styles.host,
    line.kind === 'chat' && line.from?.role !== 'owner' && line.from?.noble != null && styles.noble,
    line.kind === 'gift' && styles.gift,
    line.kind === 'envelope' && styles.envelope,
    line.kind === 'horn' && styles.horn,
    line.goal ? (line.goal.marker.kind === 'void' ? styles.void : styles.goal) : isQuiet(line) && styles.quiet,
    isForMe && styles.forMe,
    isMine && styles.mine,
    isFaced(line) && styles.faced,
  )
  return (
    <li className={look} tabIndex={-1} data-line={line.id} data-kind={line.kind} data-said={line.said?.state}>
      {isFaced(line) ? (
        <>
          <LineFace {...props} />
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

function Inside(props: LineProps): ReactNode {
  if (props.line.goal) return <GoalLine {...props} />
  switch (props.line.kind) {
    case 'gift':
      return <GiftLine {...props} />
    case 'envelope':
      return <EnvelopeLine {...props} />
    case 'entry':
      return <EntryLine {...props} />
    case 'system':
      return <SystemLine {...props} />
    case 'horn':
      return (
        <>
          <Megaphone size={14} aria-hidden="true" /> <LineName {...props} />
          <ToldText id={props.line.id} text={props.line.text} covered={props.covered}>
            <LineText text={props.line.text} />
          </ToldText>
        </>
      )
    default:
      return <SaidLine {...props} />
  }
}

function SaidLine(props: LineProps) {
  const { t } = useLingui()
  const { line, me, covered } = props
  const { reply, echoes } = line
  // The user's own messages are never covered.
  const isHeld = (of: string | undefined): boolean => covered && of !== me
  return (
    <>
      {reply && (
        <span className={styles.reply}>
          <span className={styles.spoken}>{t`回复`}</span>
          <b translate="no">{reply.nickname}</b>{' '}
          <ToldText id={reply.id} text={reply.text} covered={isHeld(reply.uid)}>
            <LineText text={reply.text} />
          </ToldText>
        </span>
      )}
      {echoes.length > 0 && (
        <span className={styles.echoes}>
          <Plural value={echoes.length + 1} other="# 人同说" />
        </span>
      )}
      <LineName {...props} />
      <ToldText id={line.id} text={line.text} covered={isHeld(line.from?.uid)}>
        <LineText text={line.text} mentions={line.mentions.length} />
      </ToldText>
      <Saying {...props} />
    </>
  )
}

/** Delivery state of the user's own message, until the server has accepted it. */
function Saying({ line: { said }, onAgain, onForget }: LineProps) {
  const words = useChatWords()
  if (said?.state === 'waiting') {
    return (
      <span className={styles.state}>
        <Trans>发送中</Trans>
      </span>
    )
  }
  if (said?.state !== 'failed') return null
  return (
    <span className={styles.failed}>
      {words(said.failure ?? 'error')}
      <button type="button" onClick={() => onAgain(said.key)}>
        <RotateCcw size={14} aria-hidden="true" />
        <Trans>重发</Trans>
      </button>
      <button type="button" onClick={() => onForget(said.key)}>
        <Trash2 size={14} aria-hidden="true" />
        <Trans>删除</Trans>
      </button>
    </span>
  )
}
