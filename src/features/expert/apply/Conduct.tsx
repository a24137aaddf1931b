// The code of conduct in force, beside the application that requires consent to it.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { nameOf } from '../../../../rules/text/name/name.ts'
import { apiQuery } from '../../../core/api/api-query.ts'
import { pathLink } from '../../../core/path-link.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { Prose } from '../../../ui/prose/Prose.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { useStore } from '../../../ui/use-store.ts'
import styles from '../ExpertPages.module.css'

export function Conduct() {
  const { t } = useLingui()
  const { lang } = useStore(preferences)
  const { data, isPending, refetch } = useQuery(apiQuery('GET api/Legal/text', { query: { kind: 'conduct' } }))
  return (
    <Panel padded>
      <SectionHead title={<Trans>行为准则</Trans>} />
      {data ? (
        <div className={styles.conduct}>
          <Prose text={nameOf(data.text, lang)} link={(path, label) => <Link {...(pathLink(path) as { to: '/main' })}>{label}</Link>} />
        </div>
      ) : isPending ? (
        <SkeletonRows count={4} label={t`数据加载中，请稍候！`} />
      ) : (
        <ErrorState onRetry={() => void refetch()} />
      )}
    </Panel>
  )
}
