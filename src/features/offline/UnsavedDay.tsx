// Replaces an uncached day while offline: explains that its matches are unknown, and offers to load it later.
import { Trans, useLingui } from '@lingui/react/macro'
import { Check, CloudOff } from 'lucide-react'
import { keyText } from '../../core/api/freshness.ts'
import type { RequestedDay } from '../../core/outbox/day-sender.ts'
import { preferences } from '../../core/store/preferences.ts'
import { dateText } from '../../core/text/format.ts'
import { Button } from '../../ui/button/Button.tsx'
import { toast } from '../../ui/layer/toast/toast.ts'
import { deviceMessages } from '../../ui/messages/device-messages.ts'
import { WithMessages } from '../../ui/messages/WithMessages.tsx'
import { useStore } from '../../ui/use-store.ts'
import { requestDay, requestedDays } from './requested-days.ts'
import styles from './UnsavedDay.module.css'
import { takeBack } from './waiting-writes.ts'

interface UnsavedDayProps {
  /** Query key of the uncached list. */
  queryKey: RequestedDay
  /** YYYY-MM-DD, as `today`. */
  day: string
  today: string
}

export function UnsavedDay(props: UnsavedDayProps) {
  return (
    <WithMessages catalogs={deviceMessages} waiting={null}>
      <Unsaved {...props} />
    </WithMessages>
  )
}

function Unsaved({ queryKey, day, today }: UnsavedDayProps) {
  const { t } = useLingui()
  const { lang } = useStore(preferences)
  const requested = useStore(requestedDays).get(keyText(queryKey))
  const isRequested = requested !== undefined
  const date = dateText(day, lang, today)
  const change = (): void => {
    const changed = isRequested ? takeBack(requested) : requestDay(queryKey)
    changed.catch((error: unknown) => {
      console.error('day request save failed', error)
      toast(t`没有成功，请稍后再试`, { tone: 'danger' })
    })
  }
  return (
    <section className={styles.box} data-unsaved="">
      <CloudOff size={24} aria-hidden="true" />
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Trans>{date}没有存在这台设备上</Trans>
        </h2>
        <p>
          <Trans>这天有没有比赛，现在说不准。</Trans>
        </p>
      </div>
      <Button className={styles.act} variant={isRequested ? 'soft' : 'line'} aria-pressed={isRequested} onClick={change}>
        {isRequested && <Check size={16} aria-hidden="true" />}
        {isRequested ? <Trans>联网后会存</Trans> : <Trans>联网后存这天</Trans>}
      </Button>
    </section>
  )
}
