// A room on the wall: its image, with video and audio on demand, its latest messages, its reports, and actions.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { MicOff, Trash2, Users } from 'lucide-react'
import { useState } from 'react'
import type { WallMessage, WallRoom } from '../../../../contract/admin/wall-admin.ts'
import { call } from '../../../core/api/api.ts'
import { serverNow } from '../../../core/clock/server-time.ts'
import { groundOf } from '../../../core/room/room-ground.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { countText } from '../../../core/text/count-text.ts'
import { ageText } from '../../../core/text/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { Tag } from '../../../ui/figure/Tag.tsx'
import { PersonPicture } from '../../../ui/picture/PersonPicture.tsx'
import { PictureTile } from '../../../ui/picture/PictureTile.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { LaterMotion } from '../../room/list/LaterMotion.tsx'
import { useAsked } from '../../room/list/use-asked.ts'
import { subjectKeyOf } from '../decision/decision.ts'
import { PendingDecisionActions } from '../decision/PendingDecisionActions.tsx'
import admin from '../parts/Admin.module.css'
import { useAdminAction } from '../parts/use-admin-action.ts'
import { useFormatTime } from '../parts/use-format-time.ts'
import { useWallTitle } from './use-wall-title.ts'
import styles from './Wall.module.css'
import { useHeard } from './wall-sound.ts'

const watched = { 'data-watched': '' }

interface WallCardProps {
  one: WallRoom
  onEnd(): void
  onMute(message: WallMessage): void
}

export function WallCard({ one, onEnd, onMute }: WallCardProps) {
  const { room, reports, lines: messages } = one
  const { t } = useLingui()
  const { lang } = useStore(preferences)
  const formatTime = useFormatTime()
  const { isAsked, pointer } = useAsked()
  const [isFocused, setFocused] = useState(false)
  const isWatched = isAsked || isFocused
  const isHeard = useHeard(room.id, isWatched)
  const { busy, error, run } = useAdminAction()
  const title = useWallTitle(room)
  const remove = ({ id }: WallMessage): void => {
    void run(() => call('POST api/Desk/removeLine', { body: { id: room.id, line: id } }), t`已删除`)
  }
  return (
    <li className={styles.card}>
      <PictureTile
        {...pointer}
        className={styles.tile}
        data={isWatched ? watched : undefined}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        picture={room.cover}
        ground={groundOf(room.category)}
        motion={isWatched && <LaterMotion id={room.id} sound={isHeard} />}
        title={title}
        link={<Link to="/live" search={{ id: room.id }} />}
        level={2}
        short
        tag={
          reports > 0 && (
            <Tag tone="danger">
              <Trans>
                举报 <Num>{reports}</Num>
              </Trans>
            </Tag>
          )
        }
        scrim={
          <>
            <Users size={12} aria-hidden="true" />
            <Num>{countText(room.viewers, lang)}</Num>
            {room.started_at && (
              <time dateTime={room.started_at} title={formatTime(room.started_at)}>
                <Trans>{ageText(serverNow() - Date.parse(room.started_at), lang)}开播</Trans>
              </time>
            )}
          </>
        }
        face={<PersonPicture path={room.avatar} size={32} />}
        notes={<span translate="no">{room.nickname}</span>}
      />
      {messages.length === 0 ? (
        <p className={styles.silent}>
          <Trans>还没有人说话</Trans>
        </p>
      ) : (
        <ul className={styles.lines} aria-label={t`${title} 的最新发言`}>
          {messages.map((message) => (
            <li key={message.id} className={styles.line}>
              <span className={styles.words}>
                <span className={styles.by} translate="no">
                  {message.nickname}
                </span>{' '}
                {message.text}
              </span>
              <IconButton label={t`删除：${message.text}`} className={styles.act} disabled={busy} onClick={() => remove(message)}>
                <Trash2 size={16} />
              </IconButton>
              {message.uid !== room.uid && (
                <IconButton label={t`在这里禁言 ${message.nickname}`} className={styles.act} onClick={() => onMute(message)}>
                  <MicOff size={16} />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {error && (
        <p className={admin.error} role="alert">
          {error}
        </p>
      )}
      <div className={styles.acts}>
        <Button
          size="sm"
          render={<Link to="/desk" search={{ tab: 'users', account: room.uid }} />}
          aria-label={t`看主播：${room.nickname}`}
        >
          <Trans>看主播</Trans>
        </Button>
        {reports > 0 && (
          <Button size="sm" render={<Link to="/desk" search={{ tab: 'reports' }} />} aria-label={t`看举报：${title}`}>
            <Trans>看举报</Trans>
          </Button>
        )}
        <PendingDecisionActions subjectKey={subjectKeyOf('wall', room.id)}>
          <Button size="sm" variant="soft" onClick={onEnd} aria-label={t`结束直播：${title}`}>
            <Trans>结束直播</Trans>
          </Button>
        </PendingDecisionActions>
      </div>
    </li>
  )
}
