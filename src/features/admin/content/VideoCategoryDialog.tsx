// Adds or edits a video category. The id is immutable: videos and addresses refer to it.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ApiData } from '../../../../contract/api.ts'
import { videoLimits } from '../../../../contract/limits/video-limits.ts'
import { call } from '../../../core/api/api.ts'
import { SwitchRow } from '../../../ui/form/SwitchRow.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { AdminDialog } from '../parts/form/AdminDialog.tsx'
import { readDecimal } from '../parts/form/decimal.ts'
import { isNamed, NameFields } from '../parts/form/NameFields.tsx'
import { useAdminForm } from '../parts/form/use-admin-form.ts'

type Category = ApiData<'GET api/Desk/videos'>['categories'][number]
const idShape = /^[a-z0-9-]{2,32}$/

export function VideoCategoryDialog({ known, onClose }: { known: Category | null; onClose(): void }) {
  const { t } = useLingui()
  const [id, setId] = useState(known?.id ?? '')
  const [name, setName] = useState(known?.name ?? { zh: '', en: '', vi: '' })
  const [place, setPlace] = useState(String(known?.place ?? 0))
  const [results, setResults] = useState(known?.results ?? true)
  const [shown, setShown] = useState(known?.shown ?? true)
  const order = readDecimal(place, 0)
  const faults = {
    id: known || idShape.test(id) ? null : t`请用小写字母、数字和连字符，2 到 32 个`,
    name: isNamed(name) ? null : t`请填写三种语言的名称`,
    place: order !== null && order <= 9_999 ? null : t`请填写 0 到 9999 的整数`,
  }
  const { faultOf, attempt, send, dialog } = useAdminForm(faults, onClose)
  const submit = (): void => {
    if (!attempt() || order === null) return
    send(() => call('POST api/Desk/putVideoCategory', { body: { id, name, results, place: order, shown } }))
  }
  return (
    <AdminDialog {...dialog} title={known ? <Trans>修改分类</Trans> : <Trans>新建分类</Trans>} act={<Trans>保存</Trans>} onSubmit={submit}>
      {!known && <TextField label={<Trans>编号</Trans>} value={id} onChange={setId} maxLength={32} error={faultOf('id')} />}
      <NameFields value={name} onChange={setName} error={faultOf('name')} maxLength={videoLimits.categoryName} />
      <TextField label={<Trans>顺序，小的在前</Trans>} inputMode="numeric" value={place} onChange={setPlace} error={faultOf('place')} />
      <SwitchRow checked={results} onCheckedChange={setResults}>
        <Trans>会透露赛果，对隐藏比分的人遮住</Trans>
      </SwitchRow>
      <SwitchRow checked={shown} onCheckedChange={setShown}>
        <Trans>展示</Trans>
      </SwitchRow>
    </AdminDialog>
  )
}
