// Author of a message: the relevant badges, and the name, which opens the message menu.
import type { RoomMessage } from '../../../../contract/chat/chat.ts'
import type { Lang } from '../../../../contract/limits/limits.ts'
import { PersonBadges } from '../../gift/guard/PersonBadges.tsx'
import type { Tiers } from '../../gift/guard/tiers.ts'
import type { Marker } from '../../room/stream/marker.ts'
import styles from './MessageRow.module.css'
import type { ShownMessage } from './message-list.ts'

export interface MessageProps {
  message: ShownMessage
  me: string | null
  tiers: Tiers
  lang: Lang
  /** The name was pressed. */
  onPerson(message: ShownMessage, anchor: HTMLElement): void
  onAgain(key: string): void
  onDiscard(key: string): void
  /** Replays a goal; null: the video does not have it. */
  onWatch: ((marker: Marker) => void) | null
  /** Scores are hidden here for this user. */
  covered: boolean
}

interface MessageNameProps extends Pick<MessageProps, 'message' | 'tiers' | 'lang' | 'onPerson'> {
  /** No colon after the name. */
  plain?: boolean
  /** Which badges to show: all; role, noble and guard; only the role; or none. */
  badges?: Badges
}
/** Separator between the author and the text. */
export const colonOf = (lang: Lang): string => (lang === 'zh' ? '：' : ': ')

type Badges = 'all' | 'rank' | 'role' | 'none'
type From = NonNullable<RoomMessage['from']>

const shownOf = (from: From, badges: Badges) => {
  if (badges === 'all') return from
  const ranked = { ...from, userlevel: null, fan: null }
  return badges === 'rank' ? ranked : { ...ranked, guard: null, noble: null }
}

export function MessageName({ message, tiers, lang, onPerson, plain, badges = 'all' }: MessageNameProps) {
  const { from } = message
  if (!from) return null
  return (
    <>
      {badges !== 'none' && <PersonBadges person={shownOf(from, badges)} tiers={tiers} lang={lang} />}
      <button
        type="button"
        tabIndex={-1}
        className={styles.name}
        translate="no"
        onClick={(event) => onPerson(message, event.currentTarget)}
      >
        {from.nickname}
      </button>
      <span className={styles.colon} aria-hidden="true">
        {plain ? ' ' : colonOf(lang)}
      </span>
    </>
  )
}
