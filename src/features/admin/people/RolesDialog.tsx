// Admin roles of an account, granted and revoked immediately.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminUser } from '../../../../contract/admin/admin.ts'
import { type AdminRole, adminRoles } from '../../../../contract/wire/role.ts'
import { call } from '../../../core/api/api.ts'
import { SwitchRow } from '../../../ui/form/SwitchRow.tsx'
import styles from '../parts/Admin.module.css'
import { AdminDialog } from '../parts/form/AdminDialog.tsx'
import { useAdminAction } from '../parts/use-admin-action.ts'
import { roleHints, roleMessages } from './role-messages.ts'

export function RolesDialog({ user, onClose }: { user: AdminUser; onClose(): void }) {
  const { t } = useLingui()
  // Untouched switches follow the current values, which another operator may change.
  const [switched, setSwitched] = useState<Partial<Record<AdminRole, boolean>>>({})
  const { busy, error, run } = useAdminAction()
  const has = (role: AdminRole): boolean => user.roles.includes(role)
  const wants = (role: AdminRole): boolean => switched[role] ?? has(role)
  const give = adminRoles.filter((role) => wants(role) && !has(role))
  const take = adminRoles.filter((role) => !wants(role) && has(role))
  const name = user.user_nickname
  const setRoles = (given: AdminRole[], taken: AdminRole[]) =>
    call('POST api/Desk/setRoles', { body: { id: user.id, give: given, take: taken } })
  const submit = async (): Promise<void> => {
    const done = await run(
      () => setRoles(give, take),
      t`权限已更新`,
      () => setRoles(take, give),
    )
    if (done) onClose()
  }
  return (
    <AdminDialog
      title={<Trans>{name} 的权限</Trans>}
      act={<Trans>保存权限</Trans>}
      onClose={onClose}
      busy={busy}
      error={error}
      disabled={give.length + take.length === 0}
      onSubmit={() => void submit()}
    >
      <p className={styles.hint}>
        <Trans>马上生效。收回后，对方还没生效的决定也不会执行。</Trans>
      </p>
      {adminRoles.map((role) => (
        <SwitchRow
          key={role}
          checked={wants(role)}
          onCheckedChange={(on) => setSwitched({ ...switched, [role]: on })}
          hint={t(roleHints[role])}
        >
          {t(roleMessages[role])}
        </SwitchRow>
      ))}
    </AdminDialog>
  )
}
