// Follows what a page is about, in a word beside the star. The tap is where alerts are asked for.
import { Trans, useLingui } from '@lingui/react/macro'
import { Star } from 'lucide-react'
import type { FollowKind } from '../../../contract/follow.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './FollowButton.module.css'
import { useFollow } from './use-follow.ts'

interface FollowButtonProps {
  kind: FollowKind
  id: string
  /** What is followed, for the label and for lists without a network. */
  name: string
}

/** On the stand. */
export function FollowButton({ kind, id, name }: FollowButtonProps) {
  const { t } = useLingui()
  const { followed, toggle } = useFollow(kind, id, name)
  return (
    // Its name begins with the word that is seen: the pressed state says that another tap gives it up.
    <button
      type="button"
      className={classNames(styles.button, followed && styles.on)}
      aria-pressed={followed}
      aria-label={followed ? t`已关注 ${name}` : t`关注 ${name}`}
      onClick={toggle}
    >
      <Star size={18} aria-hidden="true" fill={followed ? 'currentColor' : 'none'} />
      {followed ? <Trans>已关注</Trans> : <Trans>关注</Trans>}
    </button>
  )
}
