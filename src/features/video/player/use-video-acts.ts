// Likes and favourites of a video: updates optimistically, then applies the response.
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { VideoInfo } from '../../../../contract/video.ts'
import { call } from '../../../core/api/api.ts'
import { type LikeOutcome, like } from '../../../core/like/likes.ts'
import type { Likes } from '../../../core/like/optimistic-likes.ts'
import { needLogin } from '../../../core/session/open-dialog.ts'
import { toast } from '../../../ui/layer/toast/toast.ts'
import { sendLikeLater } from '../../comment/send-like-later.ts'
import { useLike } from '../../comment/use-like.ts'
import { gridKey } from '../list/VideoGrid.tsx'
import { videoQuery } from '../queries.ts'
import { useVideoMessages } from '../video-failure-messages.ts'

interface VideoActs {
  /** The displayed likes, including pending changes. */
  likes: Likes
  like(): void
  favorite(): void
}

/** `title`: as the user sees it. */
export function useVideoActs({ id, is_liked, likes, is_favorite, favorites }: VideoInfo, title: string): VideoActs {
  const { t } = useLingui()
  const client = useQueryClient()
  const messageOf = useVideoMessages()
  const { queryKey } = videoQuery(id)
  const show = (patch: Partial<VideoInfo>): void => {
    client.setQueryData<VideoInfo>(queryKey, (known) => known && { ...known, ...patch })
  }
  /** Applies the optimistic state; `failed` rolls it back. */
  const begin = async (patch: Partial<VideoInfo>): Promise<void> => {
    await client.cancelQueries({ queryKey })
    show(patch)
  }
  const failed = (patch: Partial<VideoInfo>) => (error: unknown) => {
    show(patch)
    toast(messageOf(error), { tone: 'danger' })
  }
  const known: Likes = { liked: is_liked, likes }
  const onLikes = ({ liked, likes: count }: Likes): void => show({ is_liked: liked, likes: count })
  const shown = useLike({ kind: 'video', id }, known, onLikes)
  const onOutcome = (outcome: LikeOutcome): void => {
    if (outcome !== 'kept') return
    sendLikeLater()
    toast(t`赞已记在这台设备上，联网后自动发出`)
  }
  const favorite = useMutation({
    mutationFn: (on: boolean) => call('POST api/Video_user/favorites', { body: { id, on } }),
    onMutate: (on) => begin({ is_favorite: on, favorites: favorites + (on ? 1 : -1) }),
    onSuccess: (result) => {
      show(result)
      void client.invalidateQueries({ queryKey: [gridKey, 'favorites'] })
      toast(result.is_favorite ? t`已收藏，在“收藏”里找` : t`已取消收藏`, { tone: 'plain' })
    },
    onError: failed({ is_favorite, favorites }),
  })
  return {
    likes: shown,
    like: () => {
      if (needLogin()) return
      like({ kind: 'video', id, known, about: title, onLikes }).then(onOutcome, (error: unknown) =>
        toast(messageOf(error), { tone: 'danger' }),
      )
    },
    favorite: () => !favorite.isPending && !needLogin() && favorite.mutate(!is_favorite),
  }
}
