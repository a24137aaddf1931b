// A room's chat column: tabs, pinned message, messages, and composer.
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useCallback, useId, useRef, useState } from 'react'
import type { RoomMessage } from '../../../contract/chat/chat.ts'
import type { RoomInfo } from '../../../contract/room/room.ts'
import { roomRankQuery } from '../../core/room/room-rank.ts'
import { sessionStore } from '../../core/session/session.ts'
import { reducedEffects } from '../../core/store/reduced-effects.ts'
import { TabLinks } from '../../ui/button/TabLinks.tsx'
import { classNames } from '../../ui/class-names.ts'
import { laterPart } from '../../ui/layer/later-part.ts'
import { OpenLater } from '../../ui/layer/OpenedLater.tsx'
import { announce } from '../../ui/page/announce.ts'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../ui/state/Skeleton.tsx'
import { useCountdown } from '../../ui/use-countdown.ts'
import { useStore } from '../../ui/use-store.ts'
import { useTiers } from '../gift/guard/tiers.ts'
import { Podium } from '../gift/rank/Podium.tsx'
import { Contribution, RankPanel } from '../gift/rank/RankPanel.tsx'
import { useFollowedRank } from '../gift/rank/use-followed-rank.ts'
import { useRowView } from '../match/row-view.ts'
import { useTalkCovered } from '../match/state/use-match-covered.ts'
import { useSpoilerText } from '../spoiler/use-spoiler-text.ts'
import styles from './ChatColumn.module.css'
import { nobody } from './compose/Composer.tsx'
import { Foot } from './compose/Foot.tsx'
import { nothingTyped, type Typed } from './compose/typed.ts'
import { usePostLine } from './compose/use-post-line.ts'
import { MessageActs } from './MessageActs.tsx'
import { ChatList } from './message/ChatList.tsx'
import { GoalMessages, type RoomGoals } from './message/GoalMessages.ts'
import type { ShownMessage } from './message/message-list.ts'
import { useRoomMessages } from './message/use-room-messages.ts'
import { Pinned } from './Pinned.tsx'
import { useStanding } from './use-standing.ts'

export interface ChatColumnProps {
  room: RoomInfo
  /** The match of the room, up to the playback time. */
  goals?: RoomGoals | null
  /** Between the pinned message and the list, e.g. open red envelopes; may load later, like the tools. */
  above?: ReactNode
  /** Beside the composer's tools, e.g. the gift button. */
  tools?: ReactNode
  /** The active tab, controlled from outside where the tabs stand in another row on phones. */
  tabs?: { tab: Tab; onTab(tab: Tab): void }
}

type Tab = 'talk' | 'noble' | 'guard' | 'rank'

const fanDialog = laterPart(() => import('./fan/FanDialog.tsx').then((part) => part.FanDialog))

export function ChatColumn({ room, goals = null, above, tools, tabs: outer }: ChatColumnProps) {
  const { t } = useLingui()
  const { lang } = useRowView()
  const { user } = useStore(sessionStore)
  const me = user?.id ?? null
  const tiers = useTiers()
  const [own, setOwn] = useState<Tab>('talk')
  const { tab, onTab: setTab } = outer ?? { tab: own, onTab: setOwn }
  const covered = useTalkCovered(room.match_id, `room:${room.id}`)
  const textOf = useSpoilerText(covered)
  const [horn, setHorn] = useState<RoomMessage | null>(null)
  const [wait, beginWait] = useCountdown()
  const [answered, setAnswered] = useState(nobody)
  const [asksFans, setAsksFans] = useState(false)
  const onFans = (): void => setAsksFans(true)
  const [chosen, setChosen] = useState<ShownMessage | null>(null)
  const anchor = useRef<HTMLElement | null>(null)
  const typed = useRef<Typed>(nothingTyped())
  const { messages, state, reload, change } = useRoomMessages(room.id, (room.me?.role ?? 'viewer') === 'viewer', (message) => {
    const isReduced = reducedEffects.get()
    if (message.kind === 'horn' && !isReduced) setHorn(message)
    const name = message.from?.nickname ?? ''
    const isOther = message.from?.uid !== me
    const shown = { text: textOf(message) }
    if (message.kind === 'envelope' && isOther && !isReduced) announce(t`${name} 发了红包`)
    if (message.kind === 'horn' && !isReduced) announce(t`喇叭，${name}：${shown.text}`)
    if (message.kind !== 'chat' || !isOther) return
    if (me && (message.mentions.includes(me) || message.reply?.uid === me)) announce(t`${name} 对你说：${shown.text}`)
    else if (message.from?.role === 'owner') announce(t`主播 ${name}：${shown.text}`)
  })
  const { post, again, discard } = usePostLine(room, change, beginWait)
  useStanding(room, me)
  useFollowedRank(room.id)
  const onMessage = useCallback((message: ShownMessage, element: HTMLElement) => {
    anchor.current = element
    setChosen(message)
  }, [])
  const { data: rank } = useQuery(roomRankQuery(room.id, 'day'))
  const panel = useId()
  const tabs: { key: Tab; label: string; count?: number }[] = [
    { key: 'talk', label: t`聊天` },
    { key: 'noble', label: t`贵宾席`, count: rank?.nobles || undefined },
    { key: 'guard', label: t`守护`, count: rank?.guards || undefined },
    { key: 'rank', label: t`榜单` },
  ]
  return (
    <>
      {goals && <GoalMessages roomId={room.id} goals={goals} change={change} />}
      <TabLinks
        label={t`聊天和榜单`}
        current={tab}
        className={classNames(styles.tabs, outer && styles.elsewhere)}
        items={tabs.map((one) => ({ ...one, panel, onSelect: () => setTab(one.key) }))}
      />
      <div id={panel} className={styles.panel}>
        {tab === 'rank' && (
          <div className={styles.scroll}>
            <Contribution roomId={room.id} tiers={tiers} onFans={onFans} />
          </div>
        )}
        {(tab === 'guard' || tab === 'noble') && (
          <div className={styles.scroll}>
            <RankPanel key={tab} roomId={room.id} type={tab} tiers={tiers} />
          </div>
        )}
        {tab === 'talk' && (
          <>
            <Podium roomId={room.id} onOpen={() => setTab('rank')} />
            <Pinned placard={room.placard} horn={horn} covered={covered} />
            <Suspense>{above}</Suspense>
            {state === 'loading' && messages.length === 0 && <SkeletonRows label={t`数据加载中，请稍候！`} height={22} />}
            {state === 'failed' && messages.length === 0 && <ErrorState onRetry={reload} />}
            <ChatList
              messages={messages}
              me={me}
              tiers={tiers}
              lang={lang}
              onMessage={onMessage}
              onAgain={again}
              onDiscard={discard}
              onWatch={goals?.watch ?? null}
              covered={covered}
            />
            <Foot
              room={room}
              typed={typed}
              wait={wait}
              answered={answered}
              onAnswered={setAnswered}
              onSend={post}
              onFans={onFans}
              tools={<Suspense>{tools}</Suspense>}
            />
          </>
        )}
      </div>
      <MessageActs
        room={room}
        me={me}
        message={chosen}
        covered={covered}
        anchor={anchor}
        onClose={() => setChosen(null)}
        onReply={setAnswered}
      />
      {asksFans && <OpenLater part={fanDialog} props={{ room, hasGifts: tools !== undefined, onClose: () => setAsksFans(false) }} />}
    </>
  )
}
