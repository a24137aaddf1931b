// A legal text that is in force: the operator's or the product's own, since when, and how old it is where it is a saved copy.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import type { LegalKind } from '../../../contract/legal.ts'
import { nameOf } from '../../../rules/text/name.ts'
import { apiQuery } from '../../core/api/api-query.ts'
import { copyState } from '../../core/api/copy-state.ts'
import { freshness, network } from '../../core/api/freshness.ts'
import { pathLink } from '../../core/path-link.ts'
import { preferences, shownZone } from '../../core/preferences.ts'
import { ageText, dayOf } from '../../core/text/format.ts'
import { Prose } from '../../ui/prose/Prose.tsx'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../ui/state/Skeleton.tsx'
import { StaleNote } from '../../ui/state/StaleNote.tsx'
import { useStore } from '../../ui/use-store.ts'
import styles from './AboutPage.module.css'

export function LegalDocument({ kind }: { kind: LegalKind }) {
  const { t } = useLingui()
  const chosen = useStore(preferences)
  const isOnline = useStore(network)
  const query = apiQuery('GET api/Legal/text', { query: { kind } })
  const { data, isPending, refetch } = useQuery(query)
  const kept = useSyncExternalStore(
    freshness.subscribe,
    () => freshness.get(query.queryKey),
    () => undefined,
  )
  if (isPending) return <SkeletonRows label={t`数据加载中，请稍候！`} />
  if (!data) return <ErrorState onRetry={() => void refetch()} />
  const { lang } = chosen
  const since = data.since && dayOf(data.since, shownZone(chosen))
  const said = copyState(kept, isOnline)
  const age = kept && said !== 'current' ? ageText(Date.now() - kept.savedAt, lang) : null
  return (
    <>
      {(since !== null || age !== null) && (
        <p className={styles.since}>
          {since !== null && <Trans>自 {since} 起生效</Trans>}
          {age !== null && (
            <StaleNote live={said === 'copy' ? false : null}>
              {said === 'copy' ? <Trans>离线副本 · {age}保存</Trans> : <Trans>正在更新 · {age}保存</Trans>}
            </StaleNote>
          )}
        </p>
      )}
      <Prose text={nameOf(data.text, lang)} link={(path, words) => <Link {...(pathLink(path) as { to: '/main' })}>{words}</Link>} />
    </>
  )
}
