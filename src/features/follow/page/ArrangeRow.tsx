// One follow in arrange mode: handle, mark, name, special toggle, up, down, and group.
import { useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, GripVertical, Star } from 'lucide-react'
import { type DragEvent, useEffect, useRef } from 'react'
import type { FollowOrder } from '../../../../contract/follow/follow-order.ts'
import { specialKinds } from '../../../../contract/limits/follow-limits.ts'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { isSpecial, markOf } from '../follow-order.ts'
import styles from './ArrangeList.module.css'
import type { ArrangeItem } from './use-arrange-items.tsx'

interface ArrangeRowProps {
  item: ArrangeItem
  order: FollowOrder
  groups: readonly { value: string; label: string }[]
  first: boolean
  last: boolean
  dragged: boolean
  onDrag(item: ArrangeItem | null): void
  onDragOver(event: DragEvent): void
  onDrop(event: DragEvent): void
  onMove(by: -1 | 1): void
  onGroup(group: string | null): void
  onSpecial(on: boolean): void
}

export function ArrangeRow({ item, order, groups, first, last, dragged, onDrag, onDragOver, onDrop, ...act }: ArrangeRowProps) {
  const { t } = useLingui()
  const { name } = item
  const special = isSpecial(order, item)
  const row = useRef<HTMLLIElement>(null)
  // Moving a row in the document loses the focus: restore it to the pressed arrow, or to the other one at either end.
  const pressed = useRef<'up' | 'down' | null>(null)
  useEffect(() => {
    if (!pressed.current) return
    const [one, other] = pressed.current === 'up' ? ['up', 'down'] : ['down', 'up']
    const button = (which: string | undefined) => row.current?.querySelector<HTMLButtonElement>(`[data-move="${which}"]:not(:disabled)`)
    ;(button(one) ?? button(other))?.focus()
    pressed.current = null
  })
  const move = (by: -1 | 1): void => {
    pressed.current = by < 0 ? 'up' : 'down'
    act.onMove(by)
  }
  return (
    <li
      ref={row}
      data-arrange={`${item.kind}:${item.id}`}
      className={classNames(styles.row, dragged && styles.dragged)}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', name)
        onDrag(item)
      }}
      onDragEnd={() => onDrag(null)}
      onDragOver={onDragOver}
      onDrop={onDrop}
    >
      <GripVertical size={16} aria-hidden="true" className={styles.grip} />
      {item.mark}
      <b className={styles.name} translate="no">
        {name}
      </b>
      <span className={styles.acts}>
        {specialKinds.includes(item.kind) && (
          <IconButton
            label={t`特别关注 ${name}`}
            aria-pressed={special}
            className={classNames(special && styles.special)}
            onClick={() => act.onSpecial(!special)}
          >
            <Star size={18} aria-hidden="true" fill={special ? 'currentColor' : 'none'} />
          </IconButton>
        )}
        <IconButton label={t`${name} 上移`} data-move="up" disabled={first} onClick={() => move(-1)}>
          <ArrowUp size={18} aria-hidden="true" />
        </IconButton>
        <IconButton label={t`${name} 下移`} data-move="down" disabled={last} onClick={() => move(1)}>
          <ArrowDown size={18} aria-hidden="true" />
        </IconButton>
        {groups.length > 0 && (
          <select
            className={styles.select}
            aria-label={t`${name} 的分组`}
            value={markOf(order, item)?.group ?? ''}
            onChange={({ target }) => act.onGroup(target.value === '' ? null : target.value)}
          >
            <option value="">{t`未分组`}</option>
            {groups.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </span>
    </li>
  )
}
