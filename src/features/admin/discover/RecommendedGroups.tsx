// Public groups: those that operators recommend are listed first for all users.
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { AdminGroup } from '../../../../contract/admin/discover-admin.ts'
import type { ApiData } from '../../../../contract/api.ts'
import { call } from '../../../core/api/api.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { Tag } from '../../../ui/figure/Tag.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { AccountLink } from '../parts/AccountLink.tsx'
import styles from '../parts/Admin.module.css'
import { AdminList } from '../parts/table/AdminList.tsx'
import { AdminTable, type Column } from '../parts/table/AdminTable.tsx'
import { useAdminAction } from '../parts/use-admin-action.ts'
import { useAdminRead } from '../parts/use-admin-read.ts'

export function RecommendedGroups() {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  const read = useAdminRead('GET api/Desk/groups', asked === '' ? {} : { name: asked })
  const { busy, error, run } = useAdminAction()
  const columns: Column<AdminGroup>[] = [
    { key: 'name', head: t`名称`, text: true, cell: ({ name }) => name },
    { key: 'owner', head: t`群主`, cell: ({ owner_id, owner_nickname }) => <AccountLink id={owner_id} name={owner_nickname} /> },
    { key: 'members', head: t`人数`, num: true, cell: ({ members }) => <Num>{members}</Num> },
    {
      key: 'state',
      head: t`状态`,
      cell: ({ recommended }) => recommended && <Tag tone="accent">{t`推荐`}</Tag>,
    },
  ]
  const find = (event: FormEvent): void => {
    event.preventDefault()
    setAsked(typed.trim())
  }
  const toggle = ({ id, recommended }: AdminGroup): void =>
    void run(() => call('POST api/Desk/recommendGroup', { body: { id, on: !recommended } }))
  return (
    <Panel padded aria-labelledby="recommended-groups">
      <SectionHead
        id="recommended-groups"
        title={<Trans>推荐群</Trans>}
        note={<Trans>后推荐的排在前面，其余按人数排；只有谁都能加入的群</Trans>}
      />
      <form className={styles.bar} onSubmit={find}>
        <TextField
          className={styles.grow}
          type="search"
          label={<Trans>群名称的一部分</Trans>}
          value={typed}
          onChange={setTyped}
          maxLength={40}
        />
        <Button type="submit" variant="primary">
          <Trans>查找</Trans>
        </Button>
      </form>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <AdminList<ApiData<'GET api/Desk/groups'>> read={read} empty={asked === '' ? t`还没有谁都能加入的群` : t`没有这样的群`}>
        {({ list }) => (
          <AdminTable
            label={t`群`}
            columns={columns}
            rows={list}
            rowKey={({ id }) => id}
            actionsHead={t`操作`}
            actions={(row) => (
              <Button
                size="sm"
                variant={row.recommended ? 'line' : 'soft'}
                disabled={busy}
                onClick={() => toggle(row)}
                aria-label={row.recommended ? t`取消推荐：${row.name}` : t`设为推荐：${row.name}`}
              >
                {row.recommended ? <Trans>取消推荐</Trans> : <Trans>设为推荐</Trans>}
              </Button>
            )}
          />
        )}
      </AdminList>
    </Panel>
  )
}
