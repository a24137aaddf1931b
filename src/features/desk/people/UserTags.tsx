// How an account stands, in tags.
import { Trans } from '@lingui/react/macro'
import type { DeskUser } from '../../../../contract/desk/desk.ts'
import { Tag } from '../../../ui/figure/Tag.tsx'
import styles from '../parts/Desk.module.css'

export function UserTags({ user }: { user: DeskUser }) {
  const { roles, blocked_at, closed_at, verified } = user
  const isOperator = roles.includes('operator')
  // A cell without anything in it is not shown on a phone.
  if (!blocked_at && !closed_at && !isOperator && verified !== 'verified') return null
  return (
    <span className={styles.pictures}>
      {blocked_at && (
        <Tag tone="danger">
          <Trans>已封禁</Trans>
        </Tag>
      )}
      {closed_at && (
        <Tag>
          <Trans>已注销</Trans>
        </Tag>
      )}
      {isOperator && (
        <Tag tone="accent">
          <Trans>运营人员</Trans>
        </Tag>
      )}
      {verified === 'verified' && (
        <Tag>
          <Trans>已实名</Trans>
        </Tag>
      )}
    </span>
  )
}
