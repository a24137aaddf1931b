// Follows in the user's own groups and order: move by buttons or drag, mark as special, name groups.
import { Trans, useLingui } from '@lingui/react/macro'
import { FolderPlus } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { type FollowOrderKind, followLimits } from '../../../../contract/limits/follow-limits.ts'
import type { FollowRecord } from '../../../core/storage/db.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { announce } from '../../../ui/page/announce.ts'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import type { Followed } from '../../match/state/use-followed.ts'
import { emptyFollowOrder, moveChange, sectionsOf } from '../follow-order.ts'
import { useFollowOrder } from '../use-follow-order.ts'
import styles from './ArrangeList.module.css'
import { ArrangeRow } from './ArrangeRow.tsx'
import type { AttentionTab } from './attention-kind.ts'
import { GroupHead } from './GroupHead.tsx'
import { GroupName } from './GroupName.tsx'
import { type ArrangeItem, useArrangeItems } from './use-arrange-items.tsx'

interface ArrangeListProps {
  kind: AttentionTab
  list: readonly FollowRecord[]
  followed: Followed
}

export function ArrangeList({ kind, list, followed }: ArrangeListProps) {
  const { t } = useLingui()
  const { order: known, change } = useFollowOrder()
  const order = known ?? emptyFollowOrder
  const { items, pending } = useArrangeItems(kind as FollowOrderKind, list, followed)
  const [dragged, setDragged] = useState<ArrangeItem | null>(null)
  const [naming, setNaming] = useState(false)
  const sections = sectionsOf(items, order)
  const groups = order.groups.map(({ id, name }) => ({ value: id, label: name }))

  function move(item: ArrangeItem, group: string | null, to: number): void {
    const others = (sections.find((section) => (section.group?.id ?? null) === group)?.items ?? []).filter((one) => one !== item)
    const place = Math.min(Math.max(0, to), others.length)
    change(moveChange(others, item, group, place, order))
    const at = place + 1
    announce(t`${item.name} 现在是第 ${at} 个`)
  }
  const drop = (group: string | null, to: number) => (event: DragEvent) => {
    event.preventDefault()
    if (dragged) move(dragged, group, to)
    setDragged(null)
  }
  const over = (event: DragEvent): void => {
    if (dragged) event.preventDefault()
  }
  if (pending) return <SkeletonRows count={4} height={56} label={t`数据加载中，请稍候！`} />
  return (
    <div className={styles.arrange}>
      <p className={styles.hint}>
        <Trans>拖动或用箭头调整顺序，换到别的分组。特别关注排在最前，它的提醒全部打开。</Trans>
      </p>
      {sections.map(({ group, items: some }, place) => (
        <section
          key={group?.id ?? ''}
          aria-label={group?.name ?? t`未分组`}
          onDragOver={over}
          onDrop={drop(group?.id ?? null, some.length)}
        >
          <GroupHead group={group} place={place} groups={sections.flatMap((section) => section.group ?? [])} change={change} />
          {some.length === 0 ? (
            <p className={styles.none}>
              <Trans>这里还是空的，拖进来，或在下面的名单里选这个分组</Trans>
            </p>
          ) : (
            <ol>
              {some.map((item, at) => (
                <ArrangeRow
                  key={item.id}
                  item={item}
                  order={order}
                  groups={groups}
                  first={at === 0}
                  last={at === some.length - 1}
                  dragged={dragged === item}
                  onDrag={setDragged}
                  onDragOver={over}
                  onDrop={(event) => {
                    event.stopPropagation()
                    drop(group?.id ?? null, at)(event)
                  }}
                  onMove={(by) => move(item, group?.id ?? null, at + by)}
                  onGroup={(next) => move(item, next, Number.MAX_SAFE_INTEGER)}
                  onSpecial={(special) => change({ marks: [{ kind: item.kind, id: item.id, special }] })}
                />
              ))}
            </ol>
          )}
        </section>
      ))}
      {naming ? (
        <GroupName
          label={t`新分组的名字`}
          name=""
          onDone={(name) => {
            setNaming(false)
            if (name !== null) change({ groups: [{ id: crypto.randomUUID(), name }] })
          }}
        />
      ) : (
        order.groups.length < followLimits.groups && (
          <Button className={styles.add} onClick={() => setNaming(true)}>
            <FolderPlus size={16} aria-hidden="true" />
            <Trans>新建分组</Trans>
          </Button>
        )
      )}
    </div>
  )
}
