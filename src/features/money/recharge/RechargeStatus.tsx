// The order from the checkout to its end: waiting, paid, closed or failed.
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck, CircleX, Clock, ExternalLink, Gem, TimerOff } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { diamonds, yuan } from '../../../core/text/amount-text.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { SteadyButton } from '../../../ui/button/SteadyButton.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import styles from './RechargeStatus.module.css'
import { rechargeNow } from './recharge-now.ts'
import { isCheckout, type RechargeNow } from './recharge-watch.ts'

type Under = Exclude<RechargeNow, { phase: 'choosing' | 'opening' }>

export function RechargeStatus({ now, onDone }: { now: Under; onDone?: () => void }) {
  const { t } = useLingui()
  const { phase, bought } = now
  useCheckOnReturn()
  const icons: Record<Under['phase'], ReactNode> = {
    waiting: <Clock size={32} />,
    paid: <CircleCheck size={32} />,
    failed: <CircleX size={32} />,
    closed: <TimerOff size={32} />,
  }
  const titles: Record<Under['phase'], string> = {
    waiting: t`等待支付`,
    paid: t`充值成功`,
    failed: t`支付没有成功`,
    closed: t`订单已关闭`,
  }
  return (
    <section className={styles.status} data-recharge={phase}>
      <div role="status" className={styles.said}>
        <span className={styles[phase]}>{icons[phase]}</span>
        <b className={styles.title}>{titles[phase]}</b>
        <p className={styles.sum}>
          <Gem size={18} aria-hidden="true" />
          <Num strong>{`${phase === 'paid' ? '+' : ''}${diamonds(bought.coin + bought.give)}`}</Num>
          <span className={styles.money}>
            <Num>{yuan(bought.money)}</Num>
          </span>
        </p>
        <p className={styles.text}>
          <StatusText now={now} />
        </p>
      </div>
      <div className={styles.acts}>
        {phase === 'paid' ? (
          <>
            <Button onClick={() => rechargeNow.reset()}>
              <Trans>再充一笔</Trans>
            </Button>
            <Button
              variant="primary"
              onClick={() => {
                rechargeNow.reset()
                onDone?.()
              }}
            >
              <Trans>好的</Trans>
            </Button>
          </>
        ) : (
          <>
            <Button onClick={() => rechargeNow.reset()}>
              <Trans>换个套餐</Trans>
            </Button>
            {phase !== 'closed' && <OpenAgain now={now} />}
          </>
        )}
      </div>
    </section>
  )
}

function StatusText({ now }: { now: Under }) {
  if (now.phase === 'waiting') {
    if (now.blocked) return <Trans>浏览器拦住了新窗口，请点下面的按钮打开支付页。</Trans>
    const { host } = now.way
    return host ? <Trans>请在新窗口里的 {host} 完成付款，这里会自动更新。</Trans> : <Trans>请在新窗口里完成付款，这里会自动更新。</Trans>
  }
  if (now.phase === 'paid') return <Trans>钻石已经到账，可以用了。</Trans>
  if (now.phase === 'failed') return <Trans>付款被拒绝，没有扣钱。可以再试一次，或换一种支付方式。</Trans>
  return <Trans>没有收到付款，订单已关闭。付过款的话，到账后这里会自动更新。</Trans>
}

/** A link, for browsers that block tabs opened by scripts. */
function OpenAgain({ now }: { now: Under }) {
  const { way } = now
  const inside = (
    <>
      {now.phase === 'failed' ? <Trans>再试一次</Trans> : <Trans>打开支付页</Trans>}
      <ExternalLink size={16} aria-hidden="true" />
    </>
  )
  if (now.phase === 'waiting' && now.blocked && isCheckout(way, location.origin))
    return (
      <Button variant="primary" render={<a href={way.url} target="_blank" rel="noopener" />}>
        {inside}
      </Button>
    )
  return (
    <SteadyButton variant="primary" onClick={() => rechargeNow.reopen()}>
      {inside}
    </SteadyButton>
  )
}

/** Checks the order as soon as the user returns from the checkout instead of at the next poll. */
function useCheckOnReturn(): void {
  useEffect(() => {
    const check = (): void => {
      if (!document.hidden) rechargeNow.check()
    }
    document.addEventListener('visibilitychange', check)
    window.addEventListener('focus', check)
    return () => {
      document.removeEventListener('visibilitychange', check)
      window.removeEventListener('focus', check)
    }
  }, [])
}
