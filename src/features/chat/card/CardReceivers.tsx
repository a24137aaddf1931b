// Possible recipients of a card: conversations, most recent first, then followed users; filtered by name.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { matcherOf } from '../../../../rules/text/text-fold.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { useStore } from '../../../ui/use-store.ts'
import styles from '../group/GroupsPane.module.css'
import { addressBookQuery } from '../group/group-queries.ts'
import { PrivateAvatar } from '../PrivateAvatar.tsx'
import { privateChat } from '../private-chat.ts'
import { usePrivateName } from '../private-name.ts'
import type { Receiver } from './use-send-card.ts'

/** Minimum number of recipients for a search field, and maximum number of rows listed at once. */
const toSearch = 8
const shown = 50

export function CardReceivers({ onChoose }: { onChoose(who: Receiver): void }) {
  const { t } = useLingui()
  const nameOf = usePrivateName()
  const { service, list, failed } = useStore(privateChat)
  const addressBook = useQuery(addressBookQuery())
  const [wanted, setWanted] = useState('')
  if (!service || list === null)
    return failed ? <ErrorState onRetry={privateChat.again} /> : <SkeletonRows count={4} height={44} label={t`数据加载中，请稍候！`} />
  const talks = list.map(({ conversationID, type, userProfile }) => ({
    conversationID,
    name: nameOf(userProfile),
    avatar: userProfile.avatar,
    isGroup: type === 'GROUP',
  }))
  const known = new Set(list.map(({ conversationID }) => conversationID))
  const others = (addressBook.data?.following ?? []).flatMap(({ id, user_nickname: name, avatar }) =>
    known.has(`C2C${id}`) ? [] : [{ conversationID: `C2C${id}`, name, avatar, isGroup: false }],
  )
  const all = [...talks, ...others]
  if (addressBook.isLoadingError && !addressBook.data && all.length === 0) return <ErrorState onRetry={() => void addressBook.refetch()} />
  if (all.length === 0)
    return addressBook.isPending ? (
      <SkeletonRows count={4} height={44} label={t`数据加载中，请稍候！`} />
    ) : (
      <EmptyState icon={<MessageCircle />} title={t`还没有可以发给的人`} text={t`关注一个人，或者先和谁聊一句`} />
    )
  const matches = matcherOf(wanted)
  const found = all.filter(({ name }) => matches(name))
  const more = found.length - shown
  return (
    <>
      {all.length > toSearch && <TextField type="search" label={t`按名字找`} value={wanted} onChange={setWanted} autoComplete="off" />}
      <ul className={styles.list}>
        {found.slice(0, shown).map((one) => (
          <li key={one.conversationID} className={styles.row}>
            <button type="button" className={styles.open} aria-label={t`发给 ${one.name}`} onClick={() => onChoose(one)}>
              <PrivateAvatar path={one.avatar} isGroup={one.isGroup} size={36} />
              <span className={styles.words}>
                <b translate="no">{one.name}</b>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && (
        <p className={styles.note}>
          <Trans>没有叫这个名字的人。</Trans>
        </p>
      )}
      {addressBook.isLoadingError && !addressBook.data && (
        <p className={styles.note}>
          <Trans>你关注的人没有读到。</Trans>{' '}
          <Button size="sm" onClick={() => void addressBook.refetch()}>
            <Trans>重试</Trans>
          </Button>
        </p>
      )}
      {more > 0 && (
        <p className={styles.note}>
          <Trans>还有 {more} 人，写名字来找。</Trans>
        </p>
      )}
    </>
  )
}
