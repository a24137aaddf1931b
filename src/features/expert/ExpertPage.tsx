// /specialist-home: an expert's profile: the record with its samples, the calibration, changes by corrections, and the schemes.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { GraduationCap } from 'lucide-react'
import { useState } from 'react'
import type { ApiData } from '../../../contract/api.ts'
import { firstSchemes } from '../../../rules/screen/people-reads.ts'
import { ApiError } from '../../core/api/api.ts'
import { apiQuery } from '../../core/api/api-query.ts'
import { Button } from '../../ui/button/Button.tsx'
import { TabLinks } from '../../ui/button/TabLinks.tsx'
import { Panel } from '../../ui/frame/Panel.tsx'
import { SectionHead } from '../../ui/frame/SectionHead.tsx'
import { Wrap } from '../../ui/frame/Wrap.tsx'
import { useTitle } from '../../ui/page/use-title.ts'
import { PersonPicture } from '../../ui/picture/PersonPicture.tsx'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../ui/state/Skeleton.tsx'
import head from './ExpertPage.module.css'
import styles from './ExpertPages.module.css'
import { FollowExpert } from './FollowExpert.tsx'
import { Labels } from './Labels.tsx'
import { CalibrationChart } from './record/CalibrationChart.tsx'
import { FormTicks } from './record/FormTicks.tsx'
import { RecordChanges } from './record/RecordChanges.tsx'
import { RecordTable } from './record/RecordTable.tsx'
import { SchemeList } from './scheme/SchemeList.tsx'

export function ExpertPage({ id }: { id: string }) {
  const { t } = useLingui()
  const { data, isPending, error, refetch } = useQuery({
    ...apiQuery('GET api/Expert/getHome', { query: { id } }),
    enabled: id !== '',
    retry: false,
  })
  useTitle(data?.expert.nickname ?? t({ message: '专家', context: 'a single one' }))
  const isNone = id === '' || (error instanceof ApiError && error.error === 'not-found')
  return (
    <Wrap className={styles.page}>
      {isNone ? (
        <NoExpert />
      ) : isPending ? (
        <SkeletonRows count={5} height={72} label={t`数据加载中，请稍候！`} />
      ) : !data ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <Home home={data} />
      )}
    </Wrap>
  )
}

function NoExpert() {
  const { t } = useLingui()
  return (
    <>
      <h1 className={styles.title}>
        <Trans>专家</Trans>
      </h1>
      <EmptyState
        icon={<GraduationCap />}
        title={t`没有找到这位专家`}
        action={<Button render={<Link to="/specialist" />}>{t`看看其他专家`}</Button>}
      />
    </>
  )
}

function Home({ home }: { home: ApiData<'GET api/Expert/getHome'> }) {
  const { t } = useLingui()
  const { expert, types, calibration, changes, me } = home
  const [state, setState] = useState(() => firstSchemes(expert))
  return (
    <>
      <Panel padded className={head.card}>
        <PersonPicture path={expert.avatar} size={72} />
        <div className={head.words}>
          <h1 className={styles.title} translate="no">
            {expert.nickname}
          </h1>
          <p className={head.meta}>
            <Labels labels={expert.labels} />
            <span>
              <Plural value={expert.followers} other="# 人关注" />
            </span>
          </p>
          {expert.signature !== '' && <p className={styles.note}>{expert.signature}</p>}
        </div>
        {me ? (
          <Button variant="primary" render={<Link to="/specialist-info" />}>
            <Trans>发布方案</Trans>
          </Button>
        ) : (
          <FollowExpert expert={expert} />
        )}
      </Panel>
      <div className={styles.columns}>
        <div className={styles.main}>
          <Panel>
            <div className={head.tabs}>
              <TabLinks
                label={t`方案`}
                current={state}
                items={[
                  { key: 'open', label: t`待开赛`, panel: 'expert-schemes', onSelect: () => setState('open') },
                  { key: 'over', label: t`往期`, panel: 'expert-schemes', onSelect: () => setState('over') },
                ]}
              />
            </div>
            <div id="expert-schemes" role="tabpanel">
              <SchemeList
                key={state}
                of={{ expert: expert.id, state }}
                empty={state === 'open' ? t`现在没有待开赛的方案` : t`还没有结算过的方案`}
              />
            </div>
          </Panel>
        </div>
        <div className={styles.side}>
          <Panel padded>
            <SectionHead title={<Trans>战绩</Trans>} more={<FormTicks id={expert.id} form={expert.form} />} />
            <RecordTable record={expert.record} types={types} />
          </Panel>
          {calibration.length > 0 && (
            <Panel padded>
              <SectionHead title={<Trans>说得准不准</Trans>} />
              <CalibrationChart bins={calibration} />
            </Panel>
          )}
          {changes.length > 0 && <RecordChanges id={expert.id} changes={changes} />}
        </div>
      </div>
    </>
  )
}
