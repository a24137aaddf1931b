// Header of a group: its name with inline rename, its position among the groups, and delete.
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { FollowGroup, FollowOrderChange } from '../../../../contract/follow/follow-order.ts'
import { ranksFor } from '../../../../rules/follow-rank.ts'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import styles from './ArrangeList.module.css'
import { GroupName } from './GroupName.tsx'

interface GroupHeadProps {
  /** Null for ungrouped items. */
  group: FollowGroup | null
  place: number
  groups: readonly FollowGroup[]
  change(next: FollowOrderChange): void
}

export function GroupHead({ group, place, groups, change }: GroupHeadProps) {
  const { t } = useLingui()
  const [naming, setNaming] = useState(false)
  const [ending, setEnding] = useState(false)
  if (!group)
    return groups.length === 0 ? null : (
      <div className={styles.head}>
        <h2>
          <Trans>未分组</Trans>
        </h2>
      </div>
    )
  const { id, name } = group
  function move(to: number): void {
    const list = groups.filter((one) => one.id !== id).map((one) => ({ key: one.id, rank: one.rank }))
    list.splice(to, 0, { key: id, rank: group?.rank ?? '' })
    change({ groups: ranksFor(list, to).map(({ key, rank }) => ({ id: key, rank })) })
  }
  if (naming)
    return (
      <GroupName
        label={t`分组的名字`}
        name={name}
        onDone={(next) => {
          setNaming(false)
          if (next !== null && next !== name) change({ groups: [{ id, name: next }] })
        }}
      />
    )
  return (
    <div className={styles.head}>
      <h2 translate="no">{name}</h2>
      <IconButton label={t`给分组 ${name} 改名`} onClick={() => setNaming(true)}>
        <Pencil size={16} aria-hidden="true" />
      </IconButton>
      <IconButton label={t`分组 ${name} 上移`} disabled={place === 0} onClick={() => move(place - 1)}>
        <ArrowUp size={16} aria-hidden="true" />
      </IconButton>
      <IconButton label={t`分组 ${name} 下移`} disabled={place === groups.length - 1} onClick={() => move(place + 1)}>
        <ArrowDown size={16} aria-hidden="true" />
      </IconButton>
      <IconButton label={t`删除分组 ${name}`} onClick={() => setEnding(true)}>
        <Trash2 size={16} aria-hidden="true" />
      </IconButton>
      <ConfirmDialog
        open={ending}
        onOpenChange={setEnding}
        title={t`确定删除吗？`}
        text={t`分组 ${name} 会消失，里面的关注都还在。`}
        act={t`删除分组`}
        onConfirm={() => change({ ended: [id] })}
      />
    </div>
  )
}
