// Menu of a tapped danmaku: like, copy, report, block its author. Rendered inside the player, since fullscreen would hide it elsewhere.
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Ban, Copy, Flag, Heart } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../core/api/api.ts'
import { type FailureMessages, failureWord } from '../../../core/api/failure-messages.ts'
import { needLogin } from '../../../core/session/open-dialog.ts'
import { isComposing } from '../../../ui/form/is-composing.ts'
import { toast } from '../../../ui/layer/toast/toast.ts'
import { copyText } from '../../../ui/page/clipboard.ts'
import { ReportDialog } from '../../report/ReportDialog.tsx'
import { uncovered } from '../../spoiler/revealed.ts'
import { HeldText } from '../../spoiler/SpoilerText.tsx'
import { revealKeyOf } from '../../spoiler/use-spoiler-text.ts'
import styles from './DanmakuActs.module.css'
import { mostFilters } from './filter/filter.ts'
import { filters } from './filter/filter-store.ts'
import { likedDanmaku } from './liked-danmaku.ts'
import type { Tapped } from './use-tapped.ts'

const own: FailureMessages = { 'not-found': msg`这条弹幕已经不在了` }

export function DanmakuActs({ tapped: { line: danmaku, x, y }, onClose }: { tapped: Tapped; onClose(): void }) {
  const { t } = useLingui()
  const bar = useRef<HTMLDivElement>(null)
  const [isLiked, setLiked] = useState(likedDanmaku.has(danmaku.id))
  const [busy, setBusy] = useState(false)
  const [reported, setReported] = useState(false)
  const leave = useRef(onClose)
  leave.current = onClose
  useEffect(() => {
    const box = bar.current
    if (!box || reported) return
    box.querySelector('button')?.focus({ preventScroll: true })
    // Picture-in-picture has its own document.
    const page = box.ownerDocument
    const onPress = (event: Event): void => {
      if (!box.contains(event.target as Node)) leave.current()
    }
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || isComposing(event)) return
      event.preventDefault()
      leave.current()
    }
    page.addEventListener('pointerdown', onPress)
    page.addEventListener('keydown', onKey)
    return () => {
      page.removeEventListener('pointerdown', onPress)
      page.removeEventListener('keydown', onKey)
    }
  }, [reported])

  async function like(): Promise<void> {
    if (busy || needLogin()) return
    setBusy(true)
    try {
      const now = await call('POST api/Barrage/like', { body: { id: danmaku.id, on: !isLiked } })
      likedDanmaku.mark(danmaku.id, now.liked)
      setLiked(now.liked)
      if (now.liked) toast(t`已赞，共 ${now.likes} 个赞`, { tone: 'ok', duration: 2_000 })
    } catch (error) {
      toast(t(failureWord(error, own)), { tone: 'danger' })
    } finally {
      setBusy(false)
    }
  }
  function copy(): void {
    copyText((uncovered.has(revealKeyOf(danmaku.id)) && danmaku.held) || danmaku.text).then(
      () => toast(t`已复制`, { tone: 'ok', duration: 2_000 }),
      (error: unknown) => {
        console.warn('copy failed', error)
        toast(t`没有复制成功，请手动选中复制`, { tone: 'danger' })
      },
    )
    onClose()
  }
  function block(): void {
    const { users } = filters.get()
    if (users.length >= mostFilters) toast(t`屏蔽的人已经满了，请先在弹幕设置里去掉几个`, { tone: 'danger' })
    else {
      const others = users.filter(({ uid }) => uid !== danmaku.uid)
      filters.set({ users: [...others, { uid: danmaku.uid, nickname: danmaku.nickname }] })
      toast(t`不再显示 ${danmaku.nickname} 的弹幕，可以在弹幕设置里改回来`, { tone: 'plain' })
    }
    onClose()
  }
  function report(): void {
    if (needLogin()) return
    // The dialog belongs to the page, which is behind the fullscreen element.
    if (document.fullscreenElement) document.exitFullscreen().catch((error: unknown) => console.warn('fullscreen exit failed', error))
    setReported(true)
  }
  return (
    <>
      {!reported && (
        <div
          ref={bar}
          role="toolbar"
          aria-label={t`弹幕：${danmaku.text}`}
          className={styles.bar}
          style={{ left: `clamp(132px, ${x}px, 100% - 132px)`, top: `clamp(8px, ${y}px, 100% - 112px)` }}
          data-danmaku-acts=""
          data-open=""
        >
          <p className={styles.text}>{danmaku.held === undefined ? danmaku.text : <HeldText id={danmaku.id}>{danmaku.held}</HeldText>}</p>
          <button type="button" aria-pressed={isLiked} onClick={() => void like()}>
            <Heart size={16} fill={isLiked ? 'currentColor' : 'none'} aria-hidden="true" />
            {isLiked ? <Trans>已赞</Trans> : <Trans>赞</Trans>}
          </button>
          <button type="button" onClick={copy}>
            <Copy size={16} aria-hidden="true" />
            <Trans>复制</Trans>
          </button>
          {!danmaku.mine && (
            <>
              <button type="button" onClick={report}>
                <Flag size={16} aria-hidden="true" />
                <Trans>举报</Trans>
              </button>
              <button type="button" onClick={block}>
                <Ban size={16} aria-hidden="true" />
                <Trans>屏蔽</Trans>
              </button>
            </>
          )}
        </div>
      )}
      <ReportDialog target={reported ? { kind: 'danmaku', id: danmaku.id } : null} onClose={onClose} />
    </>
  )
}
