// /member?type=: the member pages, each loaded on demand; the device's own settings are for guests too.
import { createFileRoute, Navigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { sessionStore } from '../../core/session/session.ts'
import { MemberFrame } from '../../features/account/member/frame/MemberFrame.tsx'
import { PageSkeleton } from '../../features/account/member/frame/PageSkeleton.tsx'
import { isMemberType, type MemberType, memberTypes } from '../../features/account/member/member-places.ts'
import { deviceMessages } from '../../ui/messages/device-messages.ts'
import { roomMessages } from '../../ui/messages/room-messages.ts'
import { WithMessages } from '../../ui/messages/WithMessages.tsx'
import { useStore } from '../../ui/use-store.ts'
import { sendCard } from '../-send-card.tsx'
import { studioTalk } from './-studio-talk.tsx'

const OfflinePacks = lazy(async () => ({ default: (await import('../../features/offline/OfflinePacks.tsx')).OfflinePacks }))
const WaitingPanel = lazy(async () => ({ default: (await import('../../features/offline/WaitingPanel.tsx')).WaitingPanel }))
const AccountSettings = lazy(async () => ({
  default: (await import('../../features/account/member/account/AccountSettings.tsx')).AccountSettings,
}))
const NotificationSwitches = lazy(async () => ({
  default: (await import('../../features/notification/NotificationSwitches.tsx')).NotificationSwitches,
}))
const SettingsPage = lazy(async () => ({ default: (await import('../../features/account/member/settings/SettingsPage.tsx')).SettingsPage }))
const pages = {
  [memberTypes.home]: lazy(async () => ({ default: (await import('../../features/account/member/home/HomePage.tsx')).HomePage })),
  [memberTypes.profile]: lazy(async () => ({
    default: (await import('../../features/account/member/profile/ProfilePage.tsx')).ProfilePage,
  })),
  [memberTypes.wallet]: lazy(async () => ({ default: (await import('../../features/money/WalletPage.tsx')).WalletPage })),
  [memberTypes.orders]: lazy(async () => ({ default: (await import('../../features/money/OrdersPage.tsx')).OrdersPage })),
  [memberTypes.records]: lazy(async () => ({ default: (await import('../../features/room/studio/record/RecordsPage.tsx')).RecordsPage })),
  [memberTypes.gifts]: lazy(async () => ({
    default: (await import('../../features/room/studio/record/GiftRecordsPage.tsx')).GiftRecordsPage,
  })),
  [memberTypes.messages]: lazy(async () => {
    const [{ NotificationPage }, { ChatEntry }] = await Promise.all([
      import('../../features/notification/NotificationPage.tsx'),
      import('../../features/account/member/home/ChatEntry.tsx'),
    ])
    return { default: () => <NotificationPage chat={<ChatEntry onLeave={() => undefined} />} /> }
  }),
  [memberTypes.broadcast]: lazy(async () => {
    const [{ BroadcastPage }, { StudioGroups }] = await Promise.all([
      import('../../features/room/studio/BroadcastPage.tsx'),
      import('../../features/chat/group/StudioGroups.tsx'),
    ])
    return { default: () => <BroadcastPage talk={studioTalk} groups={<StudioGroups />} /> }
  }),
  [memberTypes.history]: lazy(async () => ({ default: (await import('../../features/room/history/HistoryPage.tsx')).HistoryPage })),
  [memberTypes.tasks]: lazy(async () => {
    const { TaskPage } = await import('../../features/task/TaskPage.tsx')
    return { default: () => <TaskPage send={sendCard} /> }
  }),
}

export const Route = createFileRoute('/member')({
  validateSearch: (search: Record<string, unknown>): { type?: number; part?: 'account' } => ({
    ...(search.type !== undefined && isMemberType(Number(search.type)) ? { type: Number(search.type) } : {}),
    ...(search.part === 'account' ? { part: 'account' } : {}),
  }),
  component: MemberRoute,
})

function MemberRoute() {
  const { type, part } = Route.useSearch()
  const { phase } = useStore(sessionStore)
  if (type === undefined || !isMemberType(type)) {
    if (phase === 'unknown') return <PageSkeleton />
    return <Navigate to="/member" search={{ type: phase === 'in' ? memberTypes.home : memberTypes.settings }} replace />
  }
  return (
    <WithMessages catalogs={deviceMessages}>
      <MemberFrame type={type} part={type === memberTypes.settings ? part : undefined}>
        <Suspense fallback={<PageSkeleton />}>
          <Page type={type} part={part} />
        </Suspense>
      </MemberFrame>
    </WithMessages>
  )
}

/** Pages of the studio and of the watch history, which use the rooms' catalog. */
const roomTypes: readonly MemberType[] = [memberTypes.records, memberTypes.gifts, memberTypes.broadcast, memberTypes.history]

function Page({ type, part }: { type: MemberType; part?: 'account' }) {
  if (type === memberTypes.settings) return part ? <AccountSettings notifications={<Switches />} /> : <SettingsPage offline={<Packs />} />
  const Content = pages[type]
  if (!roomTypes.includes(type)) return <Content />
  return (
    <WithMessages catalogs={roomMessages} waiting={<PageSkeleton />}>
      <Content />
    </WithMessages>
  )
}

const Switches = () => (
  <Suspense>
    <NotificationSwitches />
  </Suspense>
)
const Packs = () => (
  <Suspense>
    <WaitingPanel />
    <OfflinePacks />
  </Suspense>
)
