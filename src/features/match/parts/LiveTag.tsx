// 直播 for a streamer who is live. While updates are known to be missing it only states the last known: 刚才在播.
import { Trans } from '@lingui/react/macro'
import { lost } from '../../../core/socket/hearing.ts'
import { Tag } from '../../../ui/figure/Tag.tsx'
import { useStore } from '../../../ui/use-store.ts'

export function LiveTag({ className }: { className?: string }) {
  const isLost = useStore(lost)
  return (
    <Tag tone={isLost ? 'plain' : 'live'} className={className}>
      {isLost ? <Trans>刚才在播</Trans> : <Trans>直播</Trans>}
    </Tag>
  )
}
