// Room card above the player: streamer, title, viewers, delay of the video; follow, share, manage, report.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check, Ellipsis, Flag, Languages, Plus, Radio, Send, Share2, ShieldCheck, Users } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { RoomInfo } from '../../../../../contract/room/room.ts'
import type { Playback } from '../../../../../contract/room/stream.ts'
import { call } from '../../../../core/api/api.ts'
import { apiQuery } from '../../../../core/api/api-query.ts'
import { needLogin } from '../../../../core/session/open-dialog.ts'
import { sessionStore } from '../../../../core/session/session.ts'
import { countShare, readShareCodeAhead, shareLink } from '../../../../core/session/share.ts'
import { lost } from '../../../../core/socket/hearing.ts'
import { countText } from '../../../../core/text/count-text.ts'
import { dateText, dayOf, timeOf } from '../../../../core/text/format.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { IconButton } from '../../../../ui/button/IconButton.tsx'
import { Num } from '../../../../ui/figure/Num.tsx'
import { Menu } from '../../../../ui/layer/Menu.tsx'
import { Popover } from '../../../../ui/layer/Popover.tsx'
import { toast } from '../../../../ui/layer/toast/toast.ts'
import { shareOrCopy } from '../../../../ui/page/share-or-copy.ts'
import { PersonPicture } from '../../../../ui/picture/PersonPicture.tsx'
import { useStore } from '../../../../ui/use-store.ts'
import { useRowView } from '../../../match/row-view.ts'
import { ReportDialog } from '../../../report/ReportDialog.tsx'
import { useTranslate } from '../../../translate/use-translate.tsx'
import { useBehind } from '../../stream/clock/use-room-clock.ts'
import { behindText } from '../../stream/player-messages.ts'
import { useAttention } from '../../use-attention.ts'
import { useRecordingsCovered, useRoomTitle } from '../../use-room-title.ts'
import type { RoomSlots } from '../LivePage.tsx'
import styles from './RoomCard.module.css'

export interface RoomCardProps {
  room: RoomInfo
  viewers: number
  /** The recording that plays instead of the live stream. */
  playback: Playback | null
  /** Before the follow button, e.g. the room's guard button. */
  acts?: ReactNode
  people?: RoomSlots['people']
  send?: RoomSlots['send']
}

export function RoomCard({ room, viewers, playback, acts, people, send }: RoomCardProps) {
  const { lang, tz } = useRowView()
  const { pending, toggle } = useAttention(room)
  const title = useRoomTitle(room)
  const covered = useRecordingsCovered(room.id)
  const ofRecording = playback && !covered ? playback.title : ''
  const isOwner = room.me?.role === 'owner'
  // The viewer count is no longer current.
  const isLost = useStore(lost)
  return (
    <header className={styles.head}>
      <PersonPicture path={room.avatar} size={44} isLive={room.is_live} />
      <div className={styles.words}>
        <h1 className={styles.title}>{ofRecording || title}</h1>
        <p className={styles.meta}>
          <b translate="no">{room.nickname}</b>
          <Demonstration />
          {playback && (
            <span>
              <Trans>回放</Trans> {dateText(dayOf(playback.started_at, tz), lang)} <Num>{timeOf(playback.started_at, tz)}</Num>
            </span>
          )}
          {room.is_live && !playback && !isLost && (
            <span>
              <Users size={14} aria-hidden="true" />
              <Num>{countText(viewers, lang)}</Num>
              <span className={styles.whole}>
                <Trans>人在看台</Trans>
              </span>
            </span>
          )}
          {!playback && <Delay />}
        </p>
      </div>
      {playback ? (
        <Button render={<Link to="/live" search={{ id: room.id }} />}>
          {room.is_live ? <Trans>看直播</Trans> : <Trans>直播间</Trans>}
        </Button>
      ) : (
        acts
      )}
      {!isOwner && (
        <Button variant={room.is_followed ? 'line' : 'primary'} disabled={pending} aria-pressed={room.is_followed} onClick={toggle}>
          {room.is_followed ? <Check size={16} aria-hidden="true" /> : <Plus size={16} aria-hidden="true" />}
          {room.is_followed ? <Trans>已关注</Trans> : <Trans>关注</Trans>}
        </Button>
      )}
      <More room={room} written={ofRecording || (title === room.title ? title : null)} people={people} send={send} />
    </header>
  )
}

/** A subtle notice: the broadcast and most of its viewers are demonstration data. */
function Demonstration() {
  const { t } = useLingui()
  const anchor = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { data: config } = useQuery(apiQuery('GET api/Config/getConfig'))
  if (!config?.feed.startsWith('simulator')) return null
  return (
    <>
      <button ref={anchor} type="button" className={styles.mark} aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <Trans>演示</Trans>
      </button>
      <Popover open={isOpen} onOpenChange={setOpen} anchor={anchor} label={t`演示`} align="start" width={240} initialFocus={false}>
        <p className={styles.told}>
          <Trans>演示：比赛是模拟的，观众多半也是</Trans>
        </p>
      </Popover>
    </>
  )
}

function Delay() {
  const { i18n } = useLingui()
  const behind = useBehind()
  if (behind === null) return null
  const delay = behindText(behind * 100, i18n)
  return (
    <span>
      <Radio size={14} aria-hidden="true" />
      <Num className={styles.whole}>
        <Trans>延迟 {delay}</Trans>
      </Num>
      <Num className={styles.short} aria-hidden="true">
        {delay}
      </Num>
    </span>
  )
}

interface MoreProps extends Pick<RoomCardProps, 'room' | 'people' | 'send'> {
  /** The title as the streamer wrote it; null: a default is displayed. */
  written: string | null
}

function More({ room, written, people, send }: MoreProps) {
  const { t } = useLingui()
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState<'report' | 'people' | 'send' | null>(null)
  const role = room.me?.role ?? 'viewer'
  const manages = people !== undefined && role !== 'viewer'
  const close = (): void => setAsked(null)
  const { user } = useStore(sessionStore)
  useEffect(() => (open ? readShareCodeAhead() : undefined), [open])
  const title = useRoomTitle(room)
  const translation = useTranslate(written)
  const share = async (): Promise<void> => {
    const url = shareLink(`${location.origin}/live?id=${encodeURIComponent(room.id)}`)
    const done = await shareOrCopy({ title, url })
    if (done === 'given-up') return
    if (done === 'copied') toast(t`链接已复制`, { tone: 'plain' })
    countShare({ kind: 'room', id: room.id })
    if (user) call('POST api/live/share', { body: { id: room.id } }).catch((error: unknown) => console.warn('share not reported', error))
  }
  return (
    <>
      <IconButton ref={anchor} label={t`更多`} aria-haspopup="menu" onClick={() => setOpen(true)}>
        <Ellipsis size={20} />
      </IconButton>
      <Menu
        anchor={anchor}
        label={t`更多`}
        open={open}
        onOpenChange={setOpen}
        align="end"
        items={[
          {
            key: 'share',
            label: t`分享直播间`,
            icon: <Share2 size={16} />,
            onSelect: () => void share().catch(() => toast(t`没有分享成功`, { tone: 'danger' })),
          },
          ...(translation.start
            ? [{ key: 'translate', label: t`翻译标题`, icon: <Languages size={16} />, onSelect: translation.start }]
            : []),
          ...(send
            ? [{ key: 'send', label: t`发给朋友`, icon: <Send size={16} />, onSelect: () => void (needLogin() || setAsked('send')) }]
            : []),
          ...(manages ? [{ key: 'people', label: t`房间管理`, icon: <ShieldCheck size={16} />, onSelect: () => setAsked('people') }] : []),
          { key: 'report', label: t`举报`, icon: <Flag size={16} />, onSelect: () => void (needLogin() || setAsked('report')) },
        ]}
      />
      {translation.dialog}
      {send?.(
        { title: title || room.nickname, imageUrl: room.cover, id: room.id, type: 'room', price: 0 },
        { open: asked === 'send', onOpenChange: (opens) => setAsked(opens ? 'send' : null) },
      )}
      <ReportDialog target={asked === 'report' ? { kind: 'room', id: room.id } : null} onClose={close} />
      {manages && asked === 'people' && people(room, role, close)}
    </>
  )
}
