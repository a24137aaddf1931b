// All waiting items of any kind, by due time: list and selected item side by side; on phones one at a time.
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useContext, useEffect, useRef, useState } from 'react'
import type { QueueView } from '../../../../contract/admin/queue-admin.ts'
import type { WaitingKind } from '../../../../contract/admin/waiting-admin.ts'
import type { ApiData } from '../../../../contract/api.ts'
import { maySettle } from '../../../../rules/admin/admin-rights.ts'
import { Chip, ChipRow } from '../../../ui/button/Chip.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { AdminList } from '../parts/table/AdminList.tsx'
import { AskedRow } from '../parts/table/asked-row.ts'
import { useAdminRead } from '../parts/use-admin-read.ts'
import { useRoles } from '../parts/use-may.ts'
import { useWaitingMessages } from '../waiting/use-waiting-messages.ts'
import { isWide } from './is-wide.ts'
import styles from './Queue.module.css'
import { QueueList } from './QueueList.tsx'
import { QueuePane } from './QueuePane.tsx'
import { addressOf, keyOf, kindOf } from './queue-key.ts'
import { neighbour, type QueueAct } from './queue-keys.ts'
import { useQueueKeys } from './use-queue-keys.ts'
import { useQueueNews } from './use-queue-news.ts'

/** Refetch interval in milliseconds: new items are not pushed to the admin console. */
const every = 15_000

export function QueueTab() {
  const { t } = useLingui()
  const roles = useRoles()
  const messages = useWaitingMessages()
  const navigate = useNavigate()
  const [view, setView] = useState<QueueView>('open')
  const [kind, setKind] = useState<WaitingKind | 'all'>('all')
  const read = useAdminRead('GET api/Desk/workQueue', { view, ...(kind !== 'all' && { kind }) }, every)
  useQueueNews()
  const box = useRef<HTMLDivElement>(null)
  const list = read.data?.list ?? []
  const keys = list.map(({ key }) => key)
  const asked = keyOf(useContext(AskedRow) ?? '')
  const isOpen = asked !== undefined && Object.hasOwn(messages, kindOf(asked))
  // The first item is preselected once: later arrivals do not change the selection.
  const [first, setFirst] = useState<string | null>(null)
  const [top = null] = read.isPlaceholderData ? [] : keys
  useEffect(() => {
    if (first === null && top !== null) setFirst(top)
  }, [first, top])
  const chosen = isOpen ? asked : first
  /** Index of the selected item when it was last in the list. */
  const [place, setPlace] = useState(0)
  const at = chosen === null ? -1 : keys.indexOf(chosen)
  useEffect(() => {
    if (at >= 0) setPlace(at)
  }, [at])
  const lastOpen = useRef<string | null>(null)
  useEffect(() => {
    // Back to the list on phones: restores focus to the last opened row.
    const left = isOpen ? null : lastOpen.current
    lastOpen.current = isOpen ? (asked ?? null) : null
    if (left !== null && !isWide()) rowOf(box.current, left)?.focus()
  }, [isOpen, asked])

  const choose = (key: string): void =>
    void navigate({ to: '/desk', search: { tab: 'waiting', item: addressOf(key) }, replace: isOpen, resetScroll: false })
  const step = (by: 1 | -1): boolean => {
    const next = neighbour(keys, chosen, place, by)
    if (next === null) return false
    choose(next)
    rowOf(box.current, next)?.focus()
    return true
  }
  useQueueKeys((act: QueueAct) => {
    if (act === 'next' || act === 'previous') return step(act === 'next' ? 1 : -1)
    const part = box.current?.querySelector<HTMLElement>(`[data-queue-act=${act}]`)
    const button = act === 'act' ? part?.querySelector<HTMLElement>('button:not(:disabled)') : part
    // On phones the button may not be visible.
    if (!button?.checkVisibility()) return false
    if (act === 'act') button.focus()
    else button.click()
    return true
  })
  /** Another list preselects its own first item. */
  const show = (change: () => void): void => {
    change()
    setFirst(null)
    if (isOpen) void navigate({ to: '/desk', search: { tab: 'waiting' }, replace: true, resetScroll: false })
  }
  const views: Record<QueueView, string> = { open: t`全部`, mine: t`我领的`, later: t`已推后` }
  const empty: Record<QueueView, string> = {
    open: t`没有要处理的，都清了`,
    mine: t`你没有领取任何一项`,
    later: t`没有推后的`,
  }
  const counts = read.data?.counts
  return (
    <div ref={box} className={classNames(styles.panes, isOpen && styles.open)}>
      <Panel className={styles.list} aria-labelledby="queue-list">
        <div className={styles.head}>
          <h2 id="queue-list">
            <Trans>待处理</Trans>
          </h2>
          <ChipRow role="group" aria-label={t`看哪些`}>
            {(Object.keys(views) as QueueView[]).map((one) => (
              <Chip key={one} pressed={view === one} onClick={() => show(() => setView(one))}>
                {views[one]}
                {counts && <Num>{counts[one]}</Num>}
              </Chip>
            ))}
          </ChipRow>
          <SelectField
            label={t`种类`}
            value={kind}
            options={[
              { value: 'all', label: t`全部` },
              ...(Object.entries(messages) as [WaitingKind, string][])
                .filter(([one]) => maySettle(roles, one))
                .map(([value, label]) => ({ value, label })),
            ]}
            onChange={(next) => show(() => setKind(next as typeof kind))}
          />
        </div>
        <div className={styles.scroll}>
          <AdminList<ApiData<'GET api/Desk/workQueue'>> read={read} empty={empty[view]}>
            {({ total, list: { length: shown } }) => (
              <>
                <QueueList view={view} list={list} chosen={chosen} onChoose={choose} />
                {total > shown && (
                  <p className={styles.more}>
                    <Trans>
                      共 {total} 条，先显示最急的 {shown} 条
                    </Trans>
                  </p>
                )}
              </>
            )}
          </AdminList>
        </div>
        <p className={styles.keys}>
          <Trans>
            <kbd>J</kbd> <kbd>K</kbd> 上下，<kbd>X</kbd> 去决定，<kbd>G</kbd> 领取，<kbd>S</kbd> 推后
          </Trans>
        </p>
      </Panel>
      {chosen !== null && (
        <QueuePane
          key={chosen}
          itemKey={chosen}
          kind={kindOf(chosen) as WaitingKind}
          isOpen={isOpen}
          hasPrevious={neighbour(keys, chosen, place, -1) !== null}
          hasNext={neighbour(keys, chosen, place, 1) !== null}
          onStep={step}
        />
      )}
    </div>
  )
}

const rowOf = (box: HTMLElement | null, key: string): HTMLElement | null | undefined =>
  box?.querySelector<HTMLElement>(`[data-queue-key="${CSS.escape(key)}"]`)
