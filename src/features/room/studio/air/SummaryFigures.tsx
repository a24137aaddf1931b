// Figures of an ended broadcast.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Broadcast } from '../../../../../contract/room/studio.ts'
import { diamonds } from '../../../../core/text/amount-text.ts'
import { lengthText } from '../../../../core/text/length-text.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { Num } from '../../../../ui/figure/Num.tsx'
import styles from '../Studio.module.css'
import { useEndMessages } from '../use-studio-messages.ts'
import { giftsOf } from './broadcast-gifts.ts'

export function SummaryFigures({ broadcast }: { broadcast: Broadcast }) {
  const { t } = useLingui()
  const why = useEndMessages()(broadcast)
  const { id, seconds, peak_viewers, watchers, watched_seconds, new_followers } = broadcast
  const gifts = useQuery({
    queryKey: ['studio', 'gifts of a broadcast', id],
    queryFn: ({ signal }) => giftsOf(broadcast, signal),
    gcTime: 0,
  })
  const figures: [string, string][] = [
    [t`时长`, lengthText(seconds)],
    [t`最高同时观看`, String(peak_viewers)],
    [t`登录观众`, String(watchers)],
    [t`总观看时长`, lengthText(watched_seconds)],
    [t`新增关注`, String(new_followers)],
    [t`收到礼物`, gifts.data ? String(gifts.data.num) : '—'],
    [t`礼物收入，钻石`, gifts.data ? diamonds(gifts.data.income) : '—'],
  ]
  return (
    <>
      {why && <p className={styles.note}>{why}</p>}
      <dl className={classNames(styles.figures, styles.summary)}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Num>{value}</Num>
            </dd>
          </div>
        ))}
      </dl>
      {gifts.isLoadingError && (
        <p className={styles.hint}>
          <Trans>礼物没有读出来，稍后可以在礼物记录里查。</Trans>
        </p>
      )}
    </>
  )
}
