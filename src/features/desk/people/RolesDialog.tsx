// Admin roles of an account, granted and revoked immediately.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { DeskUser } from '../../../../contract/desk/desk.ts'
import { type DeskRole, deskRoles } from '../../../../contract/wire/role.ts'
import { call } from '../../../core/api/api.ts'
import { SwitchRow } from '../../../ui/form/SwitchRow.tsx'
import styles from '../parts/Desk.module.css'
import { DeskDialog } from '../parts/DeskDialog.tsx'
import { useDeskAct } from '../parts/use-desk-act.ts'
import { roleHints, roleWords } from './role-words.ts'

export function RolesDialog({ user, onClose }: { user: DeskUser; onClose(): void }) {
  const { t } = useLingui()
  // Untouched switches follow the current values, which another operator may change.
  const [switched, setSwitched] = useState<Partial<Record<DeskRole, boolean>>>({})
  const { busy, error, run } = useDeskAct()
  const has = (role: DeskRole): boolean => user.roles.includes(role)
  const wants = (role: DeskRole): boolean => switched[role] ?? has(role)
  const give = deskRoles.filter((role) => wants(role) && !has(role))
  const take = deskRoles.filter((role) => !wants(role) && has(role))
  const name = user.user_nickname
  const put = (given: DeskRole[], taken: DeskRole[]) => call('POST api/Desk/setRoles', { body: { id: user.id, give: given, take: taken } })
  const submit = async (): Promise<void> => {
    const done = await run(
      () => put(give, take),
      t`权限已更新`,
      () => put(take, give),
    )
    if (done) onClose()
  }
  return (
    <DeskDialog
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
      {deskRoles.map((role) => (
        <SwitchRow
          key={role}
          checked={wants(role)}
          onCheckedChange={(on) => setSwitched({ ...switched, [role]: on })}
          hint={t(roleHints[role])}
        >
          {t(roleWords[role])}
        </SwitchRow>
      ))}
    </DeskDialog>
  )
}
