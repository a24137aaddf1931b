// Groups that a streamer lists in the room, with a join button.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Group } from '../../../../contract/chat/group.ts'
import { call } from '../../../core/api/api.ts'
import { needLogin } from '../../../core/session/open-dialog.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { OpenedLater } from '../../../ui/layer/OpenedLater.tsx'
import { GroupRow } from './GroupRow.tsx'
import styles from './GroupsPane.module.css'
import { groupDialogPart } from './group-parts.ts'
import { roomGroupsQuery } from './group-queries.ts'
import { useGroupAct } from './use-group-act.ts'
import { useGroupsOffered } from './use-groups-offered.ts'

/** Renders nothing if there are none or the read fails: the room works without them. */
export function RoomGroups({ roomId }: { roomId: string }) {
  const { t } = useLingui()
  const offered = useGroupsOffered()
  const { data } = useQuery({ ...roomGroupsQuery(roomId), enabled: offered })
  const [shown, setShown] = useState<string | null>(null)
  const { busy, run } = useGroupAct()
  if (!offered || !data || data.list.length === 0) return null
  const join = async (group: Group): Promise<void> => {
    if (needLogin()) return
    await run(() => call('POST api/group/addGroupUser', { body: { id: group.id } }), t`已加入 ${group.name}`)
  }
  return (
    <section aria-labelledby="room-groups">
      <SectionHead id="room-groups" title={<Trans>主播的群</Trans>} />
      <ul className={styles.list}>
        {data.list.map((group) => (
          <GroupRow key={group.id} group={group} onShow={() => setShown(group.id)} act={actOf(group)} />
        ))}
      </ul>
      {shown !== null && <OpenedLater part={groupDialogPart} props={{ open: true, onOpenChange: () => setShown(null), id: shown }} />}
    </section>
  )
  function actOf(group: Group) {
    if (group.role !== 'none')
      return (
        <Button size="sm" render={<Link to="/chat-chat" search={{ id: group.conversationID }} />} aria-label={t`去 ${group.name} 聊天`}>
          <Trans>去聊天</Trans>
        </Button>
      )
    if (!group.open)
      return (
        <small className={styles.note}>
          <Trans>由群主拉人</Trans>
        </small>
      )
    return (
      <Button size="sm" variant="soft" disabled={busy} aria-label={t`加入 ${group.name}`} onClick={() => void join(group)}>
        <Trans>加入</Trans>
      </Button>
    )
  }
}
