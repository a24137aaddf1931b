// Event rows of the chat: a gift, an entry, a red envelope, a guard, a mute.
import { Trans, useLingui } from '@lingui/react/macro'
import { Shield } from 'lucide-react'
import type { RoomMessage } from '../../../../contract/chat.ts'
import { minuteWords } from '../../../../rules/match/minute-words.ts'
import { nameOf, teamShort } from '../../../../rules/text/name.ts'
import { roomDialog } from '../../../core/room/room-dialog.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { eventName } from '../../match/words/event-words.ts'
import { ToldText } from '../../spoiler/ToldText.tsx'
import styles from './ChatLine.module.css'
import { LineFace } from './LineFace.tsx'
import { LineName, type LineProps } from './LineName.tsx'
import { LineText } from './LineText.tsx'

export function GiftLine(props: LineProps) {
  const { line, lang } = props
  if (!line.gift) return null
  const { gift, combo } = line.gift
  return (
    <>
      <LineFace {...props} />
      <span className={styles.grow}>
        <LineName {...props} plain badges="none" />
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
export function GoalLine({ line, lang, onWatch }: LineProps) {
  const { i18n } = useLingui()
  if (!line.goal) return null
  const { row, marker } = line.goal
  const { event, minute, kind } = marker
  const score = event.detail.score
  const words = (
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
      <Num strong>{minuteWords(minute, row.sport, lang)}</Num>
      <span className={styles.grow}>{kind === 'void' ? <s>{words}</s> : words}</span>
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

export function EntryLine(props: LineProps) {
  return (
    <>
      <LineName {...props} plain badges="rank" />
      {props.line.from?.noble ? <Trans>入座</Trans> : <Trans>来了</Trans>}
    </>
  )
}

export function EnvelopeLine({ line, me, covered }: LineProps) {
  if (!line.envelope) return null
  const { id, title } = line.envelope
  return (
    <>
      <img src="/gifts/envelope.svg" alt="" width={34} height={34} loading="lazy" />
      <span className={styles.grow}>
        <b>
          <Trans>
            <span translate="no">{line.from?.nickname}</span> 的红包
          </Trans>
        </b>
        {title && (
          <small>
            <ToldText id={id} text={title} covered={covered && line.from?.uid !== me}>
              {title}
            </ToldText>
          </small>
        )}
      </span>
      <Button size="sm" variant="lamp" onClick={() => roomDialog.set({ is: 'envelope', id })}>
        <Trans>领取</Trans>
      </Button>
    </>
  )
}

const deeds: readonly Note['note'][] = ['muted', 'unmuted', 'kicked']
type Note = NonNullable<RoomMessage['system']>

export function SystemLine(props: LineProps) {
  const { system, text } = props.line
  if (!system) return <LineText text={text} />
  const isDeed = deeds.includes(system.note)
  return (
    <>
      {isDeed && <Shield size={14} aria-hidden="true" className={styles.sign} />}
      <LineName {...props} plain badges={isDeed ? 'role' : 'rank'} />
      <Words {...props} note={system} />
      {isDeed && text && <> · {text}</>}
    </>
  )
}

function Words({ note: { note, name, hours }, line, tiers, lang }: LineProps & { note: Note }) {
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
      return <LineText text={line.text} />
  }
}
