// Pinned message above the chat: a horn for one minute, unless the room has reduced effects, otherwise the room's announcement.
import { Trans } from '@lingui/react/macro'
import { Megaphone, Pin } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { RoomMessage } from '../../../contract/chat.ts'
import { calmRoom } from '../../core/calm.ts'
import { useStore } from '../../ui/use-store.ts'
import { useRowView } from '../match/row-view.ts'
import { ToldText } from '../spoiler/ToldText.tsx'
import { colonOf } from './line/LineName.tsx'
import { LineText } from './line/LineText.tsx'
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
  const calm = useStore(calmRoom)
  const [over, setOver] = useState<string | null>(null)
  const id = horn?.id
  useEffect(() => {
    if (!id) return
    const timer = setTimeout(() => setOver(id), stays)
    return () => clearTimeout(timer)
  }, [id])
  if (horn && !calm && over !== horn.id) {
    return (
      <p className={styles.pin}>
        <Megaphone size={16} aria-hidden="true" />
        <span className={styles.words}>
          <b translate="no">{horn.from?.nickname}</b>
          {colonOf(lang)}
          <ToldText id={horn.id} text={horn.text} covered={covered}>
            <LineText text={horn.text} />
          </ToldText>
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
        <ToldText id={placard} text={placard} covered={covered}>
          {placard}
        </ToldText>
      </span>
      <span className={styles.tag}>
        <Trans>公告</Trans>
      </span>
    </p>
  )
}
