// Dense table of the admin console: arrow up and down move between the actions of its rows; on phones each row is a card. Has an empty
// state.
import { Trans } from '@lingui/react/macro'
import { Inbox } from 'lucide-react'
import { Fragment, type KeyboardEvent, type ReactNode, useContext, useEffect, useId, useRef } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { EmptyState } from '../../../../ui/state/EmptyState.tsx'
import styles from './AdminTable.module.css'
import { AskedRow } from './asked-row.ts'
import { moveInRows, rowActs } from './row-keys.ts'

export interface Column<T> {
  key: string
  head: ReactNode
  cell(row: T): ReactNode
  /** Numbers are right-aligned. */
  num?: boolean
  /** Running text may wrap. */
  text?: boolean
}

export interface RowGroup {
  key: string
  head: ReactNode
  /** Needs attention. */
  isHot?: boolean
}

export interface AdminTableProps<T> {
  label: string
  columns: readonly Column<T>[]
  rows: readonly T[]
  rowKey(row: T): string
  /** Group header of a row. Rows of one group are consecutive. */
  groupOf?(row: T): RowGroup
  /** The last column. */
  actions?(row: T): ReactNode
  /** Header of the last column. */
  actionsHead?: ReactNode
}

export function AdminTable<T>({ label, columns, rows, rowKey, groupOf, actions, actionsHead }: AdminTableProps<T>) {
  const id = useId()
  const body = useRef<HTMLTableSectionElement>(null)
  const asked = useContext(AskedRow)
  const isThere = asked !== undefined && rows.some((row) => rowKey(row) === asked)
  useEffect(() => {
    if (!isThere || asked === undefined) return
    const element = body.current?.querySelector<HTMLElement>(`[data-line="${CSS.escape(asked)}"]`)
    element?.scrollIntoView({ block: 'nearest' })
    element?.querySelector<HTMLElement>(rowActs)?.focus({ preventScroll: true })
  }, [isThere, asked])
  const onKeyDown = (event: KeyboardEvent<HTMLTableSectionElement>): void => {
    if (moveInRows(event.key, event.currentTarget)) event.preventDefault()
  }
  // No header without rows.
  if (rows.length === 0) return <EmptyState icon={<Inbox />} title={<Trans>还没有内容</Trans>} />
  return (
    <div className={styles.box}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ key, head, num }) => (
              <th key={key} id={`${id}-${key}`} scope="col" className={num ? styles.num : undefined}>
                {head}
              </th>
            ))}
            {actions && (
              <th scope="col" className={styles.acts}>
                {actionsHead}
              </th>
            )}
          </tr>
        </thead>
        <tbody ref={body} onKeyDown={onKeyDown}>
          {rows.map((row, place) => {
            const group = groupOf?.(row)
            const above = rows[place - 1]
            const isFirst = group?.key !== (above === undefined ? undefined : groupOf?.(above).key)
            return (
              <Fragment key={rowKey(row)}>
                {group && isFirst && (
                  <tr className={classNames(styles.group, group.isHot && styles.hot)}>
                    <td colSpan={columns.length + (actions ? 1 : 0)}>{group.head}</td>
                  </tr>
                )}
                <tr data-line={rowKey(row)} data-asked={rowKey(row) === asked ? '' : undefined}>
                  {columns.map(({ key, head, cell, num, text }) => (
                    <td key={key} className={classNames(num && styles.num, text && styles.text)}>
                      {/* Hidden from screen readers: the column header contains the same. */}
                      <span className={styles.name} aria-hidden="true">
                        {head}
                      </span>
                      <span className={styles.value}>{cell(row)}</span>
                    </td>
                  ))}
                  {actions && (
                    <td className={styles.acts}>
                      <div>{actions(row)}</div>
                    </td>
                  )}
                </tr>
              </Fragment>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
