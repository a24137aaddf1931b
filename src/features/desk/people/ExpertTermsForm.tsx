// What experts may sell, and what of it is theirs.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ExpertTerms } from '../../../../contract/scheme.ts'
import { call } from '../../../core/api/api.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { SwitchRow } from '../../../ui/form/SwitchRow.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import styles from '../parts/Desk.module.css'
import { decimalText, readDecimal } from '../parts/decimal.ts'
import { useDeskAct } from '../parts/use-desk-act.ts'

export function ExpertTermsForm({ terms }: { terms: ExpertTerms }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(terms.open)
  const [share, setShare] = useState(String(terms.share))
  const [price, setPrice] = useState([decimalText(terms.price_least, 1), decimalText(terms.price_most, 1)] as const)
  const [tip, setTip] = useState([decimalText(terms.tip_least, 1), decimalText(terms.tip_most, 1)] as const)
  const { busy, error, run } = useDeskAct()
  const percent = /^\d{1,3}$/.test(share.trim()) && Number(share) <= 100 ? Number(share) : null
  const range = ([from, to]: readonly [string, string]): readonly [number, number] | null => {
    const [least, most] = [readDecimal(from, 1), readDecimal(to, 1)]
    return least !== null && most !== null && least > 0 && least <= most ? [least, most] : null
  }
  const [prices, tips] = [range(price), range(tip)]
  const rangeFault = t`请填写从小到大的两个数，最多一位小数`
  const save = (): void => {
    if (percent === null || !prices || !tips) return
    const body = { open, share: percent, price_least: prices[0], price_most: prices[1], tip_least: tips[0], tip_most: tips[1] }
    void run(() => call('POST api/Desk/expertTerms', { body }))
  }
  return (
    <Panel padded aria-labelledby="expert-terms">
      <SectionHead id="expert-terms" title={<Trans>专家规则</Trans>} />
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
        noValidate
      >
        <SwitchRow checked={open} onCheckedChange={setOpen} hint={<Trans>关闭时不能发布、购买和打赏，已付的照常结算</Trans>}>
          <Trans>开放专家方案</Trans>
        </SwitchRow>
        <TextField
          label={<Trans>专家所得（%）</Trans>}
          inputMode="numeric"
          value={share}
          onChange={setShare}
          error={percent === null ? t`请填写 0 到 100` : null}
        />
        <div className={styles.pair}>
          <TextField
            label={<Trans>方案最低价（钻石）</Trans>}
            inputMode="decimal"
            value={price[0]}
            onChange={(next) => setPrice([next, price[1]])}
            error={prices ? null : rangeFault}
          />
          <TextField
            label={<Trans>方案最高价（钻石）</Trans>}
            inputMode="decimal"
            value={price[1]}
            onChange={(next) => setPrice([price[0], next])}
          />
        </div>
        <div className={styles.pair}>
          <TextField
            label={<Trans>打赏最少（钻石）</Trans>}
            inputMode="decimal"
            value={tip[0]}
            onChange={(next) => setTip([next, tip[1]])}
            error={tips ? null : rangeFault}
          />
          <TextField
            label={<Trans>打赏最多（钻石）</Trans>}
            inputMode="decimal"
            value={tip[1]}
            onChange={(next) => setTip([tip[0], next])}
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
