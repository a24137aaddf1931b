// Explains the refund for a match that was not played, also after an earlier settlement had paid out.
import { Trans } from '@lingui/react/macro'
import type { Scheme } from '../../../../contract/expert/scheme.ts'
import { diamonds } from '../../../core/text/amount-text.ts'
import styles from './SchemePage.module.css'

export function VoidNote({ scheme: { state, paid, mine, price, settlements } }: { scheme: Scheme }) {
  if (state !== 'void' || price === 0 || !(paid || mine)) return null
  const isLate = settlements.some(({ end }) => end.startsWith('over'))
  return <p className={styles.removed}>{paid ? <Paid paid={paid} isLate={isLate} /> : <Trans>比赛没有打成，买家的钱全额退回。</Trans>}</p>
}

function Paid({ paid: { price, refunded }, isLate }: { paid: NonNullable<Scheme['paid']>; isLate: boolean }) {
  const sum = diamonds(price)
  if (!refunded) return <Trans>比赛没有打成，你付的 {sum} 钻石会自动全额退回。</Trans>
  return isLate ? (
    <Trans>结算以后比赛又作废了，你付的 {sum} 钻石已全额退回。</Trans>
  ) : (
    <Trans>比赛没有打成，你付的 {sum} 钻石已全额退回。</Trans>
  )
}
