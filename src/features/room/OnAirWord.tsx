// 正在直播 of a room that is on the air. Once live updates are lost it claims only the last known state: 刚才在播.
import { Trans } from '@lingui/react/macro'
import { lost } from '../../core/socket/hearing.ts'
import { useStore } from '../../ui/use-store.ts'

export function OnAirWord() {
  return useStore(lost) ? <Trans>刚才在播</Trans> : <Trans>正在直播</Trans>
}

/** Number of streamers on the air. */
export function OnAirCount({ list }: { list: readonly unknown[] }) {
  return useStore(lost) ? <Trans>刚才 {list.length} 位主播在播</Trans> : <Trans>{list.length} 位主播在播</Trans>
}
