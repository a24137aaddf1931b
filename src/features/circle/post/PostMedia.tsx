// Up to four images, each opening by itself, or the video with its cover.
import { useLingui } from '@lingui/react/macro'
import type { Post } from '../../../../contract/circle.ts'
import styles from './PostMedia.module.css'

export function PostMedia({ post }: { post: Pick<Post, 'type' | 'pictures' | 'video' | 'cover' | 'person'> }) {
  const { t } = useLingui()
  const { nickname } = post.person
  if (post.type === 'video')
    return (
      // biome-ignore lint/a11y/useMediaCaption: user videos have no captions
      <video
        className={styles.video}
        controls
        preload="none"
        playsInline
        poster={post.cover}
        src={post.video}
        aria-label={t`${nickname} 的视频`}
      />
    )
  if (post.pictures.length === 0) return null
  return (
    <div className={styles.pictures} data-count={post.pictures.length}>
      {post.pictures.map((path, index) => (
        <a key={path} href={path} target="_blank" rel="noopener">
          <img src={path} alt={t`${nickname} 的第 ${index + 1} 张图片`} loading="lazy" decoding="async" />
        </a>
      ))}
    </div>
  )
}
