// Search results above the tab: kind, owner, state, and a link to each.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, type LinkProps } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { AdminHit } from '../../../../contract/admin/find-admin.ts'
import type { ApiData } from '../../../../contract/api.ts'
import { nameOf } from '../../../../rules/text/name/name.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { announce } from '../../../ui/page/announce.ts'
import { useStore } from '../../../ui/use-store.ts'
import { AccountLink } from '../parts/AccountLink.tsx'
import styles from '../parts/Admin.module.css'
import { AdminList } from '../parts/table/AdminList.tsx'
import { AdminTable, type Column } from '../parts/table/AdminTable.tsx'
import { AskedRow } from '../parts/table/asked-row.ts'
import { rowActs } from '../parts/table/row-keys.ts'
import { useAdminRead } from '../parts/use-admin-read.ts'
import { useFormatTime } from '../parts/use-format-time.ts'
import own from './Find.module.css'
import { placeOfHit } from './hit-link.ts'
import { useHitMessages } from './use-hit-messages.ts'

export function FindResults({ text, onClose }: { text: string; onClose(): void }) {
  const { t } = useLingui()
  const { lang } = useStore(preferences)
  const read = useAdminRead('GET api/Desk/find', { text })
  const messages = useHitMessages()
  const formatTime = useFormatTime()
  const place = useRef<HTMLDivElement>(null)
  const found = read.data?.list.length
  const isReported = useRef(false)
  // Moves focus to the first result after a search, but only once: a refetch must not steal focus.
  useEffect(() => {
    if (found === undefined || isReported.current) return
    isReported.current = true
    if (found === 0) announce(t`没有找到“${text}”`)
    else place.current?.querySelector<HTMLElement>(rowActs)?.focus()
  }, [found, text, t])
  const whatOf = (hit: AdminHit): string => [hit.name ? nameOf(hit.name, lang) : hit.text, messages.amount(hit)].filter(Boolean).join(' · ')
  const columns: Column<AdminHit>[] = [
    { key: 'kind', head: t`种类`, cell: messages.kind },
    { key: 'id', head: t`编号`, text: true, cell: (hit) => <span className={own.number}>{hit.id}</span> },
    {
      key: 'by',
      head: t`来自`,
      cell: (hit) => (hit.account_id ? <AccountLink id={hit.account_id} name={hit.user_nickname} /> : '—'),
    },
    { key: 'what', head: t`内容`, text: true, cell: (hit) => whatOf(hit) && <span className={styles.brief}>{whatOf(hit)}</span> },
    { key: 'state', head: t`状态`, cell: messages.state },
    { key: 'at', head: t`时间`, cell: (hit) => <Num>{formatTime(hit.at)}</Num> },
  ]
  return (
    <Panel className={own.results} aria-labelledby="desk-found">
      <div className={styles.bar}>
        <SectionHead
          id="desk-found"
          className={styles.grow}
          title={<Trans>查找“{text}”</Trans>}
          more={
            <IconButton label={t`关闭查找结果`} onClick={onClose}>
              <X size={20} />
            </IconButton>
          }
        />
      </div>
      {/* The row requested by the address belongs to the tab, not to these results. */}
      <AskedRow value={undefined}>
        <div ref={place}>
          <AdminList<ApiData<'GET api/Desk/find'>> read={read} empty={t`没有找到。编号要完整，或至少写出前 4 位`}>
            {({ list }) => (
              <AdminTable
                label={t`查找结果`}
                columns={columns}
                rows={list}
                rowKey={(hit) => `${hit.kind} ${hit.id}`}
                actionsHead={t`操作`}
                actions={(hit) => {
                  const { to, search = {} } = placeOfHit(hit)
                  return (
                    <Link
                      to={to as LinkProps['to']}
                      search={search as never}
                      className={styles.link}
                      aria-label={t`去看：${messages.kind(hit)} ${hit.id}`}
                      onClick={onClose}
                    >
                      <Trans>去看</Trans>
                    </Link>
                  )
                }}
              />
            )}
          </AdminList>
        </div>
      </AskedRow>
    </Panel>
  )
}
