// Exchanges goods: quantity, address, price, and the result.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Goods } from '../../../../contract/task/mall.ts'
import { nameOf } from '../../../../rules/text/name/name.ts'
import { network } from '../../../core/api/freshness.ts'
import { openDialog } from '../../../core/session/open-dialog.ts'
import { sessionStore } from '../../../core/session/session.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { SteadyButton } from '../../../ui/button/SteadyButton.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { Dialog } from '../../../ui/layer/Dialog.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { SpendNote } from '../../gift/spend/SpendNote.tsx'
import { SpendQuestion } from '../../gift/spend/SpendQuestion.tsx'
import styles from './ExchangeDialog.module.css'
import { ExchangeResult } from './ExchangeResult.tsx'
import { costOf, faultOf, missingOf, mostOf, noParcel, numWithin, trimmed } from './exchange-form.ts'
import { NumField } from './NumField.tsx'
import { ParcelFields } from './ParcelFields.tsx'
import { Price } from './Price.tsx'
import { useExchange } from './use-exchange.ts'

export function ExchangeDialog({ good, onClose }: { good: Goods; onClose(): void }) {
  const { t } = useLingui()
  const { lang } = useStore(preferences)
  const { user } = useStore(sessionStore)
  const online = useStore(network)
  const [wantedNum, setNum] = useState(1)
  const [parcel, setParcel] = useState(noParcel)
  const [tried, setTried] = useState(false)
  const { spending, record, send } = useExchange()
  const { busy, changed } = spending
  const num = numWithin(wantedNum, good)
  const cost = costOf(good, num)
  // With an unknown outcome the balance cannot tell whether a retry is affordable.
  const missing = missingOf(cost, spending.unknown ? null : user)
  const fault = good.kind === 'parcel' ? faultOf(parcel) : null
  const name = nameOf(good.name, lang)

  const submit = (confirmed = false): void => {
    setTried(true)
    if (busy || fault) return
    const shown = { gold: good.gold, price: good.price }
    void send({ id: good.id, num, shown, ...(good.kind === 'parcel' ? trimmed(parcel) : {}) }, confirmed)
  }
  if (record)
    return (
      <Dialog open onOpenChange={(open) => !open && onClose()} title={<Trans>兑换成功</Trans>} width={400}>
        <ExchangeResult record={record} kind={good.kind} onClose={onClose} />
      </Dialog>
    )
  const filling = (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {mostOf(good) > 1 && (
        <NumField
          num={num}
          most={mostOf(good)}
          onChange={(next) => {
            changed()
            setNum(next)
          }}
        />
      )}
      {good.kind === 'parcel' && (
        <ParcelFields
          parcel={parcel}
          fault={tried ? fault : null}
          onChange={(next) => {
            changed()
            setParcel(next)
          }}
        />
      )}
      <p className={styles.cost}>
        <Trans>共需</Trans> <Price gold={cost.gold} price={cost.price} className={styles.sum} />
      </p>
      {missing.gold > 0 && (
        <p className={styles.warn}>
          <Trans>
            还差 <Num>{missing.gold}</Num> 金币，签到和任务都能攒。
          </Trans>
        </p>
      )}
      {!spending.asks && <SpendNote failure={spending.failure} remedy={spending.remedy} />}
      {!online && (
        <p className={styles.warn}>
          <Trans>现在离线，兑换要联网</Trans>
        </p>
      )}
      {missing.price > 0 ? (
        <Button
          variant="lamp"
          size="lg"
          block
          onClick={() => {
            onClose()
            openDialog('recharge')
          }}
        >
          <Trans>钻石不够，去充值</Trans>
        </Button>
      ) : (
        <SteadyButton
          type="submit"
          variant="primary"
          size="lg"
          block
          disabled={missing.gold > 0 || !online}
          aria-disabled={busy || undefined}
        >
          <Trans>兑换</Trans>
        </SteadyButton>
      )}
    </form>
  )
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t`兑换 ${name}`} text={nameOf(good.summary, lang)} width={400}>
      {filling}
      <SpendQuestion spending={spending} price={cost.price} onConfirm={() => submit(true)} />
    </Dialog>
  )
}
