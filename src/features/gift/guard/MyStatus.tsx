// The user's tier, its expiry, and a note if it expires soon or has expired.
import { Plural, Trans } from '@lingui/react/macro'
import type { Status } from '../../../../contract/gift/guard.ts'
import { nameOf } from '../../../../rules/text/name/name.ts'
import { dateText, dayOf } from '../../../core/text/format.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { useRowView } from '../../match/row-view.ts'
import styles from '../spend/Spend.module.css'

export function MyStatus({ status, remindDays }: { status: Status; remindDays: number }) {
  const { lang, tz } = useRowView()
  const name = <b>{nameOf(status.name, lang)}</b>
  const day = (timestamp: string) => <Num>{dateText(dayOf(timestamp, tz), lang)}</Num>
  if (status.state === 'grace') {
    return (
      <p className={styles.warn} role="status">
        <Trans>
          {name} 已到期，称号保留到 {day(status.grace_until)}。在那之前续费，连续的月份不会断。
        </Trans>
      </p>
    )
  }
  return (
    <p className={status.days_left <= remindDays ? styles.warn : styles.info} role="status">
      <span>
        <Trans>
          你是 {name}，到 {day(status.expires_at)}
        </Trans>
        {' · '}
        <Plural value={status.days_left} other="还有 # 天" />
      </span>
    </p>
  )
}
