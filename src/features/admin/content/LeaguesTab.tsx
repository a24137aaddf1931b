// Leagues with tables, and whether the operator has set custom rules.
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { AdminLeague } from '../../../../contract/admin/league-admin.ts'
import type { ApiData } from '../../../../contract/api.ts'
import { nameOf } from '../../../../rules/text/name/name.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { Tag } from '../../../ui/figure/Tag.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { LeagueMark } from '../../../ui/picture/LeagueMark.tsx'
import { useStore } from '../../../ui/use-store.ts'
import styles from '../parts/Admin.module.css'
import { AdminList } from '../parts/table/AdminList.tsx'
import { AdminTable, type Column } from '../parts/table/AdminTable.tsx'
import { useAdminRead } from '../parts/use-admin-read.ts'
import { LeagueRulesDialog } from './LeagueRulesDialog.tsx'
import leagueStyles from './league/LeagueRules.module.css'

export function LeaguesTab() {
  const { t } = useLingui()
  const { lang } = useStore(preferences)
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  const [chosen, setChosen] = useState<AdminLeague | null>(null)
  const read = useAdminRead('GET api/Desk/leagues', asked === '' ? {} : { name: asked })
  const find = (event: FormEvent): void => {
    event.preventDefault()
    setAsked(typed.trim())
  }
  const source = (isOwn: boolean) => <Tag tone={isOwn ? 'accent' : 'plain'}>{isOwn ? t`自定` : t`默认`}</Tag>
  const columns: Column<AdminLeague>[] = [
    {
      key: 'name',
      head: t`名称`,
      text: true,
      cell: ({ league }) => (
        <span className={leagueStyles.league}>
          <LeagueMark mark={league.mark} name={nameOf(league.name, lang)} color={league.color} />
          {nameOf(league.name, lang)}
        </span>
      ),
    },
    { key: 'order', head: t`排名顺序`, cell: ({ own }) => source(own.order.length > 0) },
    { key: 'zones', head: t`名次区`, cell: ({ own }) => source(own.zones !== null) },
    { key: 'deductions', head: t`扣分`, num: true, cell: ({ own }) => <Num>{own.deductions.length}</Num> },
  ]
  return (
    <Panel>
      <form className={styles.bar} onSubmit={find}>
        <TextField
          className={styles.grow}
          type="search"
          label={<Trans>赛事名称的一部分</Trans>}
          value={typed}
          onChange={setTyped}
          maxLength={40}
        />
        <Button type="submit" variant="primary">
          <Trans>查找</Trans>
        </Button>
      </form>
      <AdminList<ApiData<'GET api/Desk/leagues'>> read={read} empty={t`没有这样的赛事`}>
        {({ list, total }) => (
          <>
            <AdminTable
              label={t`有积分榜的赛事`}
              columns={columns}
              rows={list}
              rowKey={({ league }) => league.id}
              actionsHead={t`操作`}
              actions={(row) => (
                <Button size="sm" onClick={() => setChosen(row)} aria-label={t`修改 ${nameOf(row.league.name, lang)}`}>
                  <Trans>修改</Trans>
                </Button>
              )}
            />
            {total > list.length && (
              <p className={styles.rest}>
                <Trans>
                  共 {total} 项赛事，这里是前 {list.length} 项，其余的请按名称查找
                </Trans>
              </p>
            )}
          </>
        )}
      </AdminList>
      {chosen && <LeagueRulesDialog known={chosen} onClose={() => setChosen(null)} />}
    </Panel>
  )
}
