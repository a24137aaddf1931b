// 实名认证: not requested, pending, verified, or refused with the reason and another attempt.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Verification } from '../../../../../contract/account/member.ts'
import { apiQuery } from '../../../../core/api/api-query.ts'
import { preferences, shownZone } from '../../../../core/store/preferences.ts'
import { dayOf } from '../../../../core/text/format.ts'
import { Num } from '../../../../ui/figure/Num.tsx'
import { Tag } from '../../../../ui/figure/Tag.tsx'
import { Panel } from '../../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../../ui/frame/SectionHead.tsx'
import { ErrorState } from '../../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../../ui/state/Skeleton.tsx'
import { useStore } from '../../../../ui/use-store.ts'
import styles from '../Settings.module.css'
import { useIdKinds, VerificationForm } from './VerificationForm.tsx'

export function VerificationPanel() {
  const { t } = useLingui()
  const client = useQueryClient()
  const query = apiQuery('POST api/Member/getVerifiedInfo')
  const { data, isLoadingError, refetch } = useQuery(query)
  const onSent = (next: Verification): void => {
    client.setQueryData(query.queryKey, next)
    void client.invalidateQueries({ queryKey: ['GET api/Member/info'] })
  }
  return (
    <Panel padded id="verify" aria-labelledby="verification">
      <SectionHead id="verification" title={<Trans>实名认证</Trans>} more={data && <StateTag state={data.state} />} />
      {!data ? (
        isLoadingError ? (
          <ErrorState onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows count={2} label={t`数据加载中，请稍候！`} />
        )
      ) : data.state === 'waiting' || data.state === 'verified' ? (
        <Sent verification={data} />
      ) : (
        <>
          {data.state === 'refused' && (
            <p className={styles.refused} role="status">
              <Trans>没有通过：{data.reason || t`资料不符`}。改好后可以再提交。</Trans>
            </p>
          )}
          <VerificationForm onSent={onSent} />
        </>
      )}
    </Panel>
  )
}

function StateTag({ state }: Pick<Verification, 'state'>) {
  if (state === 'waiting')
    return (
      <Tag tone="warn">
        <Trans>审核中</Trans>
      </Tag>
    )
  if (state === 'verified')
    return (
      <Tag tone="accent">
        <Trans>已认证</Trans>
      </Tag>
    )
  if (state === 'refused')
    return (
      <Tag tone="danger">
        <Trans>未通过</Trans>
      </Tag>
    )
  return (
    <Tag>
      <Trans>未认证</Trans>
    </Tag>
  )
}

function Sent({ verification }: { verification: Verification }) {
  const zone = shownZone(useStore(preferences))
  const kinds = useIdKinds()
  const { real_name, id_number, kind, sent_at, state } = verification
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>
            <Trans>姓名</Trans>
          </dt>
          <dd>{real_name}</dd>
        </div>
        <div>
          <dt>{kind ? kinds[kind] : <Trans>证件</Trans>}</dt>
          <dd translate="no">{id_number}</dd>
        </div>
        {sent_at && (
          <div>
            <dt>
              <Trans>提交时间</Trans>
            </dt>
            <dd>
              <Num>{dayOf(sent_at, zone)}</Num>
            </dd>
          </div>
        )}
      </dl>
      <p className={styles.note}>
        {state === 'waiting' ? (
          <Trans>一般一个工作日内有结果，结果会显示在这里。</Trans>
        ) : (
          <Trans>认证后资料不能再改；只有你和审核的人能看到。</Trans>
        )}
      </p>
    </>
  )
}
