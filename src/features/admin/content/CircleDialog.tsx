// Creates or edits a circle.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminCircle } from '../../../../contract/admin/community-admin.ts'
import { communityLimits } from '../../../../contract/limits/community-limits.ts'
import { call } from '../../../core/api/api.ts'
import { SwitchRow } from '../../../ui/form/SwitchRow.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import styles from '../parts/Admin.module.css'
import { AdminDialog } from '../parts/form/AdminDialog.tsx'
import { readDecimal } from '../parts/form/decimal.ts'
import { isNamed, NameFields } from '../parts/form/NameFields.tsx'
import { PictureField } from '../parts/form/PictureField.tsx'
import { useAdminForm } from '../parts/form/use-admin-form.ts'
import { AboutField } from './AboutField.tsx'

const none = { zh: '', en: '', vi: '' }
const firstColor = '#1E5B3A'

export function CircleDialog({ known, onClose }: { known: AdminCircle | null; onClose(): void }) {
  const { t } = useLingui()
  const [id] = useState(() => known?.id ?? crypto.randomUUID())
  const [name, setName] = useState(known?.name ?? none)
  const [summary, setSummary] = useState(known?.summary ?? none)
  const [icon, setIcon] = useState(known?.icon ?? '')
  const [color, setColor] = useState(known?.color || firstColor)
  const [about, setAbout] = useState({ league_id: known?.league_id ?? null, team_id: known?.team_id ?? null })
  const [place, setPlace] = useState(String(known?.place ?? 0))
  const [on, setOn] = useState(known?.on ?? true)
  const order = readDecimal(place, 0)
  const faults = {
    name: isNamed(name) ? null : t`三种语言都要填写`,
    place: order === null || order > 9_999 ? t`请填写 0 到 9999 的整数` : null,
  }
  const { faultOf, attempt, send, dialog } = useAdminForm(faults, onClose)
  const submit = (): void => {
    if (!attempt() || order === null) return
    const body = { id, name, summary, icon, color, place: order, on, ...about }
    send(() => call('POST api/Desk/putCircle', { body }))
  }
  return (
    <AdminDialog
      {...dialog}
      title={known ? <Trans>修改圈子</Trans> : <Trans>新建圈子</Trans>}
      act={<Trans>保存</Trans>}
      width={560}
      onSubmit={submit}
    >
      <fieldset className={styles.set}>
        <legend>{t`名称`}</legend>
        <div className={styles.pair}>
          <NameFields value={name} onChange={setName} error={faultOf('name')} maxLength={communityLimits.circleName} />
        </div>
      </fieldset>
      <fieldset className={styles.set}>
        <legend>{t`简介`}</legend>
        <div className={styles.pair}>
          <NameFields value={summary} onChange={setSummary} error={null} maxLength={communityLimits.circleSummary} />
        </div>
      </fieldset>
      <AboutField value={about} onChange={setAbout} />
      <PictureField label={t`图标，没有就画名称的第一个字`} value={icon} onChange={setIcon} />
      <div className={styles.pair}>
        <TextField type="color" label={<Trans>底色</Trans>} value={color} onChange={setColor} />
        <TextField label={<Trans>顺序，小的在前</Trans>} inputMode="numeric" value={place} onChange={setPlace} error={faultOf('place')} />
      </div>
      <SwitchRow checked={on} onCheckedChange={setOn}>
        <Trans>展示</Trans>
      </SwitchRow>
    </AdminDialog>
  )
}
