// Postpones an item by up to a week, in the operator's time zone; can be undone immediately.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { queueLimits } from '../../../../contract/limits/admin-limits.ts'
import { call } from '../../../core/api/api.ts'
import { serverNow } from '../../../core/clock/server-time.ts'
import { Chip, ChipRow } from '../../../ui/button/Chip.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { localInput, timestampOfInput } from '../content/banner-draft.ts'
import styles from '../parts/Admin.module.css'
import { AdminDialog } from '../parts/form/AdminDialog.tsx'
import { useAdminForm } from '../parts/form/use-admin-form.ts'
import { useTimeMessages } from './use-due-messages.ts'

const hour = 3_600_000
/** Value of a datetime-local field, so many hours from now. */
const inHours = (hours: number): string => localInput(new Date(serverNow() + hours * hour).toISOString())
/** Tomorrow at 9 a.m. */
function tomorrowMorning(): string {
  const at = new Date(serverNow())
  at.setDate(at.getDate() + 1)
  at.setHours(9, 0, 0, 0)
  return localInput(at.toISOString())
}

export function PostponeDialog({ itemKey, onClose }: { itemKey: string; onClose(): void }) {
  const { t } = useLingui()
  const [choices] = useState(() => ({ hour: inHours(1), hours: inHours(4), morning: tomorrowMorning(), days: inHours(72) }))
  const [at, setAt] = useState(choices.hour)
  const time = useTimeMessages()
  const messages: Record<keyof typeof choices, string> = {
    hour: t`1 小时后`,
    hours: t`4 小时后`,
    morning: t`明天 9 点`,
    days: t`3 天后`,
  }
  const timestamp = timestampOfInput(at)
  const left = timestamp === null ? 0 : Date.parse(timestamp) - serverNow()
  const faults = { at: left > 0 && left <= queueLimits.postpone ? null : t`请选择七天以内的一个将来的时间` }
  const { faultOf, attempt, send, dialog } = useAdminForm(faults, onClose)
  const submit = (): void => {
    if (!attempt() || timestamp === null) return
    const until = time(timestamp)
    send(
      () => call('POST api/Desk/postponeItem', { body: { key: itemKey, until: timestamp } }),
      t`已推后到 ${until}`,
      () => call('POST api/Desk/resumeItem', { body: { key: itemKey } }),
    )
  }
  return (
    <AdminDialog {...dialog} title={<Trans>推后</Trans>} act={<Trans>推后</Trans>} onSubmit={submit}>
      <p className={styles.hint}>
        <Trans>到时间回到待办里，到期时间不变。这之前谁都能放回来。</Trans>
      </p>
      <ChipRow>
        {(Object.keys(choices) as (keyof typeof choices)[]).map((choice) => (
          <Chip key={choice} pressed={at === choices[choice]} onClick={() => setAt(choices[choice])}>
            {messages[choice]}
          </Chip>
        ))}
      </ChipRow>
      <TextField type="datetime-local" label={<Trans>推后到</Trans>} value={at} onChange={setAt} error={faultOf('at')} />
    </AdminDialog>
  )
}
