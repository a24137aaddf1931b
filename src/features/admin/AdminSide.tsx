// Side navigation of the admin console: tabs by group, with counts of waiting items. Phones and tablets have a row of tabs instead.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'
import { Num } from '../../ui/figure/Num.tsx'
import styles from './AdminSide.module.css'
import { adminIcons } from './admin-icons.ts'
import { type AdminGroup, type AdminTab, adminGroups } from './admin-tab.ts'

export interface AdminSideProps {
  /** Null: not known yet. */
  current: AdminTab | null
  /** Visible tabs. */
  tabs: readonly AdminTab[]
  names: Record<AdminTab, string>
  /** Number of waiting items per tab. */
  counts: Partial<Record<AdminTab, number>>
  /** Number of health problems that need attention. */
  faults: number
}

export function AdminSide({ current, tabs: shown, names, counts, faults }: AdminSideProps) {
  const { t } = useLingui()
  const titles: Record<AdminGroup, string> = { now: t`现场`, waiting: t`待办`, trade: t`经营`, rules: t`规则`, proof: t`查证` }
  const lists: Record<AdminGroup, readonly AdminTab[]> = adminGroups
  const groups = (Object.keys(lists) as AdminGroup[])
    .map((group) => [group, lists[group].filter((tab) => shown.includes(tab))] as const)
    .filter(([, tabs]) => tabs.length > 0)
  return (
    <nav className={styles.side} aria-label={t`运营台的栏目`}>
      {groups.map(([group, tabs]) => (
        <div key={group}>
          <p id={`desk-${group}`} className={styles.title}>
            {titles[group]}
          </p>
          <ul aria-labelledby={`desk-${group}`} className={styles.group}>
            {tabs.map((tab) => {
              const Icon = adminIcons[tab]
              return (
                <li key={tab}>
                  <Link
                    to="/desk"
                    search={{ tab }}
                    activeOptions={{ exact: true, includeSearch: true }}
                    aria-current={tab === current ? 'page' : undefined}
                    className={classNames(styles.place, tab === current && styles.lit)}
                  >
                    <Icon size={18} aria-hidden="true" />
                    {names[tab]}
                    {counts[tab] ? <Num className={classNames(styles.count, tab === 'waiting' && styles.sum)}>{counts[tab]}</Num> : null}
                    {tab === 'health' && faults > 0 && (
                      <span className={styles.faults}>
                        <TriangleAlert size={14} aria-hidden="true" />
                        <Plural value={faults} other="# 项故障" />
                      </span>
                    )}
                  </Link>
                </li>
              )
            })}
          </ul>
        </div>
      ))}
      <p className={styles.keys}>
        <Trans>
          <kbd>J</kbd> <kbd>K</kbd> 上下，<kbd>Z</kbd> 撤销，<kbd>/</kbd> 查找
        </Trans>
      </p>
    </nav>
  )
}
