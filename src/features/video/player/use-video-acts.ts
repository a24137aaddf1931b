// Liking and keeping a video: shown at once, put right by the answer.
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { VideoInfo } from '../../../../contract/video.ts'
import { call } from '../../../core/api/api.ts'
import { needLogin } from '../../../core/session/summon.ts'
import { toast } from '../../../ui/layer/toast.ts'
import { gridKey } from '../list/VideoGrid.tsx'
import { videoQuery } from '../queries.ts'
import { useVideoWords } from '../video-failure-words.ts'

interface VideoActs {
  like(): void
  keep(): void
}

export function useVideoActs({ id, is_liked, likes, is_favorite, favorites }: VideoInfo): VideoActs {
  const { t } = useLingui()
  const client = useQueryClient()
  const words = useVideoWords()
  const { queryKey } = videoQuery(id)
  const show = (patch: Partial<VideoInfo>): void => {
    client.setQueryData<VideoInfo>(queryKey, (known) => known && { ...known, ...patch })
  }
  /** What is shown before the answer, and again when there is none. */
  const begin = async (patch: Partial<VideoInfo>): Promise<void> => {
    await client.cancelQueries({ queryKey })
    show(patch)
  }
  const failed = (patch: Partial<VideoInfo>) => (error: unknown) => {
    show(patch)
    toast(words(error), { tone: 'danger' })
  }
  const like = useMutation({
    mutationFn: (on: boolean) => call('POST api/Video_user/likes', { body: { id, on } }),
    onMutate: (on) => begin({ is_liked: on, likes: likes + (on ? 1 : -1) }),
    onSuccess: show,
    onError: failed({ is_liked, likes }),
  })
  const keep = useMutation({
    mutationFn: (on: boolean) => call('POST api/Video_user/favorites', { body: { id, on } }),
    onMutate: (on) => begin({ is_favorite: on, favorites: favorites + (on ? 1 : -1) }),
    onSuccess: (answer) => {
      show(answer)
      void client.invalidateQueries({ queryKey: [gridKey, 'favorites'] })
      toast(answer.is_favorite ? t`已收藏，在“收藏”里找` : t`已取消收藏`, { tone: 'plain' })
    },
    onError: failed({ is_favorite, favorites }),
  })
  return {
    like: () => !like.isPending && !needLogin() && like.mutate(!is_liked),
    keep: () => !keep.isPending && !needLogin() && keep.mutate(!is_favorite),
  }
}
