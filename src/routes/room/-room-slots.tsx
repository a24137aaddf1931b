// Composes the features of a room: danmaku, chat, gifts and the studio on its page.
import { Danmaku } from '../../features/room/danmaku/Danmaku.tsx'
import { DanmakuTools } from '../../features/room/danmaku/DanmakuTools.tsx'
import type { RoomSlots } from '../../features/room/live/LivePage.tsx'
import { AfterHydration } from '../../ui/layer/AfterHydration.tsx'
import { laterPart } from '../../ui/layer/later-part.ts'
import { lazyPart } from '../../ui/layer/lazy-part.ts'
import { OpenLater } from '../../ui/layer/OpenedLater.tsx'
import { useLater } from '../../ui/layer/use-later.ts'
import { sendCard } from '../-send-card.tsx'

// The picture loads first; chat and gifts follow in chunks of their own.
const ChatColumn = lazyPart(async () => (await import('../../features/chat/ChatColumn.tsx')).ChatColumn)
const RoomThread = lazyPart(async () => (await import('./-room-thread.tsx')).RoomThread)
const GiftBar = lazyPart(async () => (await import('../../features/gift/GiftBar.tsx')).GiftBar)
const GiftEffects = lazyPart(async () => (await import('../../features/gift/GiftEffects.tsx')).GiftEffects)
const EnvelopeDock = lazyPart(async () => (await import('../../features/gift/envelope/EnvelopeDock.tsx')).EnvelopeDock)
const RoomTools = lazyPart(async () => (await import('../../features/gift/RoomTools.tsx')).RoomTools)
const GuardButton = lazyPart(async () => (await import('../../features/gift/guard/GuardButton.tsx')).GuardButton)
const manageDialog = laterPart(() => import('../../features/room/studio/people/ManageDialog.tsx').then((part) => part.ManageDialog))

const groupsPart = laterPart<{ roomId: string }>(() => import('../../features/chat/group/RoomGroups.tsx').then((part) => part.RoomGroups))

function RoomGroups({ roomId }: { roomId: string }) {
  const Part = useLater(groupsPart)
  return Part ? <Part roomId={roomId} /> : null
}

export const roomSlots: RoomSlots = {
  danmaku: (roomId, kind, covered) => (
    <>
      <Danmaku roomId={roomId} kind={kind} covered={covered} />
      {kind === 'live' && (
        <AfterHydration>
          <GiftEffects roomId={roomId} />
        </AfterHydration>
      )}
    </>
  ),
  tools: <DanmakuTools />,
  chat: (room, goals, tabs) => (
    <AfterHydration>
      <ChatColumn room={room} goals={goals} tabs={tabs} above={<EnvelopeDock room={room} />} tools={<RoomTools />} />
    </AfterHydration>
  ),
  thread: (matchId) => (
    <AfterHydration>
      <RoomThread matchId={matchId} />
    </AfterHydration>
  ),
  gifts: (room) => (
    <AfterHydration>
      <GiftBar room={room} />
    </AfterHydration>
  ),
  groups: (roomId) => <RoomGroups roomId={roomId} />,
  send: sendCard,
  acts: (room) => (
    <AfterHydration>
      <GuardButton room={room} />
    </AfterHydration>
  ),
  people: (room, by, onClose) => <OpenLater part={manageDialog} props={{ room, by, onClose }} />,
}
