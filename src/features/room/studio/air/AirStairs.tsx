// The four stages of a broadcast: preparation, source check, on the air, summary.
import { useLingui } from '@lingui/react/macro'
import styles from './AirStairs.module.css'

type AirStair = 'ready' | 'check' | 'air' | 'end'
const stairs: readonly AirStair[] = ['ready', 'check', 'air', 'end']

export function AirStairs({ at }: { at: AirStair }) {
  const { t } = useLingui()
  const names: Record<AirStair, string> = { ready: t`准备`, check: t`自检`, air: t`直播中`, end: t`小结` }
  const place = stairs.indexOf(at)
  return (
    <ol className={styles.stairs} aria-label={t`开播进度`}>
      {stairs.map((stair, index) => (
        <li key={stair} aria-current={stair === at ? 'step' : undefined} data-done={index < place || undefined}>
          <i aria-hidden="true" style={{ blockSize: `${6 + index * 6}px` }} />
          {names[stair]}
        </li>
      ))}
    </ol>
  )
}
