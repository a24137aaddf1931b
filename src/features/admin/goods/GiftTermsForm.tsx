// Terms of all gifts: the streamers' share, the threshold for undo, adverts and red envelopes.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { GiftTerms } from '../../../../contract/admin/gift-admin.ts'
import { call } from '../../../core/api/api.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import styles from '../parts/Admin.module.css'
import { changedOf } from '../parts/form/changed-of.ts'
import { decimalText } from '../parts/form/decimal.ts'
import { useAdminAction } from '../parts/use-admin-action.ts'
import { giftTerms, readTerms, type TermsText, termNames, termsText, wholeTerms } from './gift-terms.ts'

const labels: Record<keyof GiftTerms, MessageDescriptor> = {
  gift_share: msg`主播分成：付费礼物（%）`,
  bag_share: msg`主播分成：背包礼物，由运营出（%）`,
  guard_share: msg`主播分成：守护（%）`,
  noble_share: msg`主播分成：在直播间开的贵族（%）`,
  undo_over: msg`能撤回的礼物，至少（钻石，0 表示都不能）`,
  advert_price: msg`一条广告弹幕（钻石）`,
  envelope_least: msg`一个红包最少（钻石）`,
  envelope_most: msg`一个红包最多（钻石）`,
  envelope_age: msg`账号注册多久能领红包（分钟）`,
}

export function GiftTermsForm({ terms }: { terms: GiftTerms }) {
  const { t } = useLingui()
  // Untouched fields follow the current values, which another operator may change.
  const [typed, setTyped] = useState<Partial<TermsText>>({})
  const text = { ...termsText(terms), ...typed }
  const { busy, error, run } = useAdminAction()
  const read = readTerms(text)
  const whole = wholeTerms(text)
  const changed = whole && changedOf(terms, whole)
  const isOpposed = whole === null && Object.values(read).every((one) => one !== null)
  const faultOf = (name: keyof GiftTerms): string | null => {
    const { digits, least, most } = giftTerms[name]
    const [from, to] = [decimalText(least, digits), decimalText(most, digits)]
    if (read[name] === null) return digits === 0 ? t`请填写 ${from} 到 ${to} 的整数` : t`请填写 ${from} 到 ${to}，最多一位小数`
    return isOpposed && name === 'envelope_least' ? t`最少不能高于最多` : null
  }
  const save = async (): Promise<void> => {
    if (changed && (await run(() => call('POST api/Desk/giftTerms', { body: changed })))) setTyped({})
  }
  return (
    <Panel padded aria-labelledby="gift-terms">
      <SectionHead id="gift-terms" title={<Trans>礼物规则</Trans>} note={<Trans>改后马上生效，已经送出的不变</Trans>} />
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
        noValidate
      >
        <div className={styles.cols}>
          {termNames.map((name) => (
            <TextField
              key={name}
              label={t(labels[name])}
              inputMode={giftTerms[name].digits === 0 ? 'numeric' : 'decimal'}
              value={text[name]}
              onChange={(next) => setTyped({ ...typed, [name]: next })}
              error={faultOf(name)}
            />
          ))}
        </div>
        {error && (
          <p className={styles.error} role="alert">
            {error}
          </p>
        )}
        <div className={styles.acts}>
          <Button type="submit" variant="primary" disabled={busy || !changed || Object.keys(changed).length === 0}>
            <Trans>保存规则</Trans>
          </Button>
        </div>
      </form>
    </Panel>
  )
}
