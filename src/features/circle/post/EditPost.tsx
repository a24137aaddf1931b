// Edits the text of a post or removes images, while editing is still allowed.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { MessagesSquare } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { Post } from '../../../../contract/circle.ts'
import { communityLimits } from '../../../../contract/limits/community-limits.ts'
import { countCharacters } from '../../../../rules/text/characters.ts'
import { ApiError, call } from '../../../core/api/api.ts'
import { namedByText } from '../../../core/upload/named-people.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { FileRow } from '../../../ui/form/FileRow.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { toast } from '../../../ui/layer/toast/toast.ts'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { postQuery, postsKey } from '../circle-queries.ts'
import styles from './NewPostPage.module.css'
import { usePostMessages } from './post-messages.ts'

export function EditPost({ id }: { id: string }) {
  const { t } = useLingui()
  const read = useQuery({ ...postQuery(id), staleTime: 0 })
  if (read.isPending) return <SkeletonRows count={3} height={72} label={t`数据加载中，请稍候！`} />
  if (read.error instanceof ApiError && read.error.error === 'not-found')
    return (
      <EmptyState
        icon={<MessagesSquare />}
        title={t`没有找到这个帖子`}
        text={t`可能已经删除`}
        action={<Button render={<Link to="/circle" />}>{t`去圈子看看`}</Button>}
      />
    )
  if (!read.data) return <ErrorState onRetry={() => void read.refetch()} />
  if (read.data.edit_until === null)
    return <EmptyState icon={<MessagesSquare />} title={t`这个帖子不能再修改`} text={t`发布 15 分钟内，作者可以修改`} />
  return <Form post={read.data} />
}

function Form({ post }: { post: Post }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const navigate = useNavigate()
  const messageOf = usePostMessages()
  const [text, setText] = useState(post.text)
  const [remaining, setRemaining] = useState(post.pictures)
  const [busy, setBusy] = useState(false)
  const isLong = countCharacters(text.trim()) > communityLimits.postLength
  async function save(): Promise<void> {
    const mentions = await namedByText(text, post.mentions)
    const body = { id: post.id, content: text.trim(), mentions, ...(post.type === 'post' && { pictures: remaining }) }
    const next = await call('POST api/anchor_dynamics_user/edit', { body })
    client.setQueryData(postQuery(post.id).queryKey, next)
    await client.invalidateQueries({ queryKey: postsKey })
    toast(t`已修改`, { tone: 'ok' })
    await navigate({ to: '/circle-detail', search: { id: post.circle.id, post: post.id } })
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setBusy(true)
    save()
      .catch((error: unknown) => toast(messageOf(error), { tone: 'danger' }))
      .finally(() => setBusy(false))
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextArea
        label={<Trans>内容</Trans>}
        rows={6}
        value={text}
        onChange={setText}
        disabled={busy}
        error={isLong ? t`写得太长了，删掉一些再发` : null}
        hint={<Trans>发布 15 分钟内，作者可以修改</Trans>}
      />
      <FileRow
        items={remaining.map((path, index) => ({
          key: path,
          shown: <img src={path} alt={t`第 ${index + 1} 张图片`} />,
          removeLabel: t`去掉第 ${index + 1} 张图片`,
          onRemove: () => busy || setRemaining(remaining.filter((one) => one !== path)),
        }))}
      />
      <div className={styles.foot}>
        <Button type="submit" variant="primary" size="lg" disabled={busy || isLong || text.trim() === ''}>
          <Trans>保存</Trans>
        </Button>
      </div>
    </form>
  )
}
