// The features of a room meet here: what danmaku, chat, gifts and the studio bring into its page.
import { Suspense } from 'react'
import { Danmaku } from '../../features/danmaku/Danmaku.tsx'
import { DanmakuTools } from '../../features/danmaku/DanmakuTools.tsx'
import type { RoomParts } from '../../features/room/live/LivePage.tsx'
import { laterPart } from '../../ui/layer/later-part.ts'
import { lazyPart } from '../../ui/layer/lazy-part.ts'
import { OpenLater } from '../../ui/layer/OpenedLater.tsx'
import { useLater } from '../../ui/layer/use-later.ts'
import { sendCard } from '../-send-card.tsx'

// The picture is first; talk and gifts come with it, each in a part of its own.
const ChatColumn = lazyPart(async () => (await import('../../features/chat/ChatColumn.tsx')).ChatColumn)
const RoomThread = lazyPart(async () => (await import('./-room-thread.tsx')).RoomThread)
const GiftBar = lazyPart(async () => (await import('../../features/gift/GiftBar.tsx')).GiftBar)
const GiftEffects = lazyPart(async () => (await import('../../features/gift/GiftEffects.tsx')).GiftEffects)
const EnvelopeDock = lazyPart(async () => (await import('../../features/gift/envelope/EnvelopeDock.tsx')).EnvelopeDock)
const RoomTools = lazyPart(async () => (await import('../../features/gift/RoomTools.tsx')).RoomTools)
const GuardButton = lazyPart(async () => (await import('../../features/gift/guard/GuardButton.tsx')).GuardButton)
const manageDialog = laterPart(() => import('../../features/studio/people/ManageDialog.tsx').then((part) => part.ManageDialog))

const groupsPart = laterPart<{ roomId: string }>(() => import('../../features/chat/group/RoomGroups.tsx').then((part) => part.RoomGroups))

function RoomGroups({ roomId }: { roomId: string }) {
  const Part = useLater(groupsPart)
  return Part ? <Part roomId={roomId} /> : null
}

export const roomParts: RoomParts = {
  danmaku: (roomId, kind, covered) => (
    <>
      <Danmaku roomId={roomId} kind={kind} covered={covered} />
      {kind === 'live' && (
        <Suspense>
          <GiftEffects roomId={roomId} />
        </Suspense>
      )}
    </>
  ),
  tools: <DanmakuTools />,
  chat: (room, goals, tabs) => (
    <Suspense>
      <ChatColumn room={room} goals={goals} tabs={tabs} above={<EnvelopeDock room={room} />} tools={<RoomTools />} />
    </Suspense>
  ),
  thread: (matchId) => (
    <Suspense>
      <RoomThread matchId={matchId} />
    </Suspense>
  ),
  gifts: (room) => (
    <Suspense>
      <GiftBar room={room} />
    </Suspense>
  ),
  groups: (roomId) => <RoomGroups roomId={roomId} />,
  send: sendCard,
  acts: (room) => (
    <Suspense>
      <GuardButton room={room} />
    </Suspense>
  ),
  people: (room, by, onClose) => <OpenLater part={manageDialog} props={{ room, by, onClose }} />,
}
