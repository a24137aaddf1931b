// Adds or edits a task: the counted action, the period, and the reward.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminTask } from '../../../../contract/admin/task-admin.ts'
import type { Act } from '../../../../contract/task/task.ts'
import { call } from '../../../core/api/api.ts'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { SwitchRow } from '../../../ui/form/SwitchRow.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import styles from '../parts/Admin.module.css'
import { AdminDialog } from '../parts/form/AdminDialog.tsx'
import { readDecimal } from '../parts/form/decimal.ts'
import { isNamed, NameFields } from '../parts/form/NameFields.tsx'
import { isOwnPath } from '../parts/form/own-path.ts'
import { PictureField } from '../parts/form/PictureField.tsx'
import { useAdminForm } from '../parts/form/use-admin-form.ts'

interface TaskDialogProps {
  known: AdminTask | null
  acts: Record<Act, string>
  onClose(): void
}

/** Parses a number within bounds; null if invalid. */
function within(text: string, least: number, most: number): number | null {
  const number = readDecimal(text, 0)
  return number === null || number < least || number > most ? null : number
}

export function TaskDialog({ known, acts, onClose }: TaskDialogProps) {
  const { t } = useLingui()
  const [id] = useState(() => known?.id ?? crypto.randomUUID())
  const [name, setName] = useState(known?.name ?? { zh: '', en: '', vi: '' })
  const [act, setAct] = useState<Act>(known?.act ?? 'watch')
  const [period, setPeriod] = useState<AdminTask['period']>(known?.period ?? 'day')
  const [img, setImg] = useState(known?.img ?? '')
  const [gold, setGold] = useState(String(known?.gold ?? 10))
  const [goal, setGoal] = useState(String(known?.goal ?? 1))
  const [path, setPath] = useState(known?.path ?? '')
  const [place, setPlace] = useState(String(known?.place ?? 0))
  const [on, setOn] = useState(known?.on ?? true)
  const draft = { gold: within(gold, 0, 1_000_000), goal: within(goal, 1, 1_000), place: within(place, 0, 9_999) }
  const faults = {
    name: isNamed(name) ? null : t`三种语言都要填写`,
    img: img === '' ? t`请上传图片` : null,
    gold: draft.gold === null ? t`请填写 0 到 1000000 的整数` : null,
    goal: draft.goal === null ? t`请填写 1 到 1000 的整数` : null,
    path: isOwnPath(path) ? null : t`填写本站的路径，如 /schedule`,
    place: draft.place === null ? t`请填写 0 到 9999 的整数` : null,
  }
  const { faultOf, attempt, send, dialog } = useAdminForm(faults, onClose)
  const submit = (): void => {
    const { gold, goal, place } = draft
    if (!attempt() || gold === null || goal === null || place === null) return
    const body = { id, name, act, period, img, gold, goal, path: path.trim(), place, on }
    send(() => call('POST api/Desk/putTask', { body }))
  }
  const periods: Record<AdminTask['period'], string> = { day: t`每天一次`, once: t`只有一次` }
  /** The period and the action of an existing task are fixed. */
  const chosen = <T extends string>(messages: Record<T, string>, fixed: T | undefined) =>
    (Object.entries(messages) as [T, string][])
      .filter(([value]) => fixed === undefined || value === fixed)
      .map(([value, label]) => ({ value, label }))
  return (
    <AdminDialog
      {...dialog}
      title={known ? <Trans>修改任务</Trans> : <Trans>新建任务</Trans>}
      act={<Trans>保存</Trans>}
      width={560}
      onSubmit={submit}
    >
      <fieldset className={styles.set}>
        <legend>{t`名称`}</legend>
        <div className={styles.pair}>
          <NameFields value={name} onChange={setName} error={faultOf('name')} />
        </div>
      </fieldset>
      <PictureField label={t`图片`} value={img} onChange={setImg} error={faultOf('img')} />
      <div className={styles.pair}>
        <SelectField
          label={<Trans>做什么算数，定下后不能改</Trans>}
          value={act}
          onChange={(value) => setAct(value as Act)}
          options={chosen(acts, known?.act)}
        />
        <SelectField
          label={<Trans>多久一次，定下后不能改</Trans>}
          value={period}
          onChange={(value) => setPeriod(value as AdminTask['period'])}
          options={chosen(periods, known?.period)}
        />
        <TextField label={<Trans>做几次</Trans>} inputMode="numeric" value={goal} onChange={setGoal} error={faultOf('goal')} />
        <TextField label={<Trans>金币</Trans>} inputMode="numeric" value={gold} onChange={setGold} error={faultOf('gold')} />
        <TextField
          label={<Trans>去哪里做</Trans>}
          value={path}
          onChange={setPath}
          maxLength={200}
          spellCheck={false}
          error={faultOf('path')}
        />
        <TextField label={<Trans>顺序，小的在前</Trans>} inputMode="numeric" value={place} onChange={setPlace} error={faultOf('place')} />
      </div>
      <SwitchRow checked={on} onCheckedChange={setOn}>
        <Trans>展示</Trans>
      </SwitchRow>
    </AdminDialog>
  )
}
