// Rooms of others that the user manages: a link and the member management of each. Renders nothing without any.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../../../ui/button/Button.tsx'
import { Panel } from '../../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../../ui/frame/SectionHead.tsx'
import { laterPart } from '../../../../ui/layer/later-part.ts'
import { OpenLater } from '../../../../ui/layer/OpenedLater.tsx'
import { PersonPicture } from '../../../../ui/picture/PersonPicture.tsx'
import { ErrorState } from '../../../../ui/state/ErrorState.tsx'
import { LiveTag } from '../../../match/parts/LiveTag.tsx'
import styles from '../Studio.module.css'
import { useStudioRead } from '../use-studio-read.ts'

const manageDialog = laterPart(() => import('./ManageDialog.tsx').then((part) => part.ManageDialog))

export function ManagedRooms() {
  const { t } = useLingui()
  const read = useStudioRead('GET api/Live/getManagedRooms')
  const [managed, setManaged] = useState<string | null>(null)
  if (read.isLoadingError && !read.data) return <ErrorState onRetry={() => void read.refetch()} />
  const rooms = read.data?.list.filter(({ role }) => role === 'manager') ?? []
  if (rooms.length === 0) return null
  // Closes the dialog of a room that the user no longer manages.
  const room = rooms.find(({ room: { id } }) => id === managed)?.room
  return (
    <Panel padded aria-labelledby="managed">
      <SectionHead id="managed" title={<Trans>我管理的直播间</Trans>} />
      <ul className={styles.rows}>
        {rooms.map(({ room: one }) => (
          <li key={one.id}>
            <PersonPicture path={one.avatar} size={36} isLive={one.is_live} />
            <span className={styles.words}>
              <b translate="no">{one.nickname}</b>
              {/* A room's title may reveal a score. */}
              <small>{one.is_live ? <LiveTag /> : <Trans>未开播</Trans>}</small>
            </span>
            <Button size="sm" render={<Link to="/live" search={{ id: one.id }} />} aria-label={t`进入 ${one.nickname} 的直播间`}>
              <Trans>直播间</Trans>
            </Button>
            <Button size="sm" aria-haspopup="dialog" aria-label={t`房间管理：${one.nickname}`} onClick={() => setManaged(one.id)}>
              <Trans>房间管理</Trans>
            </Button>
          </li>
        ))}
      </ul>
      {room && <OpenLater part={manageDialog} props={{ room, by: 'manager' as const, onClose: () => setManaged(null) }} />}
    </Panel>
  )
}
