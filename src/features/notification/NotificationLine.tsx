// One notification: person, event, the quoted text and the time; the row links to its subject.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, type LinkProps } from '@tanstack/react-router'
import { BadgeCheck, Bell, CircleDollarSign, Coins, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Notification, NotificationKind } from '../../../contract/notification.ts'
import { nameOf } from '../../../rules/text/name/name.ts'
import { revealsScore } from '../../../rules/text/reveals-score.ts'
import { serverNow } from '../../core/clock/server-time.ts'
import { relativeTime } from '../../core/text/format.ts'
import { classNames } from '../../ui/class-names.ts'
import { Num } from '../../ui/figure/Num.tsx'
import { PersonPicture } from '../../ui/picture/PersonPicture.tsx'
import { useRowView } from '../match/row-view.ts'
import { useNowValue } from '../match/state/row/use-now-value.ts'
import { useCovered } from '../spoiler/revealed.ts'
import styles from './NotificationLine.module.css'
import { NotificationText } from './NotificationText.tsx'
import { placeOf } from './notification-link.ts'

const icons: Partial<Record<NotificationKind, ReactNode>> = {
  settlement: <BadgeCheck size={20} aria-hidden="true" />,
  guess: <Coins size={20} aria-hidden="true" />,
  wallet: <Wallet size={20} aria-hidden="true" />,
}
const otherIcon = <Bell size={20} aria-hidden="true" />
const backIcon = <CircleDollarSign size={20} aria-hidden="true" />

export function NotificationLine({ of, onRead }: { of: Notification; onRead(): void }) {
  const { t } = useLingui()
  const { lang, tz } = useRowView()
  const { person, match, subject, text, gone, read, reason } = of
  const when = useNowValue(() => relativeTime(of.at, serverNow(), lang, tz), '')
  // Without a match the teams are unknown, and the cover treats the row as spoiling.
  const teams = match ? [match.home_team_id, match.away_team_id] : null
  const key = match?.id ?? (subject?.kind === 'match' ? subject.id : `thread:${subject?.kind}:${subject?.id}`)
  const covered = useCovered({ key, teams })
  // Comments on a match reveal its result, as settlements do.
  const hidesText = covered && (subject?.kind === 'match' || subject?.kind === 'news' || revealsScore(text))
  const place = placeOf(of)
  const inside = (
    <>
      <span className={styles.mark}>
        {person ? (
          <PersonPicture path={person.avatar} size={36} />
        ) : (
          <span className={styles.icon}>{of.event === 'scheme-back' ? backIcon : (icons[of.kind] ?? otherIcon)}</span>
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.said}>
          {person && <b translate="no">{person.nickname} </b>}
          <NotificationText of={of} title={match ? nameOf(match.title, lang) : ''} hidden={covered} />
        </span>
        {gone ? (
          <span className={styles.gone}>
            <Trans>内容已经删除</Trans>
          </span>
        ) : hidesText && text !== '' ? (
          <span className={styles.gone}>
            <Trans>这里会透露赛果，点开再看</Trans>
          </span>
        ) : (
          (reason || text) && <span className={styles.text}>{reason || text}</span>
        )}
      </span>
      <Num className={styles.at}>
        <time dateTime={of.at}>{when}</time>
        {!read && <span className={styles.dot} role="img" aria-label={t`未读`} />}
      </Num>
    </>
  )
  const className = classNames(styles.line, !read && styles.unread)
  if (!place)
    return (
      <div className={className} data-notification={of.id}>
        {inside}
      </div>
    )
  return (
    <Link
      to={place.to as LinkProps['to']}
      search={(place.search ?? {}) as never}
      className={className}
      data-notification={of.id}
      onClick={() => void (!read && onRead())}
    >
      {inside}
    </Link>
  )
}
