// Author of a message: the relevant badges, and the name, which opens the message menu.
import type { RoomMessage } from '../../../../contract/chat.ts'
import type { Lang } from '../../../../contract/limits/limits.ts'
import type { Marker } from '../../stream/marker.ts'
import styles from './ChatLine.module.css'
import type { ShownLine } from './line-list.ts'
import { PersonBadges } from './PersonBadges.tsx'
import type { Tiers } from './tiers.ts'

export interface LineProps {
  line: ShownLine
  me: string | null
  tiers: Tiers
  lang: Lang
  /** The name was pressed. */
  onPerson(line: ShownLine, anchor: HTMLElement): void
  onAgain(key: string): void
  onForget(key: string): void
  /** Replays a goal; null: the video does not have it. */
  onWatch: ((marker: Marker) => void) | null
  /** Scores are hidden here for this user. */
  covered: boolean
}

interface LineNameProps extends Pick<LineProps, 'line' | 'tiers' | 'lang' | 'onPerson'> {
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

export function LineName({ line, tiers, lang, onPerson, plain, badges = 'all' }: LineNameProps) {
  const { from } = line
  if (!from) return null
  return (
    <>
      {badges !== 'none' && <PersonBadges person={shownOf(from, badges)} tiers={tiers} lang={lang} />}
      <button type="button" tabIndex={-1} className={styles.name} translate="no" onClick={(event) => onPerson(line, event.currentTarget)}>
        {from.nickname}
      </button>
      <span className={styles.colon} aria-hidden="true">
        {plain ? ' ' : colonOf(lang)}
      </span>
    </>
  )
}
