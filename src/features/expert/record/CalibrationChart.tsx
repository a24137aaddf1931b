// Stated confidence against hit rate: one dot per ten percent, sized by sample, with the interval as a line. On the diagonal the stated
// confidence is exact. Drawn without a library; a table gives the figures to screen readers.
import { Trans, useLingui } from '@lingui/react/macro'
import type { Calibration } from '../../../../contract/expert/expert.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import styles from './CalibrationChart.module.css'
import { interval, percent } from './rate-text.ts'

const size = 240
const edge = { left: 34, bottom: 26, top: 8, right: 8 }
const across = (perMille: number): number => edge.left + (perMille / 1_000) * (size - edge.left - edge.right)
const up = (perMille: number): number => size - edge.bottom - (perMille / 1_000) * (size - edge.bottom - edge.top)
const ticks = [0, 250, 500, 750, 1_000]
/** Radius in pixels. The area grows with the sample, so a tenfold sample looks ten times as large. */
export const dotRadius = (sample: number): number => Math.min(9, 2.5 + Math.sqrt(sample) * 0.7)

export function CalibrationChart({ bins }: { bins: readonly Calibration[] }) {
  const { t } = useLingui()
  const rateOf = ({ hits, sample }: Calibration): number => Math.round((hits / sample) * 1_000)
  return (
    <figure className={styles.figure}>
      <svg viewBox={`0 0 ${size} ${size}`} className={styles.chart} aria-hidden="true">
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1={across(0)} x2={across(1_000)} y1={up(tick)} y2={up(tick)} className={styles.grid} />
            <text x={edge.left - 6} y={up(tick) + 4} textAnchor="end">
              {tick / 10}
            </text>
            <text x={across(tick)} y={size - 8} textAnchor="middle">
              {tick / 10}
            </text>
          </g>
        ))}
        <line x1={across(0)} y1={up(0)} x2={across(1_000)} y2={up(1_000)} className={styles.diagonal} />
        {bins.map((bin) => (
          <g key={bin.from}>
            <line x1={across(bin.said)} x2={across(bin.said)} y1={up(bin.low)} y2={up(bin.high)} className={styles.whisker} />
            <circle cx={across(bin.said)} cy={up(rateOf(bin))} r={dotRadius(bin.sample)} className={styles.dot} />
          </g>
        ))}
      </svg>
      <figcaption className={styles.caption}>
        <Trans>横轴：自己说有几成把握；纵轴：真的中了几成。点在虚线上最准，虚线下是说大了。点越大样本越多，竖线是 95% 区间。</Trans>
      </figcaption>
      <VisuallyHidden>
        <table>
          <caption>{t`把握与命中`}</caption>
          <thead>
            <tr>
              <th scope="col">{t`把握`}</th>
              <th scope="col">{t`命中`}</th>
              <th scope="col">{t`区间`}</th>
              <th scope="col">{t`样本`}</th>
            </tr>
          </thead>
          <tbody>
            {bins.map((bin) => (
              <tr key={bin.from}>
                <td>{percent(bin.said)}</td>
                <td>{percent(rateOf(bin))}</td>
                <td>{interval(bin.low, bin.high)}</td>
                <td>{bin.sample}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  )
}
