// How long an item has been waiting; marked if overdue.
import { Trans } from '@lingui/react/macro'
import { serverNow } from '../../../core/clock/server-time.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { ageText } from '../../../core/text/format.ts'
import { Tag } from '../../../ui/figure/Tag.tsx'
import { useStore } from '../../../ui/use-store.ts'
import styles from '../parts/Admin.module.css'
import { useFormatTime } from '../parts/use-format-time.ts'
import { isLate } from './waiting-age.ts'

export function WaitingAge({ since }: { since: string }) {
  const { lang } = useStore(preferences)
  const formatTime = useFormatTime()
  const now = serverNow()
  return (
    <span className={styles.age}>
      <time dateTime={since} title={formatTime(since)}>
        {ageText(now - Date.parse(since), lang)}
      </time>
      {isLate(since, now) && (
        <Tag tone="warn">
          <Trans>超过一天</Trans>
        </Tag>
      )}
    </span>
  )
}
