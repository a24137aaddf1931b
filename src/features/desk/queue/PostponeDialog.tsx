// Postpones an item by up to a week, in the operator's time zone; can be undone immediately.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { queueLimits } from '../../../../contract/limits/desk-limits.ts'
import { call } from '../../../core/api/api.ts'
import { serverNow } from '../../../core/clock/server-time.ts'
import { Chip, ChipRow } from '../../../ui/button/Chip.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { localInput, momentOfInput } from '../content/banner-draft.ts'
import styles from '../parts/Desk.module.css'
import { DeskDialog } from '../parts/DeskDialog.tsx'
import { useDeskForm } from '../parts/use-desk-form.ts'
import { useTimeWords } from './use-due-words.ts'

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
  const time = useTimeWords()
  const words: Record<keyof typeof choices, string> = {
    hour: t`1 小时后`,
    hours: t`4 小时后`,
    morning: t`明天 9 点`,
    days: t`3 天后`,
  }
  const moment = momentOfInput(at)
  const left = moment === null ? 0 : Date.parse(moment) - serverNow()
  const faults = { at: left > 0 && left <= queueLimits.postpone ? null : t`请选择七天以内的一个将来的时间` }
  const { faultOf, attempt, send, dialog } = useDeskForm(faults, onClose)
  const submit = (): void => {
    if (!attempt() || moment === null) return
    const until = time(moment)
    send(
      () => call('POST api/Desk/postponeItem', { body: { key: itemKey, until: moment } }),
      t`已推后到 ${until}`,
      () => call('POST api/Desk/resumeItem', { body: { key: itemKey } }),
    )
  }
  return (
    <DeskDialog {...dialog} title={<Trans>推后</Trans>} act={<Trans>推后</Trans>} onSubmit={submit}>
      <p className={styles.hint}>
        <Trans>到时间回到待办里，到期时间不变。这之前谁都能放回来。</Trans>
      </p>
      <ChipRow>
        {(Object.keys(choices) as (keyof typeof choices)[]).map((choice) => (
          <Chip key={choice} pressed={at === choices[choice]} onClick={() => setAt(choices[choice])}>
            {words[choice]}
          </Chip>
        ))}
      </ChipRow>
      <TextField type="datetime-local" label={<Trans>推后到</Trans>} value={at} onChange={setAt} error={faultOf('at')} />
    </DeskDialog>
  )
}
