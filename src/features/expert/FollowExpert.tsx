// The follow button (关注) of an expert.
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Check, Plus } from 'lucide-react'
import type { ExpertCard } from '../../../contract/expert/expert.ts'
import { call } from '../../core/api/api.ts'
import { needLogin } from '../../core/session/open-dialog.ts'
import { Button } from '../../ui/button/Button.tsx'
import { toast } from '../../ui/layer/toast/toast.ts'
import { useExpertMessages } from './use-expert-messages.ts'

export function FollowExpert({ expert }: { expert: ExpertCard }) {
  const { t } = useLingui()
  const messageOf = useExpertMessages()
  const client = useQueryClient()
  const { isPending, mutate } = useMutation({
    mutationFn: (on: boolean) => call('POST api/Expert/follow', { body: { id: expert.id, on } }),
    onSuccess: async ({ followed }) => {
      toast(followed ? t`已关注 ${expert.nickname}` : t`已取消关注 ${expert.nickname}`, { tone: 'plain' })
      await Promise.all([
        client.invalidateQueries({ queryKey: ['GET api/Expert/getHome'] }),
        client.invalidateQueries({ queryKey: ['GET api/Expert/getList'] }),
      ])
    },
    onError: (error) => toast(messageOf(error), { tone: 'danger' }),
  })
  return (
    <Button
      variant={expert.followed ? 'line' : 'primary'}
      disabled={isPending}
      aria-pressed={expert.followed}
      onClick={() => {
        if (!needLogin()) mutate(!expert.followed)
      }}
    >
      {expert.followed ? <Check size={16} aria-hidden="true" /> : <Plus size={16} aria-hidden="true" />}
      {expert.followed ? <Trans>已关注</Trans> : <Trans>关注</Trans>}
    </Button>
  )
}
