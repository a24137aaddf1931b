// The record as a table: all plays and each type, every rate with its sample and interval; then runs and return.
import { Trans, useLingui } from '@lingui/react/macro'
import type { ExpertRecord } from '../../../../contract/expert/expert.ts'
import type { PlayType } from '../../../../contract/match/play.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import styles from '../ExpertPage.module.css'
import { usePlayMessages } from '../play-messages.ts'
import { interval, percent, signedPercent } from './rate-text.ts'

const playTypes: readonly PlayType[] = ['result', 'handicap', 'total']

export function RecordTable({ record, types }: { record: ExpertRecord; types: Record<PlayType, ExpertRecord> }) {
  const { t } = useLingui()
  const messages = usePlayMessages()
  const rows: [string, ExpertRecord][] = [
    [t`全部`, record],
    ...playTypes.map((type): [string, ExpertRecord] => [messages.type(type, null), types[type]]),
  ]
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t`玩法`}</th>
            <th scope="col">{t`样本`}</th>
            <th scope="col">{t`命中`}</th>
            <th scope="col">{t`95% 区间`}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, one]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <Num>{one.sample}</Num>
              </td>
              <td>
                <Num strong>{one.rate === null ? '—' : percent(one.rate)}</Num>
              </td>
              <td>
                <Num>{one.rate === null ? '—' : interval(one.low, one.high)}</Num>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.facts}>
        <span>
          <Trans>
            最长连错 <Num strong>{record.longest_losing}</Num> 项，眼下连错 <Num>{record.losing_now}</Num> 项
          </Trans>
        </span>
        {record.return !== null && (
          <span>
            <Trans>
              每项同样一份，平均 <Num strong>{signedPercent(record.return)}</Num>（有赔率的 <Num>{record.priced}</Num> 项）
            </Trans>
          </span>
        )}
      </p>
    </>
  )
}
