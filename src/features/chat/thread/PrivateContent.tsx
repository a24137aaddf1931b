// Content of a private message: text, a picture, a file to download, or a card.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Download, ImageIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ChatMessage } from '../../../../contract/chat/chat.ts'
import type { ViewMessage } from '../../../core/chat/chat-service.ts'
import { diamonds } from '../../../core/text/amount-text.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { useTalkCovered } from '../../match/state/use-match-covered.ts'
import { SpoilerText } from '../../spoiler/SpoilerText.tsx'
import { useSpoilerText } from '../../spoiler/use-spoiler-text.ts'
import { MessageText } from '../message/MessageText.tsx'
import { privateTalk } from '../private-talk.ts'
import styles from './PrivateContent.module.css'
import { sizeText } from './size-text.ts'

export function PrivateContent({ message, onLeave }: { message: ViewMessage; onLeave?(): void }) {
  const { t } = useLingui()
  const { type, key, text, url, file, custom } = message
  const covered = useTalkCovered(null, privateTalk(message.conversationID)) && !message.isMy
  const textOf = useSpoilerText(covered)
  if (type === 'image') {
    if (!url)
      return (
        <span className={styles.pending}>
          <ImageIcon size={20} aria-hidden="true" />
          <Trans>图片</Trans>
        </span>
      )
    return (
      <a href={url} target="_blank" rel="noreferrer" className={styles.picture} aria-label={t`看大图`}>
        <img src={url} alt={t`图片`} height={160} decoding="async" />
      </a>
    )
  }
  if (type === 'file') {
    const inside = (
      <>
        <Download size={20} aria-hidden="true" />
        <span className={styles.words}>
          <b translate="no">{file?.name}</b>
          {file && <small>{sizeText(file.size)}</small>}
        </span>
      </>
    )
    return url ? (
      // A cross-origin file opens instead of downloading: in a new tab.
      <a
        href={url}
        download={file?.name ?? ''}
        target={url.startsWith('/') ? undefined : '_blank'}
        rel="noreferrer"
        className={styles.card}
      >
        {inside}
      </a>
    ) : (
      <span className={styles.card}>{inside}</span>
    )
  }
  if (type === 'custom')
    return custom ? <Card card={custom} title={textOf({ id: key, text: custom.title })} onLeave={onLeave} /> : <Unknown />
  return (
    <p className={styles.text}>
      <SpoilerText id={key} text={text} covered={covered}>
        <MessageText text={text} />
      </SpoilerText>
    </p>
  )
}

const Unknown = () => (
  <p className={styles.text}>
    <Trans>这种消息在这里显示不了</Trans>
  </p>
)

interface CardProps {
  card: NonNullable<ChatMessage['custom']>
  /** The title, covered if this user hides scores. */
  title: string
  onLeave?(): void
}

function Card({ card, title, onLeave }: CardProps) {
  const inside = (
    <>
      {card.imageUrl && <img src={card.imageUrl} alt="" width={56} height={56} loading="lazy" decoding="async" />}
      <span className={styles.words}>
        <b>{title}</b>
        <small>
          <Kind type={card.type} />
          {card.price > 0 && (
            <>
              {' · '}
              <Trans>
                <Num>{diamonds(card.price)}</Num> 钻石
              </Trans>
            </>
          )}
        </small>
      </span>
    </>
  )
  if (card.type === 'room')
    return (
      <Link to="/live" search={{ id: card.id }} className={styles.card} onClick={onLeave}>
        {inside}
      </Link>
    )
  if (card.type === 'goods')
    return (
      <Link to="/member" search={{ type: 8 }} className={styles.card} onClick={onLeave}>
        {inside}
      </Link>
    )
  return (
    <Link to="/specialist-detail" search={{ id: card.id }} className={styles.card} onClick={onLeave}>
      {inside}
    </Link>
  )
}

function Kind({ type }: { type: NonNullable<ChatMessage['custom']>['type'] }): ReactNode {
  if (type === 'room') return <Trans>直播间</Trans>
  return type === 'goods' ? <Trans>商品</Trans> : <Trans>方案</Trans>
}
