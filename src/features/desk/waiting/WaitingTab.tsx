// All that waits, whatever its kind, the longest first: why it waits, for how long, and where it is settled.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { ApiData } from '../../../../contract/api.ts'
import type { DeskWaiting, WaitingKind } from '../../../../contract/desk/waiting-desk.ts'
import { maySettle } from '../../../../rules/desk/desk-rights.ts'
import { nameOf } from '../../../../rules/text/name.ts'
import { serverNow } from '../../../core/clock/server-time.ts'
import { preferences } from '../../../core/preferences.ts'
import { yuan } from '../../../core/text/amount-text.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { subjectKeyOf } from '../decision/decision.ts'
import { PendingDecisionActions } from '../decision/PendingDecisionActions.tsx'
import { AccountLink } from '../parts/AccountLink.tsx'
import styles from '../parts/Desk.module.css'
import { DeskList } from '../parts/DeskList.tsx'
import { type Column, DeskTable, type RowGroup } from '../parts/DeskTable.tsx'
import { useDeskRead } from '../parts/use-desk-read.ts'
import { useRoles } from '../parts/use-may.ts'
import { useWaitingWords } from './use-waiting-words.ts'
import { useWhy } from './use-why.ts'
import { WaitingAge } from './WaitingAge.tsx'
import { type WaitingGroup, waitingGroup } from './waiting-age.ts'

/** Milliseconds between two readings: what is new comes at the end, so that no row moves under the operator. */
const every = 15_000

export function WaitingTab() {
  const { t } = useLingui()
  const { lang } = useStore(preferences)
  const [kind, setKind] = useState<WaitingKind | 'all'>('all')
  const read = useDeskRead('GET api/Desk/queue', kind === 'all' ? {} : { kind }, every)
  const words = useWaitingWords()
  const roles = useRoles()
  const why = useWhy()
  function whatOf({ text, name, money }: DeskWaiting): string {
    if (name) return nameOf(name, lang)
    return money === null ? text : yuan(money)
  }
  const heads: Record<WaitingGroup, string> = { late: t`超过一天`, today: t`超过一小时`, new: t`一小时以内` }
  /** By age; the number is of what is listed. */
  function groupsOf(list: readonly DeskWaiting[]): (row: DeskWaiting) => RowGroup {
    const now = serverNow()
    const keyOf = ({ since }: DeskWaiting): WaitingGroup => waitingGroup(since, now)
    return (row) => {
      const key = keyOf(row)
      const head = (
        <>
          {heads[key]} <Num>{list.filter((one) => keyOf(one) === key).length}</Num>
        </>
      )
      return { key, head, isHot: key === 'late' }
    }
  }
  const columns: Column<DeskWaiting>[] = [
    { key: 'kind', head: t`种类`, cell: (row) => words[row.kind] },
    { key: 'since', head: t`提交时间`, cell: (row) => <WaitingAge since={row.since} /> },
    { key: 'by', head: t`来自`, cell: (row) => (row.account_id ? <AccountLink id={row.account_id} name={row.user_nickname} /> : t`游客`) },
    { key: 'why', head: t`等什么`, cell: why },
    { key: 'what', head: t`内容`, text: true, cell: (row) => whatOf(row) && <span className={styles.brief}>{whatOf(row)}</span> },
  ]
  return (
    <Panel>
      <div className={styles.bar}>
        <SelectField
          label={t`种类`}
          value={kind}
          options={[
            { value: 'all', label: t`全部` },
            ...(Object.entries(words) as [WaitingKind, string][])
              .filter(([one]) => maySettle(roles, one))
              .map(([value, label]) => ({ value, label })),
          ]}
          onChange={(next) => setKind(next as typeof kind)}
        />
      </div>
      <DeskList<ApiData<'GET api/Desk/queue'>> read={read} empty={t`没有要处理的，都清了`}>
        {({ list, total, list: { length: shown } }) => (
          <>
            <DeskTable
              label={t`待处理`}
              columns={columns}
              rows={list}
              rowKey={(row) => subjectKeyOf(row.kind, row.id)}
              groupOf={groupsOf(list)}
              actionsHead={t`操作`}
              actions={(row) => (
                <PendingDecisionActions subjectKey={subjectKeyOf(row.kind, row.id)}>
                  <Link
                    to="/desk"
                    search={{ tab: row.kind, item: row.id }}
                    className={styles.link}
                    aria-label={t`去处理：${words[row.kind]}`}
                  >
                    <Trans>去处理</Trans>
                  </Link>
                </PendingDecisionActions>
              )}
            />
            {total > shown && (
              <p className={styles.pager}>
                <Trans>
                  共 {total} 条，先显示等得最久的 {shown} 条
                </Trans>
              </p>
            )}
          </>
        )}
      </DeskList>
    </Panel>
  )
}
