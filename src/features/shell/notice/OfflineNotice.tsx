// What the banner says: since when what is shown is not fresh, and a way to try again.
import { Trans } from '@lingui/react/macro'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { CloudOff, RefreshCw } from 'lucide-react'
import { freshness } from '../../../core/api/freshness.ts'
import { preferences, shownZone } from '../../../core/preferences.ts'
import { dateText, dayOf, timeOf } from '../../../core/text/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Wrap } from '../../../ui/frame/Wrap.tsx'
import { useStore } from '../../../ui/use-store.ts'
import styles from './OfflineNotice.module.css'

export function OfflineNotice() {
  const queryClient = useQueryClient()
  const shown = useStore(preferences)
  useStore(freshness.version)
  const savedAt = oldestShown(queryClient)
  return (
    <div className={styles.banner}>
      <Wrap className={styles.inside}>
        <CloudOff size={20} className={styles.icon} />
        <p className={styles.words}>
          <b>
            <Trans>当前离线</Trans>
          </b>
          <span>
            {savedAt === null ? (
              <Trans>最后收到的内容</Trans>
            ) : (
              <Trans>{momentText(savedAt, shown.lang, shownZone(shown))} 保存的内容</Trans>
            )}
          </span>
          <span className={styles.more}>
            <Trans>比分可能已变化，联网后自动更新。</Trans>
          </span>
          {showsPart(queryClient) && (
            <span>
              <Trans>这一页只存下了一部分。</Trans>
            </span>
          )}
        </p>
        <Button size="sm" onClick={() => void queryClient.refetchQueries({ type: 'active' })}>
          <RefreshCw size={14} />
          <Trans>重试</Trans>
        </Button>
      </Wrap>
    </div>
  )
}

/** Real milliseconds of the oldest saved copy on screen; null when all of it came in this session. */
function oldestShown(queryClient: QueryClient): number | null {
  const ages = queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    .map((query) => freshness.get(query.queryKey))
    .filter((state) => state !== undefined && !state.live)
    .map((state) => state?.savedAt ?? 0)
  return ages.length > 0 ? Math.min(...ages) : null
}

/** Whether of something on screen only some is kept: the followed matches of a later day, the last news. */
const showsPart = (queryClient: QueryClient): boolean =>
  queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    .some((query) => freshness.get(query.queryKey)?.part === true)

/** 20:40, with the day when it is not today. */
function momentText(at: number, lang: 'zh' | 'en' | 'vi', tz: string): string {
  const day = dayOf(at, tz)
  const today = dayOf(Date.now(), tz)
  return day === today ? timeOf(at, tz) : `${dateText(day, lang, today)} ${timeOf(at, tz)}`
}
