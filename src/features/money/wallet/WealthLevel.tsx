// The wealth level: one diamond spent is one point of experience, counted in tenths.
import { Trans } from '@lingui/react/macro'
import type { Wallet } from '../../../../contract/money/wallet.ts'
import { experienceOf } from '../../../../rules/money/wealth-level.ts'
import { diamonds } from '../../../core/text/amount-text.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { Meter } from './Meter.tsx'
import { WealthLadder } from './WealthLadder.tsx'

export function WealthLevel({ wallet }: { wallet: Pick<Wallet, 'experience' | 'userlevel' | 'toplevel'> }) {
  const { experience, userlevel, toplevel } = wallet
  const isTop = userlevel >= toplevel
  const from = experienceOf(userlevel)
  const to = experienceOf(userlevel + 1)
  return (
    <>
      <Meter
        name={
          <Trans>
            财富等级 <Num strong>{userlevel}</Num>
          </Trans>
        }
        value={isTop ? 1 : (experience - from) / (to - from)}
        note={
          isTop ? (
            <Trans>
              已满级，经验 <Num>{diamonds(experience)}</Num>
            </Trans>
          ) : (
            <Trans>
              经验 <Num>{diamonds(experience)}</Num>，再消费 <Num>{diamonds(to - experience)}</Num> 钻石升到 {userlevel + 1} 级
            </Trans>
          )
        }
      />
      <WealthLadder userlevel={userlevel} toplevel={toplevel} />
    </>
  )
}
