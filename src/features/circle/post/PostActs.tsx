// Actions on a post: like, comment, share; in the menu edit, report, delete.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Ellipsis, Flag, Languages, MessageSquare, Pencil, Share2, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Post } from '../../../../contract/circle.ts'
import { cutText } from '../../../../rules/text/cut-text.ts'
import { needLogin } from '../../../core/session/open-dialog.ts'
import { countShare, readShareCodeAhead, shareLink } from '../../../core/session/share.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { countText } from '../../../core/text/count-text.ts'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { counted } from '../../../ui/counted.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { Menu, type MenuItem } from '../../../ui/layer/Menu.tsx'
import { toast } from '../../../ui/layer/toast/toast.ts'
import { shareOrCopy } from '../../../ui/page/share-or-copy.ts'
import { useStore } from '../../../ui/use-store.ts'
import { LikeButton } from '../../comment/LikeButton.tsx'
import { useLike } from '../../comment/use-like.ts'
import { useShownTotal } from '../../comment/use-shown-total.ts'
import { ConfirmDialog } from '../../follow/ConfirmDialog.tsx'
import { ReportDialog } from '../../report/ReportDialog.tsx'
import { useTranslate } from '../../translate/use-translate.tsx'
import styles from './PostActs.module.css'
import { usePostActs } from './use-post-acts.ts'

interface PostActsProps {
  post: Post
  /** The text is hidden from users who hide scores. */
  covered: boolean
  onDeleted?(): void
}

export function PostActs({ post, covered, onDeleted }: PostActsProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  const navigate = useNavigate()
  const acts = usePostActs(client)
  const [open, setOpen] = useState(false)
  const [reports, setReports] = useState(false)
  const [removes, setRemoves] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  const { lang } = useStore(preferences)
  useEffect(() => (open ? readShareCodeAhead() : undefined), [open])
  const { id, person } = post
  const like = useLike({ kind: 'post', id }, post, (now) => acts.setLikes(id, now))
  const translation = useTranslate(covered ? null : post.text)
  const total = useShownTotal({ kind: 'post', id }, post.comments)
  const comments = total > 0 ? countText(total, lang) : ''
  const share = (): void => {
    const url = shareLink(new URL(`/circle-detail?id=${post.circle.id}&post=${id}`, window.location.origin).href)
    shareOrCopy({ title: cutText(post.text, 60), url }).then(
      (done) => {
        if (done === 'given-up') return
        if (done === 'copied') toast(t`链接已复制`, { tone: 'ok' })
        countShare({ kind: 'post', id })
      },
      (error: unknown) => {
        console.warn('share failed', error)
        toast(t`没有成功，请稍后再试`, { tone: 'danger' })
      },
    )
  }
  const items: MenuItem[] = [{ key: 'share', label: <Trans>分享</Trans>, icon: <Share2 size={16} />, onSelect: share }]
  if (translation.start)
    items.push({ key: 'translate', label: <Trans>翻译</Trans>, icon: <Languages size={16} />, onSelect: translation.start })
  if (post.edit_until !== null)
    items.push({
      key: 'edit',
      label: <Trans>修改</Trans>,
      icon: <Pencil size={16} />,
      onSelect: () => void navigate({ to: '/new_file', search: { post: id } }),
    })
  if (!post.is_mine)
    items.push({
      key: 'report',
      label: <Trans>举报…</Trans>,
      icon: <Flag size={16} />,
      onSelect: () => void (needLogin() || setReports(true)),
    })
  if (post.can_delete)
    items.push({ key: 'delete', label: <Trans>删除</Trans>, icon: <Trash2 size={16} />, onSelect: () => setRemoves(true) })
  return (
    <div className={styles.acts}>
      <LikeButton like={like} label={t`赞 ${person.nickname} 的帖子`} className={styles.act} onClick={() => acts.like(post)} />
      <Link
        to="/circle-detail"
        search={{ id: post.circle.id, post: id }}
        className={styles.act}
        aria-label={counted(t`${person.nickname} 的帖子的评论`, comments)}
      >
        <MessageSquare size={16} aria-hidden="true" />
        {comments ? <Num>{comments}</Num> : <Trans context="under a post">评论</Trans>}
      </Link>
      <IconButton
        ref={anchor}
        label={t`${person.nickname} 的帖子：更多`}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Ellipsis size={16} />
      </IconButton>
      <Menu anchor={anchor} label={t`更多`} open={open} onOpenChange={setOpen} align="end" items={items} />
      {translation.dialog}
      <ReportDialog target={reports ? { kind: 'post', id } : null} onClose={() => setReports(false)} />
      <ConfirmDialog
        open={removes}
        onOpenChange={setRemoves}
        title={t`确定删除吗？`}
        text={t`帖子和它的评论都会消失，不能恢复。`}
        act={t`删除`}
        onConfirm={() => void acts.remove(id).then((done) => done && onDeleted?.())}
      />
    </div>
  )
}
