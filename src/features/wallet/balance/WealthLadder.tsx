// The ladder of the wealth level: every level, and the experience at which it begins.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Wallet } from '../../../../contract/money/wallet.ts'
import { experienceOf } from '../../../../rules/money/wealth-level.ts'
import { diamonds } from '../../../core/text/amount-text.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import styles from './WealthLadder.module.css'

export function WealthLadder({ userlevel, toplevel }: Pick<Wallet, 'userlevel' | 'toplevel'>) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  return (
    <details className={styles.ladder} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Trans>等级一览</Trans>
      </summary>
      {open && (
        <>
          <p className={styles.note}>
            <Trans>消费 1 钻石得 1 点经验，按 0.1 累计，等级不会下降。</Trans>
          </p>
          <ol className={styles.levels} aria-label={t`每一级需要的经验`}>
            {Array.from({ length: toplevel }, (_, index) => index + 1).map((level) => (
              <li key={level} data-reached={level <= userlevel} aria-current={level === userlevel ? 'step' : undefined}>
                <Trans>
                  <span>{level} 级</span> <Num>{diamonds(experienceOf(level))}</Num>
                </Trans>
              </li>
            ))}
          </ol>
        </>
      )}
    </details>
  )
}
