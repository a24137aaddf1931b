// Toggles the like of a comment or a post, and displays the count.
import { Trans } from '@lingui/react/macro'
import { ThumbsUp } from 'lucide-react'
import type { Likes } from '../../core/like/optimistic-likes.ts'
import { preferences } from '../../core/store/preferences.ts'
import { countText } from '../../core/text/count-text.ts'
import { counted } from '../../ui/counted.ts'
import { Num } from '../../ui/figure/Num.tsx'
import { useStore } from '../../ui/use-store.ts'

interface LikeButtonProps {
  like: Likes
  /** Names the liked object for screen readers. */
  label: string
  className?: string
  onClick(): void
}

export function LikeButton({ like, label, className, onClick }: LikeButtonProps) {
  const { lang } = useStore(preferences)
  const count = like.likes > 0 ? countText(like.likes, lang) : ''
  return (
    <button type="button" className={className} aria-pressed={like.liked} aria-label={counted(label, count)} onClick={onClick}>
      <ThumbsUp size={16} aria-hidden="true" />
      {count ? <Num>{count}</Num> : <Trans>赞</Trans>}
    </button>
  )
}
