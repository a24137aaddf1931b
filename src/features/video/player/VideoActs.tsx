// Actions of a video: like, favourite, share, report.
import { Trans, useLingui } from '@lingui/react/macro'
import { Flag, Heart, Share2, Star } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { VideoInfo } from '../../../../contract/video.ts'
import { needLogin } from '../../../core/session/open-dialog.ts'
import { countShare, readShareCodeAhead, shareLink } from '../../../core/session/share.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { countText } from '../../../core/text/count-text.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { toast } from '../../../ui/layer/toast/toast.ts'
import { shareOrCopy } from '../../../ui/page/share-or-copy.ts'
import { useStore } from '../../../ui/use-store.ts'
import { ReportDialog } from '../../report/ReportDialog.tsx'
import { useVideoActs } from './use-video-acts.ts'
import styles from './VideoPlayerPage.module.css'

export function VideoActs({ video, title }: { video: VideoInfo; title: string }) {
  const { t } = useLingui()
  const { lang } = useStore(preferences)
  const { like, favorite, likes } = useVideoActs(video, title)
  const [reported, setReported] = useState(false)
  useEffect(readShareCodeAhead, [])
  async function share(): Promise<void> {
    try {
      const url = shareLink(new URL(`/video-player?id=${video.id}`, location.href).href)
      const done = await shareOrCopy({ title, url })
      if (done === 'given-up') return
      if (done === 'copied') toast(t`链接已复制`, { tone: 'ok' })
      countShare({ kind: 'video', id: video.id })
    } catch (error) {
      console.warn('video share failed', error)
      toast(t`链接没有复制成功`, { tone: 'danger' })
    }
  }
  return (
    <div className={styles.acts}>
      <Button
        size="sm"
        variant={likes.liked ? 'soft' : 'line'}
        aria-pressed={likes.liked}
        aria-label={t`点赞，${likes.likes}`}
        onClick={like}
      >
        <Heart size={16} fill={likes.liked ? 'currentColor' : 'none'} aria-hidden="true" />
        <Num>{countText(likes.likes, lang)}</Num>
      </Button>
      <Button
        size="sm"
        variant={video.is_favorite ? 'soft' : 'line'}
        aria-pressed={video.is_favorite}
        aria-label={t`收藏，${video.favorites}`}
        onClick={favorite}
      >
        <Star size={16} fill={video.is_favorite ? 'currentColor' : 'none'} aria-hidden="true" />
        <Num>{countText(video.favorites, lang)}</Num>
      </Button>
      <Button size="sm" variant="plain" onClick={() => void share()}>
        <Share2 size={16} aria-hidden="true" />
        <Trans>分享</Trans>
      </Button>
      {!video.is_mine && (
        <Button size="sm" variant="plain" onClick={() => !needLogin() && setReported(true)}>
          <Flag size={16} aria-hidden="true" />
          <Trans>举报</Trans>
        </Button>
      )}
      <ReportDialog target={reported ? { kind: 'video', id: video.id } : null} onClose={() => setReported(false)} />
    </div>
  )
}
