// Actions on a comment: like, reply; in the menu report or delete.
import { Trans, useLingui } from '@lingui/react/macro'
import { Ellipsis, Flag, Languages, MessageCircle, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Answer, Comment } from '../../../contract/comment.ts'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { Menu, type MenuItem } from '../../ui/layer/Menu.tsx'
import { ConfirmDialog } from '../follow/ConfirmDialog.tsx'
import { useTranslate } from '../translate/use-translate.tsx'
import styles from './CommentActs.module.css'
import { LikeButton } from './LikeButton.tsx'
import type { CommentActs as Acts } from './use-comment-acts.ts'
import { useLike } from './use-like.ts'

interface CommentActsProps {
  entry: Comment | Answer
  acts: Acts
  onAnswer(to: Comment | Answer): void
  onReport(id: string): void
}

export function CommentActs({ entry, acts, onAnswer, onReport }: CommentActsProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const [removes, setRemoves] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  const { id, person, is_mine, can_delete } = entry
  const like = useLike({ kind: 'comment', id }, entry, (now) => acts.setLikes(id, now))
  const translation = useTranslate(entry.text)
  const items: MenuItem[] = []
  if (translation.start)
    items.push({ key: 'translate', label: <Trans>翻译</Trans>, icon: <Languages size={16} />, onSelect: translation.start })
  if (!is_mine) items.push({ key: 'report', label: <Trans>举报…</Trans>, icon: <Flag size={16} />, onSelect: () => onReport(id) })
  if (can_delete) items.push({ key: 'delete', label: <Trans>删除</Trans>, icon: <Trash2 size={16} />, onSelect: () => setRemoves(true) })
  return (
    <div className={styles.acts}>
      <LikeButton like={like} label={t`赞 ${person.nickname} 的评论`} className={styles.act} onClick={() => acts.like(entry)} />
      <button type="button" className={styles.act} aria-label={t`回复 ${person.nickname}`} onClick={() => onAnswer(entry)}>
        <MessageCircle size={16} aria-hidden="true" />
        <Trans>回复</Trans>
      </button>
      <IconButton
        ref={anchor}
        label={t`${person.nickname} 的评论：更多`}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Ellipsis size={16} />
      </IconButton>
      <Menu anchor={anchor} label={t`更多`} open={open} onOpenChange={setOpen} align="end" items={items} />
      {translation.dialog}
      {removes && (
        <ConfirmDialog
          open
          onOpenChange={setRemoves}
          title={t`确定删除吗？`}
          text={t`删除后不能恢复。`}
          act={t`删除`}
          onConfirm={() => void acts.remove(id)}
        />
      )}
    </div>
  )
}
