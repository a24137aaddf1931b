// Delay of the viewers: the share of viewers in each delay range, with the range of the median marked.
import { Trans, useLingui } from '@lingui/react/macro'
import { delaySteps } from '../../../../../contract/limits/room-limits.ts'
import { Num } from '../../../../ui/figure/Num.tsx'
import { Panel } from '../../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../../ui/frame/SectionHead.tsx'
import studio from '../Studio.module.css'
import styles from './DelayPanel.module.css'

interface DelayPanelProps {
  /** One more entry than the ranges: the last counts the rest. */
  counts: readonly number[]
  /** Median and 95th percentile in milliseconds; null until a viewer has reported. */
  half: number | null
  most: number | null
}

const seconds = (milliseconds: number): string => (milliseconds / 1_000).toFixed(1)

export function DelayPanel({ counts, half, most }: DelayPanelProps) {
  const { t } = useLingui()
  const top = Math.max(1, ...counts)
  const all = counts.reduce((sum, count) => sum + count, 0)
  const ends = [0, ...delaySteps].map((step) => step / 1_000)
  const names = ends.map((from, place) => (place < delaySteps.length ? `${from}-${ends[place + 1]}` : `${from}+`))
  const step = delaySteps.findIndex((end) => half !== null && half < end)
  const middle = step < 0 ? delaySteps.length : step
  return (
    <Panel padded aria-labelledby="delays">
      <SectionHead
        id="delays"
        title={<Trans>观众落后你多少秒</Trans>}
        note={
          half !== null &&
          most !== null && (
            <Trans>
              中位 {seconds(half)} 秒，九成五在 {seconds(most)} 秒内
            </Trans>
          )
        }
      />
      {half === null ? (
        <p className={studio.hint}>
          <Trans>还没有观众报告延迟</Trans>
        </p>
      ) : (
        <ol className={styles.bars} aria-label={t`观众落后你多少秒`}>
          {names.map((name, place) => (
            <li key={name} data-middle={place === middle || undefined}>
              <b>
                <Num>{Math.round(((counts[place] ?? 0) / all) * 100)}%</Num>
              </b>
              <i style={{ '--part': (counts[place] ?? 0) / top }} aria-hidden="true" />
              <span>
                <Num>{name}</Num>
              </span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}
