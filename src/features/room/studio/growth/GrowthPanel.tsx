// Panel with a streamer's level: in the studio, and on the streamer's page.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { apiQuery } from '../../../../core/api/api-query.ts'
import { Panel } from '../../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../../ui/frame/SectionHead.tsx'
import { ErrorState } from '../../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../../ui/state/Skeleton.tsx'
import { useStudioRead } from '../use-studio-read.ts'
import { GrowthView } from './GrowthView.tsx'

export function GrowthPanel() {
  const read = useStudioRead('POST api/member/growupList', { body: {} })
  const growth = read.data?.list.find(({ kind }) => kind === 'anchor')
  if (read.data && !growth) return null
  return (
    <Framed failed={read.isLoadingError} onRetry={() => void read.refetch()}>
      {growth && <GrowthView growth={growth} />}
    </Framed>
  )
}

export function StreamerGrowth({ uid }: { uid: string }) {
  const { data, isLoadingError, refetch } = useQuery(apiQuery('GET api/User/anchorExperienceList', { query: { uid } }))
  return (
    <Framed failed={isLoadingError} onRetry={() => void refetch()}>
      {data && <GrowthView growth={data} />}
    </Framed>
  )
}

function Framed({ failed, onRetry, children }: { failed: boolean; onRetry(): void; children: ReactNode }) {
  const { t } = useLingui()
  const head = useId()
  return (
    <Panel padded aria-labelledby={head}>
      <SectionHead id={head} title={<Trans>主播等级</Trans>} />
      {children || (failed ? <ErrorState onRetry={onRetry} /> : <SkeletonRows count={2} label={t`数据加载中，请稍候！`} />)}
    </Panel>
  )
}
