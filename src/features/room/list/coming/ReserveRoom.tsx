// 预约 button of an announced broadcast: the user is notified when it starts.
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Bell, Check } from 'lucide-react'
import type { Announcement } from '../../../../../contract/room/announcement.ts'
import { call } from '../../../../core/api/api.ts'
import { apiQuery } from '../../../../core/api/api-query.ts'
import { productNow } from '../../../../core/clock/product-clock.ts'
import { needLogin } from '../../../../core/session/open-dialog.ts'
import { sessionStore } from '../../../../core/session/session.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { toast } from '../../../../ui/layer/toast/toast.ts'
import { useStore } from '../../../../ui/use-store.ts'
import { setFollow } from '../../../follow/follow-store.ts'

const mineQuery = () => apiQuery('GET api/Live_streaming/getUserReserveLiveList', { query: {} })

export function ReserveRoom({ announcement }: { announcement: Announcement }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const { phase } = useStore(sessionStore)
  const { data } = useQuery({ ...mineQuery(), enabled: phase === 'in' })
  const isReserved = data?.list.some(({ id }) => id === announcement.id) ?? false
  const { mutate, isPending } = useMutation({
    mutationFn: (on: boolean) => call('POST api/live/reserveMatch2', { body: { id: announcement.id, on } }),
    onSuccess: (_, on) => {
      setFollow('broadcast', announcement.id, announcement.title, on)
      toast(on ? t`已预约，开播前会提醒你` : t`已取消预约`, { tone: 'plain' })
      return client.invalidateQueries({ queryKey: mineQuery().queryKey })
    },
    onError: () => toast(t`没有办成，请稍后再试`, { tone: 'danger' }),
  })
  // The start time has passed and the room is off the air: there is no start left to be notified of.
  if (!isReserved && Date.parse(announcement.start_at) <= productNow())
    return (
      <small>
        <Trans>未开播</Trans>
      </small>
    )
  return (
    <Button
      size="sm"
      variant={isReserved ? 'soft' : 'line'}
      disabled={isPending}
      aria-pressed={isReserved}
      onClick={() => {
        if (!needLogin()) mutate(!isReserved)
      }}
    >
      {isReserved ? <Check size={14} aria-hidden="true" /> : <Bell size={14} aria-hidden="true" />}
      {isReserved ? <Trans>已预约</Trans> : <Trans>预约</Trans>}
    </Button>
  )
}
