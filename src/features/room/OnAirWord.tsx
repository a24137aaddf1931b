// 正在直播 of what is on the air. Once changes are known not to arrive it says no more than was heard: 刚才在播.
import { Trans } from '@lingui/react/macro'
import { lost } from '../../core/socket/hearing.ts'
import { useStore } from '../../ui/use-store.ts'

export function OnAirWord() {
  return useStore(lost) ? <Trans>刚才在播</Trans> : <Trans>正在直播</Trans>
}

/** How many are on the air. */
export function OnAirCount({ list }: { list: readonly unknown[] }) {
  return useStore(lost) ? <Trans>刚才 {list.length} 位主播在播</Trans> : <Trans>{list.length} 位主播在播</Trans>
}
