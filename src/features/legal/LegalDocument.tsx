// A legal text in force (the operator's or the product's own), with its effective date and, for a cached copy, its age.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { LegalKind } from '../../../contract/legal.ts'
import { nameOf } from '../../../rules/text/name/name.ts'
import { apiQuery } from '../../core/api/api-query.ts'
import { pathLink } from '../../core/path-link.ts'
import { preferences, shownZone } from '../../core/store/preferences.ts'
import { dayOf } from '../../core/text/format.ts'
import { Prose } from '../../ui/prose/Prose.tsx'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../ui/state/Skeleton.tsx'
import { useStore } from '../../ui/use-store.ts'
import { CachedNote } from '../alert/CachedNote.tsx'
import styles from './AboutPage.module.css'

export function LegalDocument({ kind }: { kind: LegalKind }) {
  const { t } = useLingui()
  const chosen = useStore(preferences)
  const query = apiQuery('GET api/Legal/text', { query: { kind } })
  const { data, isPending, refetch } = useQuery(query)
  if (isPending) return <SkeletonRows label={t`数据加载中，请稍候！`} />
  if (!data) return <ErrorState onRetry={() => void refetch()} />
  const { lang } = chosen
  const since = data.since && dayOf(data.since, shownZone(chosen))
  return (
    <>
      <p className={styles.since}>
        {since !== null && <Trans>自 {since} 起生效</Trans>}
        <CachedNote queryKey={query.queryKey} />
      </p>
      <Prose text={nameOf(data.text, lang)} link={(path, label) => <Link {...(pathLink(path) as { to: '/main' })}>{label}</Link>} />
    </>
  )
}
