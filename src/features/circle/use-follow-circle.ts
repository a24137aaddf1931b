// Joins or leaves a circle; the caches are updated once the server has confirmed.
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ApiData } from '../../../contract/api.ts'
import type { Circle } from '../../../contract/circle.ts'
import { nameOf } from '../../../rules/text/name/name.ts'
import { call } from '../../core/api/api.ts'
import { needLogin } from '../../core/session/open-dialog.ts'
import { preferences } from '../../core/store/preferences.ts'
import { toast } from '../../ui/layer/toast/toast.ts'
import { useStore } from '../../ui/use-store.ts'
import { circleQuery, circlesQuery } from './circle-queries.ts'
import { usePostMessages } from './post/post-messages.ts'

export function useFollowCircle(circle: Circle): { pending: boolean; toggle(): void } {
  const { t } = useLingui()
  const { lang } = useStore(preferences)
  const messageOf = usePostMessages()
  const client = useQueryClient()
  const { id } = circle
  const { isPending, mutate } = useMutation({
    mutationFn: (on: boolean) => call('POST api/anchor_dynamics_user/followCircle', { body: { id, on } }),
    onSuccess: (next) => {
      client.setQueryData<Circle>(circleQuery(id).queryKey, (known) => known && { ...known, ...next })
      // Updated in place: the order changes with the next read.
      client.setQueryData<ApiData<'GET api/anchor_dynamics/circles'>>(
        circlesQuery().queryKey,
        (known) => known && { ...known, list: known.list.map((one) => (one.id === id ? { ...one, ...next } : one)) },
      )
      const name = nameOf(circle.name, lang)
      toast(next.followed ? t`已加入 ${name}` : t`已退出 ${name}`, { tone: 'plain' })
    },
    onError: (error) => toast(messageOf(error), { tone: 'danger' }),
  })
  return {
    pending: isPending,
    toggle: () => {
      if (!needLogin()) mutate(!circle.followed)
    },
  }
}
