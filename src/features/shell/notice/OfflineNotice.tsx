// The text of the banner: since when the data is stale, or that the refresh failed, and a retry button.
import { Trans } from '@lingui/react/macro'
import { notifyManager, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { CircleAlert, CloudOff, RefreshCw } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { NetworkError } from '../../../core/api/api.ts'
import { freshness } from '../../../core/api/freshness.ts'
import { serverNow, serverTimeOf } from '../../../core/clock/server-time.ts'
import { preferences, shownZone } from '../../../core/store/preferences.ts'
import { dateText, dayOf, timeOf } from '../../../core/text/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Wrap } from '../../../ui/frame/Wrap.tsx'
import { useStore } from '../../../ui/use-store.ts'
import styles from './OfflineNotice.module.css'
import { type OfflineState, offlineState } from './offline-state.ts'

export function OfflineNotice({ isOnline }: { isOnline: boolean }) {
  const queryClient = useQueryClient()
  const shown = useStore(preferences)
  const { savedAt, isPart } = useOfflineState(queryClient)
  return (
    <div className={styles.banner}>
      <Wrap className={styles.inside}>
        {isOnline ? <CircleAlert size={20} className={styles.icon} /> : <CloudOff size={20} className={styles.icon} />}
        {isOnline ? (
          <p className={styles.words}>
            <b>
              <Trans>有内容没有更新成功</Trans>
            </b>
            <span>
              <Trans>显示的是之前收到的。</Trans>
            </span>
          </p>
        ) : (
          <p className={styles.words}>
            <b>
              <Trans>当前离线</Trans>
            </b>
            {savedAt !== null ? (
              <span>
                <Trans>{savedText(savedAt, shown.lang, shownZone(shown))} 保存的内容</Trans>
              </span>
            ) : (
              !isPart && (
                <span>
                  <Trans>最后收到的内容</Trans>
                </span>
              )
            )}
            <span className={styles.more}>
              <Trans>比分可能已变化，联网后自动更新。</Trans>
            </span>
            {isPart && (
              <span>
                <Trans>这一页只存下了一部分。</Trans>
              </span>
            )}
          </p>
        )}
        <Button size="sm" onClick={() => void queryClient.refetchQueries({ type: 'active' })}>
          <RefreshCw size={14} />
          <Trans>重试</Trans>
        </Button>
      </Wrap>
    </div>
  )
}

/** Recomputed on every change of a query and of its freshness; a JSON snapshot, so that it renders only on a real change. */
function useOfflineState(queryClient: QueryClient): OfflineState {
  const cache = queryClient.getQueryCache()
  const read = (): string =>
    JSON.stringify(
      offlineState(
        cache.findAll({ type: 'active' }).map(({ queryKey, state }) => ({
          freshness: freshness.get(queryKey),
          unsaved: state.data === undefined && state.error instanceof NetworkError,
        })),
      ),
    )
  const text = useSyncExternalStore(
    (listener) => {
      // Batched, because queries start during a render.
      const stops = [cache.subscribe(notifyManager.batchCalls(listener)), freshness.subscribe(listener)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    read,
    read,
  )
  return JSON.parse(text) as OfflineState
}

/** Formats as 20:40, with the day unless it is today. `savedAt` uses the clock of this device. */
function savedText(savedAt: number, lang: 'zh' | 'en' | 'vi', tz: string): string {
  const at = serverTimeOf(savedAt)
  const day = dayOf(at, tz)
  const today = dayOf(serverNow(), tz)
  return day === today ? timeOf(at, tz) : `${dateText(day, lang, today)} ${timeOf(at, tz)}`
}
