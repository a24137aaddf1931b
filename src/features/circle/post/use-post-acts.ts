// A user's actions on posts, applied in every list and on the post's page; likes show at once.
import { useLingui } from '@lingui/react/macro'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { ApiData } from '../../../../contract/api.ts'
import type { Post } from '../../../../contract/circle.ts'
import { cutText } from '../../../../rules/text/cut-text.ts'
import { call } from '../../../core/api/api.ts'
import { like } from '../../../core/like/likes.ts'
import { needLogin } from '../../../core/session/open-dialog.ts'
import { toast } from '../../../ui/layer/toast/toast.ts'
import { sendLikeLater } from '../../comment/send-like-later.ts'
import { postQuery, postsKey } from '../circle-queries.ts'
import { usePostMessages } from './post-messages.ts'

type Pages = InfiniteData<ApiData<'GET api/anchor_dynamics/userPostList'>>

export function usePostActs(client: QueryClient) {
  const { t } = useLingui()
  const messageOf = usePostMessages()
  const writeLikes = (id: string, next: Pick<Post, 'liked' | 'likes'>): void => {
    const patch = (post: Post): Post => (post.id === id ? { ...post, ...next } : post)
    client.setQueriesData<Pages>(
      { queryKey: postsKey },
      (known) => known && { ...known, pages: known.pages.map((page) => ({ ...page, list: page.list.map(patch) })) },
    )
    client.setQueryData<Post>(postQuery(id).queryKey, (known) => known && patch(known))
  }
  return {
    setLikes: writeLikes,
    like({ id, liked, likes, text }: Pick<Post, 'id' | 'liked' | 'likes' | 'text'>): void {
      if (needLogin()) return
      like({ kind: 'post', id, known: { liked, likes }, about: cutText(text, 40), onLikes: (now) => writeLikes(id, now) }).then(
        (outcome) => {
          if (outcome !== 'kept') return
          sendLikeLater()
          toast(t`赞已记在这台设备上，联网后自动发出`)
        },
        (error: unknown) => toast(messageOf(error), { tone: 'danger' }),
      )
    },
    /** Returns whether the post was deleted. */
    async remove(id: string): Promise<boolean> {
      try {
        await call('POST api/anchor_dynamics/deletePost', { body: { id } })
      } catch (error) {
        toast(messageOf(error), { tone: 'danger' })
        return false
      }
      toast(t`已删除`, { tone: 'plain' })
      client.removeQueries({ queryKey: postQuery(id).queryKey })
      await client.invalidateQueries({ queryKey: postsKey })
      return true
    },
  }
}
