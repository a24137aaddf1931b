// Withdrawal terms: whether open, minimum and maximum, and the sum from which two operators must approve.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminTerms } from '../../../../contract/admin/money-admin.ts'
import { call } from '../../../core/api/api.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { SwitchRow } from '../../../ui/form/SwitchRow.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import styles from '../parts/Admin.module.css'
import { changedOf } from '../parts/form/changed-of.ts'
import { decimalText, readDecimal } from '../parts/form/decimal.ts'
import { useAdminAction } from '../parts/use-admin-action.ts'

export function TermsForm({ terms }: { terms: AdminTerms }) {
  const { t } = useLingui()
  const stands = {
    open: terms.open,
    least: decimalText(terms.least, 2),
    most: decimalText(terms.most, 2),
    second: decimalText(terms.second_over, 2),
  }
  // Untouched fields follow the current values, which another operator may change.
  const [typed, setTyped] = useState<Partial<typeof stands>>({})
  const { open, least, most, second } = { ...stands, ...typed }
  const type = (more: Partial<typeof stands>): void => setTyped({ ...typed, ...more })
  const { busy, error, run } = useAdminAction()
  const sums = [least, most, second].map((text) => readDecimal(text, 2))
  const [low, high, over] = sums
  const fault = (sum: number | null | undefined): string | null => (sum === null ? t`请填写金额，最多两位小数` : null)
  const order = typeof low === 'number' && typeof high === 'number' && (low < 1 || low > high) ? t`最低金额不能高于最高金额` : null
  const save = async (): Promise<void> => {
    if (typeof low !== 'number' || typeof high !== 'number' || typeof over !== 'number' || order) return
    const body = changedOf(terms, { open, least: low, most: high, second_over: over })
    if (await run(() => call('POST api/Desk/withdrawalTerms', { body }))) setTyped({})
  }
  return (
    <Panel padded aria-labelledby="terms">
      <SectionHead id="terms" title={<Trans>提现规则</Trans>} />
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
        noValidate
      >
        <SwitchRow
          checked={open}
          onCheckedChange={(next) => type({ open: next })}
          hint={<Trans>关闭时没有人能申请，已申请的照常处理</Trans>}
        >
          <Trans>开放提现</Trans>
        </SwitchRow>
        <div className={styles.pair}>
          <TextField
            label={<Trans>最低金额（元）</Trans>}
            inputMode="decimal"
            value={least}
            onChange={(next) => type({ least: next })}
            error={fault(low) ?? order}
          />
          <TextField
            label={<Trans>最高金额（元）</Trans>}
            inputMode="decimal"
            value={most}
            onChange={(next) => type({ most: next })}
            error={fault(high)}
          />
          <TextField
            label={<Trans>两人批准的起点（元）</Trans>}
            inputMode="decimal"
            value={second}
            onChange={(next) => type({ second: next })}
            error={fault(over)}
          />
        </div>
        {error && (
          <p className={styles.error} role="alert">
            {error}
          </p>
        )}
        <div className={styles.acts}>
          <Button type="submit" variant="primary" disabled={busy || sums.includes(null) || order !== null}>
            <Trans>保存规则</Trans>
          </Button>
        </div>
      </form>
    </Panel>
  )
}
