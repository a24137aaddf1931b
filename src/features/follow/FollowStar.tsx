// Follow star of a match, team, league or player: filled when followed. The tap triggers the alert permission prompt.
import { useLingui } from '@lingui/react/macro'
import { Star } from 'lucide-react'
import { memo } from 'react'
import type { FollowKind } from '../../../contract/follow/follow.ts'
import type { FollowRecord } from '../../core/storage/db.ts'
import { classNames } from '../../ui/class-names.ts'
import { toast } from '../../ui/layer/toast/toast.ts'
import styles from './FollowStar.module.css'
import { followStore } from './follow-store.ts'
import { useFollow } from './use-follow.ts'

interface FollowStarProps {
  kind: FollowKind
  id: string
  /** Name of the subject, for the label and for offline lists. */
  name: string
  /** For a player: their sport and team. */
  known?: Pick<FollowRecord, 'player'>
  size?: number
  /** On stand or ground the empty star is light. */
  tone?: 'surface' | 'ground'
  className?: string
}

export const FollowStar = memo(function FollowStar({ kind, id, name, known, size = 20, tone = 'surface', className }: FollowStarProps) {
  const { t } = useLingui()
  const { followed, toggle } = useFollow(kind, id, name, known)
  return (
    <button
      type="button"
      className={classNames(styles.star, styles[tone], followed && styles.on, className)}
      aria-pressed={followed}
      aria-label={followed ? t`取消关注 ${name}` : t`关注 ${name}`}
      onClick={(event) => {
        event.preventDefault()
        event.stopPropagation()
        // The very first follow is confirmed by a message; later ones only by the star.
        if (followStore.get().follows.size === 0) toast(t`添加成功`, { tone: 'ok', duration: 2_000 })
        toggle()
      }}
    >
      <Star size={size} aria-hidden="true" fill={followed ? 'currentColor' : 'none'} />
    </button>
  )
})
