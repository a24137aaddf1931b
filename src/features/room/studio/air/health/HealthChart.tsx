// Bitrate of the last minutes, with dips marked and described: when, how deep, and the frames lost.
import { Trans, useLingui } from '@lingui/react/macro'
import { preferences, shownZone } from '../../../../../core/store/preferences.ts'
import { timeOf } from '../../../../../core/text/format.ts'
import { Num } from '../../../../../ui/figure/Num.tsx'
import { useStore } from '../../../../../ui/use-store.ts'
import styles from './HealthChart.module.css'
import { dipsOf, type HealthPoint, lineOf, placeOf, spanOf, topOf } from './health-series.ts'

const [width, height] = [600, 104]
/** Minimum width, so that a dip of a single sample is visible. */
const narrowest = 6
/** Maximum number of dips described; the latest ones. */
const maxShown = 3

export function HealthChart({ points }: { points: readonly HealthPoint[] }) {
  const { t } = useLingui()
  const tz = shownZone(useStore(preferences))
  const line = lineOf(points, width, height)
  const dips = dipsOf(points)
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const start = placeOf(points, first.at, width).toFixed(1)
  return (
    <figure className={styles.chart}>
      <div className={styles.box}>
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label={t`码率的变化`}>
          <polygon points={`${start},${height} ${line} ${width},${height}`} />
          {dips.map(({ from, to }) => {
            const left = placeOf(points, from, width)
            const room = Math.max(narrowest, placeOf(points, to, width) - left)
            return <rect key={from} x={Math.min(left, width - room)} y={0} width={room} height={height} />
          })}
          <polyline points={line} />
        </svg>
        <Num className={styles.top}>{topOf(points)}</Num>
      </div>
      <figcaption>
        <Num>{timeOf(last.at - spanOf(points), tz)}</Num>
        <Trans>码率，kbps</Trans>
        <Num>{timeOf(last.at, tz)}</Num>
      </figcaption>
      {dips.length > 0 && (
        <ul className={styles.dips} aria-label={t`码率跌落`}>
          {dips.slice(-maxShown).map(({ from, kbps, lost }) => (
            <li key={from}>
              <Num>{timeOf(from, tz)}</Num>{' '}
              {lost > 0 ? (
                <Trans>
                  跌到 {kbps} kbps，丢 {lost} 帧
                </Trans>
              ) : (
                <Trans>跌到 {kbps} kbps，没有丢帧</Trans>
              )}
            </li>
          ))}
        </ul>
      )}
    </figure>
  )
}
