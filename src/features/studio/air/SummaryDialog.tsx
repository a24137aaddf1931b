// What a broadcast was like, once it is over.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Broadcast } from '../../../../contract/room/studio.ts'
import { diamonds } from '../../../core/text/amount-text.ts'
import { lengthText } from '../../../core/text/length-text.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { Dialog } from '../../../ui/layer/Dialog.tsx'
import styles from '../Studio.module.css'
import { giftsOf } from './broadcast-gifts.ts'

export function SummaryDialog({ broadcast, onClose }: { broadcast: Broadcast; onClose(): void }) {
  const { t } = useLingui()
  const { id, seconds, peak_viewers, watchers, watched_seconds, new_followers, title } = broadcast
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
    <Dialog open onOpenChange={(open) => !open && onClose()} title={<Trans>直播结束</Trans>} text={title} width={480}>
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
      {gifts.isError && (
        <p className={styles.hint}>
          <Trans>礼物没有读出来，稍后可以在礼物记录里查。</Trans>
        </p>
      )}
      <div className={styles.ends}>
        <Button variant="primary" onClick={onClose}>
          <Trans>知道了</Trans>
        </Button>
      </div>
    </Dialog>
  )
}
