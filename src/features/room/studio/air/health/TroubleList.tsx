// Problems with the incoming video or audio, as reported by the server.
import { useLingui } from '@lingui/react/macro'
import type { StreamTrouble } from '../../../../../../contract/room/stream.ts'
import { preferences, shownZone } from '../../../../../core/store/preferences.ts'
import { timeOf } from '../../../../../core/text/format.ts'
import { Num } from '../../../../../ui/figure/Num.tsx'
import { useStore } from '../../../../../ui/use-store.ts'
import studio from '../../Studio.module.css'
import styles from './HealthPanel.module.css'
import { useTroubleMessages } from './use-trouble-messages.ts'

export function TroubleList({ troubles }: { troubles: readonly StreamTrouble[] }) {
  const { t } = useLingui()
  const tz = shownZone(useStore(preferences))
  const messageOf = useTroubleMessages()
  return (
    <div className={styles.troubles} role="log" aria-label={t`推流的问题`}>
      {troubles.map((trouble) => (
        <p key={trouble.kind} className={studio.fault}>
          <Num>{timeOf(trouble.at, tz)}</Num> {messageOf(trouble)}
        </p>
      ))}
    </div>
  )
}
