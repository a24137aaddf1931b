// Badges of a person in a room, before the name: streamer or manager, level, noble, guard, fan badge.
import { Trans, useLingui } from '@lingui/react/macro'
import { Armchair, Shield } from 'lucide-react'
import type { RoomMessage } from '../../../../contract/chat/chat.ts'
import type { Lang } from '../../../../contract/limits/limits.ts'
import { nameOf } from '../../../../rules/text/name/name.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { StairGlyph } from '../../../ui/glyph/StairGlyph.tsx'
import styles from './PersonBadges.module.css'
import type { Tiers } from './tiers.ts'

/** Without a level, or below level 1, the level badge is not shown. */
type Person = Pick<NonNullable<RoomMessage['from']>, 'fan' | 'guard' | 'noble'> & { userlevel: number | null; role?: string }

/** Five tiers of ten levels. */
const tierOf = (level: number): number => Math.min(5, Math.floor(level / 10) + 1)

export function PersonBadges({ person, tiers, lang }: { person: Person; tiers: Tiers; lang: Lang }) {
  const { t } = useLingui()
  const noble = person.noble === null ? undefined : tiers.get(person.noble)
  const guard = person.guard === null ? undefined : tiers.get(person.guard)
  return (
    <>
      {person.role === 'owner' && (
        <span className={classNames(styles.badge, styles.host)}>
          <Trans>主播</Trans>
        </span>
      )}
      {person.role === 'manager' && (
        <span className={classNames(styles.badge, styles.manager)}>
          <Trans>房管</Trans>
        </span>
      )}
      {Boolean(person.userlevel) && (
        <span className={classNames(styles.badge, styles[`tier${tierOf(person.userlevel ?? 0)}`])}>
          <StairGlyph className={styles.stair} />
          <span className={styles.spoken}>{t`等级`}</span>
          <Num>{person.userlevel}</Num>
        </span>
      )}
      {noble && (
        <span className={classNames(styles.badge, styles.noble)}>
          <Armchair size={14} aria-hidden="true" />
          {nameOf(noble.name, lang)}
        </span>
      )}
      {guard && (
        <span className={classNames(styles.badge, styles.guard)}>
          <Shield size={12} aria-hidden="true" />
          {nameOf(guard.name, lang)}
        </span>
      )}
      {person.fan && person.fan.name !== '' && <FanBadge fan={person.fan} />}
    </>
  )
}

export function FanBadge({ fan }: { fan: { name: string; level: number; color: string } }) {
  return (
    <span className={styles.fan} data-color={fan.color}>
      <span>{fan.name}</span>
      <Num className={styles.level}>{fan.level}</Num>
    </span>
  )
}
