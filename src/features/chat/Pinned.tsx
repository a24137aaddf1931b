// Pinned message above the chat: a horn for one minute, unless the room has reduced effects, otherwise the room's announcement.
import { Trans } from '@lingui/react/macro'
import { Megaphone, Pin } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { RoomMessage } from '../../../contract/chat/chat.ts'
import { reducedEffects } from '../../core/store/reduced-effects.ts'
import { useStore } from '../../ui/use-store.ts'
import { useRowView } from '../match/row-view.ts'
import { SpoilerText } from '../spoiler/SpoilerText.tsx'
import { colonOf } from './message/MessageName.tsx'
import { MessageText } from './message/MessageText.tsx'
import styles from './Pinned.module.css'

/** How long a horn stays pinned, in milliseconds. */
const stays = 60_000

export interface PinnedProps {
  placard: string
  horn: RoomMessage | null
  /** Scores are hidden here for this user. */
  covered: boolean
}

export function Pinned({ placard, horn, covered }: PinnedProps) {
  const { lang } = useRowView()
  const isReduced = useStore(reducedEffects)
  const [over, setOver] = useState<string | null>(null)
  const id = horn?.id
  useEffect(() => {
    if (!id) return
    const timer = setTimeout(() => setOver(id), stays)
    return () => clearTimeout(timer)
  }, [id])
  if (horn && !isReduced && over !== horn.id) {
    return (
      <p className={styles.pin}>
        <Megaphone size={16} aria-hidden="true" />
        <span className={styles.words}>
          <b translate="no">{horn.from?.nickname}</b>
          {colonOf(lang)}
          <SpoilerText id={horn.id} text={horn.text} covered={covered}>
            <MessageText text={horn.text} />
          </SpoilerText>
        </span>
        <span className={styles.tag}>
          <Trans context="a single one">喇叭</Trans>
        </span>
      </p>
    )
  }
  if (!placard) return null
  return (
    <p className={styles.pin}>
      <Pin size={16} aria-hidden="true" />
      <span className={styles.words}>
        <SpoilerText id={placard} text={placard} covered={covered}>
          {placard}
        </SpoilerText>
      </span>
      <span className={styles.tag}>
        <Trans>公告</Trans>
      </span>
    </p>
  )
}
