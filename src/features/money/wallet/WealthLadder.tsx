// The wealth levels, with the experience at which each begins.
import { Trans, useLingui } from '@lingui/react/macro'
import type { Wallet } from '../../../../contract/money/wallet.ts'
import { experienceOf } from '../../../../rules/money/wealth-level.ts'
import { diamonds } from '../../../core/text/amount-text.ts'
import { LevelLadder } from '../../../ui/figure/LevelLadder.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import styles from './WealthLadder.module.css'

export function WealthLadder({ userlevel, toplevel }: Pick<Wallet, 'userlevel' | 'toplevel'>) {
  const { t } = useLingui()
  return (
    <LevelLadder
      className={styles.ladder}
      summary={<Trans>等级一览</Trans>}
      note={<Trans>消费 1 钻石得 1 点经验，按 0.1 累计，等级不会下降。</Trans>}
      label={t`每一级需要的经验`}
      level={userlevel}
      steps={Array.from({ length: toplevel }, (_, index) => index + 1).map((level) => (
        <Trans key={level}>
          <span>{level} 级</span> <Num>{diamonds(experienceOf(level))}</Num>
        </Trans>
      ))}
    />
  )
}
