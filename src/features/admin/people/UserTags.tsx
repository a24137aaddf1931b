// State of an account as tags.
import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminUser } from '../../../../contract/admin/admin.ts'
import { adminRoles } from '../../../../contract/wire/role.ts'
import { Tag } from '../../../ui/figure/Tag.tsx'
import styles from '../parts/Admin.module.css'
import { roleMessages } from './role-messages.ts'

export function UserTags({ user }: { user: AdminUser }) {
  const { t } = useLingui()
  const { roles, blocked_at, closed_at, verified } = user
  // Returns null without tags, so that phones can hide the empty cell.
  if (!blocked_at && !closed_at && roles.length === 0 && verified !== 'verified') return null
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
      {adminRoles
        .filter((role) => roles.includes(role))
        .map((role) => (
          <Tag key={role} tone="accent">
            {t(roleMessages[role])}
          </Tag>
        ))}
      {verified === 'verified' && (
        <Tag>
          <Trans>已实名</Trans>
        </Tag>
      )}
    </span>
  )
}
