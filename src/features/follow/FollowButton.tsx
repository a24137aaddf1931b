// Follow button of a page's subject, with a label beside the star. The tap triggers the alert permission prompt.
import { Trans, useLingui } from '@lingui/react/macro'
import { Star } from 'lucide-react'
import type { FollowKind } from '../../../contract/follow/follow.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './FollowButton.module.css'
import { useFollow } from './use-follow.ts'

interface FollowButtonProps {
  kind: FollowKind
  id: string
  /** Name of the subject, for the label and for offline lists. */
  name: string
}

/** For use on the stand. */
export function FollowButton({ kind, id, name }: FollowButtonProps) {
  const { t } = useLingui()
  const { followed, toggle } = useFollow(kind, id, name)
  return (
    // The accessible name begins with the visible label; the pressed state conveys that another tap unfollows.
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
