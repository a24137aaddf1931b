// Users: search by id, nickname, full phone number or email address; the account in the address is open.
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import type { ApiData, ApiQuery } from '../../../../contract/api.ts'
import type { DeskUser } from '../../../../contract/desk/desk.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { AccountLink } from '../parts/AccountLink.tsx'
import styles from '../parts/Desk.module.css'
import { DeskList } from '../parts/DeskList.tsx'
import { type Column, DeskTable } from '../parts/DeskTable.tsx'
import { ExportButton } from '../parts/ExportButton.tsx'
import { useDeskRead } from '../parts/use-desk-read.ts'
import { useListState } from '../parts/use-list-state.ts'
import { useMoment } from '../parts/use-moment.ts'
import { UserPanel } from './UserPanel.tsx'
import { UserTags } from './UserTags.tsx'

type State = NonNullable<ApiQuery<'GET api/Desk/users'>['state']>

export function UsersTab({ account }: { account?: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  const { state, page, setState, setPage } = useListState<State>('all')
  const read = useDeskRead('GET api/Desk/users', { ...(asked && { text: asked }), state, page: String(page) })
  const moment = useMoment()
  const find = (event: FormEvent): void => {
    event.preventDefault()
    setAsked(typed.trim())
    setPage(1)
  }
  const columns: Column<DeskUser>[] = [
    { key: 'id', head: t`账号`, cell: (row) => <AccountLink id={row.id} /> },
    { key: 'name', head: t`昵称`, text: true, cell: (row) => row.user_nickname },
    { key: 'mobile', head: t`手机或邮箱`, cell: (row) => row.mobile || row.email || '—' },
    { key: 'made', head: t`注册时间`, cell: (row) => moment(row.create_time_str) },
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
        <DeskList<ApiData<'GET api/Desk/users'>> read={read} empty={t`没有找到用户`} page={page} onPage={setPage}>
          {({ list }) => <DeskTable label={t`用户`} columns={columns} rows={list} rowKey={(row) => row.id} />}
        </DeskList>
      </Panel>
    </div>
  )
}
