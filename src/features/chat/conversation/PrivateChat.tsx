// Private chat: conversations, groups and address book on the left, the open conversation on the right; on phones one at a time.
import { Trans, useLingui } from '@lingui/react/macro'
import { MessagesSquare } from 'lucide-react'
import { useId, useState } from 'react'
import { openDialog } from '../../../core/session/open-dialog.ts'
import { sessionStore } from '../../../core/session/session.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { TabLinks } from '../../../ui/button/TabLinks.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { GroupsPane } from '../group/GroupsPane.tsx'
import { PeoplePane } from '../group/PeoplePane.tsx'
import { useGroupsOffered } from '../group/use-groups-offered.ts'
import { privateChat } from '../private-chat.ts'
import { PrivateThread } from '../thread/PrivateThread.tsx'
import { ConversationList } from './ConversationList.tsx'
import styles from './PrivateChat.module.css'

export interface PrivateChatProps {
  /** Id of the open conversation. */
  id: string | null
  onOpen(id: string | null): void
  /** Set inside a dialog, which closes when a link navigates away. */
  onLeave?(): void
}

type Tab = 'chats' | 'groups' | 'people'

export function PrivateChat({ id, onOpen, onLeave }: PrivateChatProps) {
  const { t } = useLingui()
  const { phase } = useStore(sessionStore)
  const { service, list, failed } = useStore(privateChat)
  const hasGroups = useGroupsOffered()
  const [chosen, setTab] = useState<Tab>('chats')
  const side = useId()
  const tab = chosen === 'groups' && !hasGroups ? 'chats' : chosen
  const isGuest = phase === 'out'
  const listed = list?.find(({ conversationID }) => conversationID === id)
  const tabs = [
    { key: 'chats', label: t`消息`, count: list?.reduce((sum, { unreadCount }) => sum + unreadCount, 0) || undefined },
    ...(hasGroups ? [{ key: 'groups', label: t`群` } as const] : []),
    { key: 'people', label: t`通讯录` },
  ] as const
  return (
    <div className={classNames(styles.chat, id !== null && styles.opened)}>
      <div className={styles.side}>
        <TabLinks
          label={t`私信`}
          even
          className={styles.tabs}
          current={tab}
          items={tabs.map(({ key, ...rest }) => ({ key, ...rest, panel: side, onSelect: () => setTab(key) }))}
        />
        <div id={side} role="tabpanel" className={styles.scroll}>
          {tab === 'groups' ? (
            <GroupsPane onOpen={onOpen} />
          ) : tab === 'people' ? (
            <PeoplePane onOpen={onOpen} onLeave={onLeave} />
          ) : isGuest && !list?.length ? (
            <SignIn />
          ) : (
            <ConversationList chosen={id} onChoose={onOpen} />
          )}
        </div>
      </div>
      <div className={styles.main}>
        {id !== null && service && (listed || !isGuest) ? (
          <PrivateThread
            key={id}
            service={service}
            id={id}
            listed={listed}
            foot={isGuest ? <SignIn /> : undefined}
            onBack={() => onOpen(null)}
            onLeave={onLeave}
          />
        ) : id !== null && isGuest ? (
          <SignIn />
        ) : id !== null && failed ? (
          <ErrorState onRetry={privateChat.again} />
        ) : (
          <EmptyState icon={<MessagesSquare />} title={t`选一个对话`} text={t`在左边选人，或者从通讯录里找`} />
        )}
      </div>
    </div>
  )
}

/** Guests can browse groups and people, and where Tencent carries the chat, read messages; writing requires sign-in. */
function SignIn() {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={<MessagesSquare />}
      title={t`登录后才能发消息`}
      text={t`不登录也能看推荐的群和主播`}
      action={
        <Button variant="primary" onClick={() => openDialog('login')}>
          <Trans>登录</Trans>
        </Button>
      }
    />
  )
}
