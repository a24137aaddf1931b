// Account security: number, password, payment password and verification, each with a link to set it up.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { Panel } from '../../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../../ui/frame/SectionHead.tsx'
import { ErrorState } from '../../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../../ui/state/Skeleton.tsx'
import { memberTypes } from '../member-places.ts'
import { useMember } from '../member-queries.ts'
import styles from './SafetyPanel.module.css'

export function SafetyPanel() {
  const { t } = useLingui()
  const { data: member, isLoadingError, refetch } = useMember()
  const account = { type: memberTypes.settings, part: 'account' } as const
  const verified = { none: t`未认证`, waiting: t`审核中`, verified: t`已认证`, refused: t`未通过` }
  return (
    <Panel padded aria-labelledby="home-safety">
      <SectionHead id="home-safety" title={<Trans>账号安全</Trans>} />
      {!member ? (
        isLoadingError ? (
          <ErrorState onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows count={3} label={t`数据加载中，请稍候！`} />
        )
      ) : (
        <ul className={styles.list}>
          <Row name={t`登录密码`} state={member.has_password ? t`已设置` : t`未设置`} search={account} />
          <Row name={t`支付密码`} state={member.has_payment_password ? t`已设置` : t`未设置`} search={account} />
          <Row name={t`实名认证`} state={verified[member.verified]} search={{ type: memberTypes.profile }} />
        </ul>
      )}
    </Panel>
  )
}

function Row({ name, state, search }: { name: string; state: string; search: { type: number; part?: 'account' } }) {
  return (
    <li>
      <Link to="/member" search={search}>
        <span>{name}</span>
        <small>{state}</small>
        <ChevronRight size={16} aria-hidden="true" />
      </Link>
    </li>
  )
}
