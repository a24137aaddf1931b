// Items of a kind that can be arranged: from this device, or from the account if only the account follows them.
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { FollowOrderKind } from '../../../../contract/limits/follow-limits.ts'
import { wholeQuery } from '../../../core/api/paged-query.ts'
import type { FollowRecord } from '../../../core/storage/db.ts'
import { PersonPicture } from '../../../ui/picture/PersonPicture.tsx'
import type { Followed } from '../../match/state/use-followed.ts'
import { FollowedMark } from './FollowedList.tsx'

export interface ArrangeItem {
  kind: FollowOrderKind
  id: string
  name: string
  mark: ReactNode
}

export function useArrangeItems(
  kind: FollowOrderKind,
  list: readonly FollowRecord[],
  followed: Followed,
): { items: ArrangeItem[]; pending: boolean } {
  const streamers = useQuery({ ...wholeQuery('GET api/User/attentionList', {}, ({ uid }) => uid), enabled: kind === 'streamer' })
  const experts = useQuery({ ...wholeQuery('GET api/Expert/getList', { followed: '1' }, ({ id }) => id), enabled: kind === 'expert' })
  const person = (id: string, name: string, avatar: string): ArrangeItem => ({
    kind,
    id,
    name,
    mark: <PersonPicture path={avatar} size={32} />,
  })
  if (kind === 'streamer')
    return { items: (streamers.data?.list ?? []).map((one) => person(one.uid, one.nickname, one.avatar)), pending: streamers.isPending }
  if (kind === 'expert')
    return { items: (experts.data?.list ?? []).map((one) => person(one.id, one.nickname, one.avatar)), pending: experts.isPending }
  const items = list.map(({ id, name: saved }) => {
    const entity = followed.of(kind, id)
    const name = entity?.name ?? saved
    return { kind, id, name, mark: <FollowedMark kind={kind} id={id} entity={entity} name={name} /> }
  })
  return { items, pending: false }
}
