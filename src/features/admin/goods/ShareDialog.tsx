// Sets an individual gift share for a streamer.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { IncomeShare } from '../../../../contract/admin/gift-admin.ts'
import { call } from '../../../core/api/api.ts'
import { TextField } from '../../../ui/form/TextField.tsx'
import { AdminDialog } from '../parts/form/AdminDialog.tsx'
import { readDecimal } from '../parts/form/decimal.ts'
import { useAdminForm } from '../parts/form/use-admin-form.ts'

const idShape = /^[A-Za-z0-9_.-]{1,64}$/

export function ShareDialog({ known, onClose }: { known: IncomeShare | null; onClose(): void }) {
  const { t } = useLingui()
  const [account, setAccount] = useState(known?.uid ?? '')
  const [share, setShare] = useState(known ? String(known.percent) : '')
  const uid = account.trim()
  const percent = readDecimal(share, 0)
  const faults = {
    account: idShape.test(uid) ? null : t`请填写账号`,
    share: percent !== null && percent <= 100 ? null : t`请填写 0 到 100`,
  }
  const { faultOf, attempt, send, dialog } = useAdminForm(faults, onClose)
  const submit = (): void => {
    if (!attempt() || percent === null) return
    send(() => call('POST api/Desk/incomeShare', { body: { uid, percent } }))
  }
  return (
    <AdminDialog
      {...dialog}
      title={known ? <Trans>{known.nickname} 的分成</Trans> : <Trans>单独设置主播分成</Trans>}
      act={<Trans>保存</Trans>}
      onSubmit={submit}
    >
      {!known && <TextField label={<Trans>账号</Trans>} value={account} onChange={setAccount} maxLength={64} error={faultOf('account')} />}
      <TextField
        label={<Trans>付费礼物的分成（%）</Trans>}
        inputMode="numeric"
        value={share}
        onChange={setShare}
        error={faultOf('share')}
      />
    </AdminDialog>
  )
}
