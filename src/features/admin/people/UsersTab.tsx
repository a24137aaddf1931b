// Users: search by id, nickname, full phone number or email address; the account in the address is open.
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import type { AdminUser } from '../../../../contract/admin/admin.ts'
import type { ApiData, ApiQuery } from '../../../../contract/api.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { AccountLink } from '../parts/AccountLink.tsx'
import styles from '../parts/Admin.module.css'
import { AdminList } from '../parts/table/AdminList.tsx'
import { AdminTable, type Column } from '../parts/table/AdminTable.tsx'
import { ExportButton } from '../parts/table/ExportButton.tsx'
import { useListState } from '../parts/table/use-list-state.ts'
import { useAdminRead } from '../parts/use-admin-read.ts'
import { useFormatTime } from '../parts/use-format-time.ts'
import { UserPanel } from './UserPanel.tsx'
import { UserTags } from './UserTags.tsx'

type State = NonNullable<ApiQuery<'GET api/Desk/users'>['state']>

export function UsersTab({ account }: { account?: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  const { state, page, setState, setPage } = useListState<State>('all')
  const read = useAdminRead('GET api/Desk/users', { ...(asked && { text: asked }), state, page: String(page) })
  const formatTime = useFormatTime()
  const find = (event: FormEvent): void => {
    event.preventDefault()
    setAsked(typed.trim())
    setPage(1)
  }
  const columns: Column<AdminUser>[] = [
    { key: 'id', head: t`账号`, cell: (row) => <AccountLink id={row.id} /> },
    { key: 'name', head: t`昵称`, text: true, cell: (row) => row.user_nickname },
    { key: 'mobile', head: t`手机或邮箱`, cell: (row) => row.mobile || row.email || '—' },
    { key: 'made', head: t`注册时间`, cell: (row) => formatTime(row.create_time_str) },
    { key: 'state', head: t`状态`, cell: (row) => <UserTags user={row} /> },
  ]
  return (
    <div className={styles.stack}>
      {account && <UserPanel key={account} id={account} onClose={() => void navigate({ to: '/desk', search: { tab: 'users' } })} />}
      <Panel>
        <form className={styles.bar} onSubmit={find}>
          <TextField
            className={styles.grow}
            type="search"
            label={<Trans>账号、昵称、完整的手机号或邮箱</Trans>}
            value={typed}
            onChange={setTyped}
            maxLength={254}
          />
          <SelectField
            label={<Trans>状态</Trans>}
            value={state}
            onChange={(value) => setState(value as State)}
            options={[
              { value: 'all', label: t`全部` },
              { value: 'blocked', label: t`已封禁` },
              { value: 'operator', label: t`运营人员` },
              { value: 'staff', label: t`工作人员` },
            ]}
          />
          <Button type="submit" variant="primary">
            <Trans>查找</Trans>
          </Button>
          <ExportButton query={{ kind: 'users', ...(asked && { text: asked }), state }} total={read.data?.total} />
        </form>
        <AdminList<ApiData<'GET api/Desk/users'>> read={read} empty={t`没有找到用户`} page={page} onPage={setPage}>
          {({ list }) => <AdminTable label={t`用户`} columns={columns} rows={list} rowKey={(row) => row.id} />}
        </AdminList>
      </Panel>
    </div>
  )
}
