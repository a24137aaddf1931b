// The wealth level: its badge, the progress to the next level, and ten rising steps.
import { Trans, useLingui } from '@lingui/react/macro'
import type { UserInfo } from '../../../../../contract/account/account.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { Num } from '../../../../ui/figure/Num.tsx'
import { StairGlyph } from '../../../../ui/glyph/StairGlyph.tsx'
import styles from './LevelSteps.module.css'
import { reachedSteps, stepCount, tierOf } from './level.ts'

type Level = Pick<UserInfo, 'userlevel' | 'toplevel' | 'exp_percent'>

const tiers: Record<number, string | undefined> = { 1: styles.tier1, 2: styles.tier2, 3: styles.tier3, 4: styles.tier4, 5: styles.tier5 }

export function LevelBadge({ userlevel, toplevel }: Pick<Level, 'userlevel' | 'toplevel'>) {
  const { t } = useLingui()
  return (
    <span className={classNames(styles.badge, tiers[tierOf(userlevel, toplevel)])} title={t`财富等级 ${userlevel}`}>
      <StairGlyph className={styles.stair} />
      <Num>{userlevel}</Num>
    </span>
  )
}

/** `on`: the background. */
export function LevelSteps({ userlevel, toplevel, exp_percent, on = 'stand' }: Level & { on?: 'stand' | 'surface' }) {
  const { t } = useLingui()
  const isTop = userlevel >= toplevel
  const left = 100 - Math.floor(exp_percent)
  const next = userlevel + 1
  const reached = reachedSteps(exp_percent)
  return (
    <div className={classNames(styles.level, on === 'stand' && styles.onStand)}>
      <p className={styles.words}>
        <LevelBadge userlevel={userlevel} toplevel={toplevel} />
        {isTop ? (
          <Trans>已是最高等级</Trans>
        ) : (
          <Trans>
            距 {next} 级还差 <Num>{left}%</Num>
          </Trans>
        )}
      </p>
      <span className={styles.steps} role="img" aria-label={t`等级进度 ${Math.floor(exp_percent)}%`}>
        {Array.from({ length: stepCount }, (_, step) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: ten steps in a fixed order
          <i key={step} className={step < reached ? styles.on : undefined} style={{ blockSize: 4 + step * 2 }} />
        ))}
      </span>
    </div>
  )
}
