// What experts may sell, and their share.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ExpertTerms } from '../../../../contract/expert/scheme.ts'
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

export function ExpertTermsForm({ terms }: { terms: ExpertTerms }) {
  const { t } = useLingui()
  const stands = {
    open: terms.open,
    share: String(terms.share),
    price_least: decimalText(terms.price_least, 1),
    price_most: decimalText(terms.price_most, 1),
    tip_least: decimalText(terms.tip_least, 1),
    tip_most: decimalText(terms.tip_most, 1),
  }
  // Untouched fields follow the current values, which another operator may change.
  const [typed, setTyped] = useState<Partial<typeof stands>>({})
  const text = { ...stands, ...typed }
  const type = (more: Partial<typeof stands>): void => setTyped({ ...typed, ...more })
  const { busy, error, run } = useAdminAction()
  const percent = /^\d{1,3}$/.test(text.share.trim()) && Number(text.share) <= 100 ? Number(text.share) : null
  const range = (from: string, to: string): readonly [number, number] | null => {
    const [least, most] = [readDecimal(from, 1), readDecimal(to, 1)]
    return least !== null && most !== null && least > 0 && least <= most ? [least, most] : null
  }
  const [prices, tips] = [range(text.price_least, text.price_most), range(text.tip_least, text.tip_most)]
  const rangeFault = t`请填写从小到大的两个数，最多一位小数`
  const save = async (): Promise<void> => {
    if (percent === null || !prices || !tips) return
    const [price_least, price_most] = prices
    const [tip_least, tip_most] = tips
    const body = changedOf(terms, { open: text.open, share: percent, price_least, price_most, tip_least, tip_most })
    if (await run(() => call('POST api/Desk/expertTerms', { body }))) setTyped({})
  }
  return (
    <Panel padded aria-labelledby="expert-terms">
      <SectionHead id="expert-terms" title={<Trans>专家规则</Trans>} />
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
        noValidate
      >
        <SwitchRow
          checked={text.open}
          onCheckedChange={(open) => type({ open })}
          hint={<Trans>关闭时不能发布、购买和打赏，已付的照常结算</Trans>}
        >
          <Trans>开放专家方案</Trans>
        </SwitchRow>
        <TextField
          label={<Trans>专家所得（%）</Trans>}
          inputMode="numeric"
          value={text.share}
          onChange={(share) => type({ share })}
          error={percent === null ? t`请填写 0 到 100` : null}
        />
        <div className={styles.pair}>
          <TextField
            label={<Trans>方案最低价（钻石）</Trans>}
            inputMode="decimal"
            value={text.price_least}
            onChange={(price_least) => type({ price_least })}
            error={prices ? null : rangeFault}
          />
          <TextField
            label={<Trans>方案最高价（钻石）</Trans>}
            inputMode="decimal"
            value={text.price_most}
            onChange={(price_most) => type({ price_most })}
          />
        </div>
        <div className={styles.pair}>
          <TextField
            label={<Trans>打赏最少（钻石）</Trans>}
            inputMode="decimal"
            value={text.tip_least}
            onChange={(tip_least) => type({ tip_least })}
            error={tips ? null : rangeFault}
          />
          <TextField
            label={<Trans>打赏最多（钻石）</Trans>}
            inputMode="decimal"
            value={text.tip_most}
            onChange={(tip_most) => type({ tip_most })}
          />
        </div>
        {error && (
          <p className={styles.error} role="alert">
            {error}
          </p>
        )}
        <div className={styles.acts}>
          <Button type="submit" variant="primary" disabled={busy || percent === null || !prices || !tips}>
            <Trans>保存规则</Trans>
          </Button>
        </div>
      </form>
    </Panel>
  )
}
