// Gives one streamer a share of gifts of his own.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { IncomeShare } from '../../../../contract/desk/gift-desk.ts'
import { call } from '../../../core/api/api.ts'
import { TextField } from '../../../ui/form/TextField.tsx'
import { DeskDialog } from '../parts/DeskDialog.tsx'
import { readDecimal } from '../parts/decimal.ts'
import { useDeskAct } from '../parts/use-desk-act.ts'

const idShape = /^[A-Za-z0-9_.-]{1,64}$/

export function ShareDialog({ known, onClose }: { known: IncomeShare | null; onClose(): void }) {
  const { t } = useLingui()
  const [account, setAccount] = useState(known?.uid ?? '')
  const [share, setShare] = useState(known ? String(known.percent) : '')
  const [tried, setTried] = useState(false)
  const { busy, error, run } = useDeskAct()
  const uid = account.trim()
  const percent = readDecimal(share, 0)
  const accountFault = idShape.test(uid) ? null : t`请填写账号`
  const shareFault = percent !== null && percent <= 100 ? null : t`请填写 0 到 100`
  const submit = async (): Promise<void> => {
    setTried(true)
    if (accountFault || shareFault || percent === null) return
    if (await run(() => call('POST api/Desk/incomeShare', { body: { uid, percent } }))) onClose()
  }
  return (
    <DeskDialog
      title={known ? <Trans>{known.nickname} 的分成</Trans> : <Trans>单独设置主播分成</Trans>}
      act={<Trans>保存</Trans>}
      onClose={onClose}
      busy={busy}
      error={error}
      onSubmit={() => void submit()}
    >
      {!known && (
        <TextField label={<Trans>账号</Trans>} value={account} onChange={setAccount} maxLength={64} error={tried ? accountFault : null} />
      )}
      <TextField
        label={<Trans>付费礼物的分成（%）</Trans>}
        inputMode="numeric"
        value={share}
        onChange={setShare}
        error={tried ? shareFault : null}
      />
    </DeskDialog>
  )
}
