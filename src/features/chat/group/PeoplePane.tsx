// Address book by initial: following, followers, mutual; and recommended people.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Fragment, useState } from 'react'
import type { Contact } from '../../../../contract/chat/group.ts'
import { sessionStore } from '../../../core/session/session.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Segmented } from '../../../ui/form/Segmented.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { PrivateAvatar } from '../PrivateAvatar.tsx'
import styles from './GroupsPane.module.css'
import { addressBookQuery, mutualQuery, recommendedPeopleQuery } from './group-queries.ts'

export interface PeoplePaneProps {
  onOpen(id: string): void
  onLeave?(): void
}

type Which = 'following' | 'followers' | 'mutual'

export function PeoplePane({ onOpen, onLeave }: PeoplePaneProps) {
  const { t } = useLingui()
  const isIn = useStore(sessionStore).phase === 'in'
  const [which, setWhich] = useState<Which>('following')
  const addressBook = useQuery({ ...addressBookQuery(), enabled: isIn })
  const mutual = useQuery({ ...mutualQuery(), enabled: isIn && which === 'mutual' })
  const read = which === 'mutual' ? mutual : addressBook
  const list = which === 'mutual' ? mutual.data?.list : addressBook.data?.[which]
  return (
    <div className={styles.pane}>
      {isIn && (
        <>
          <div className={styles.choice}>
            <Segmented<Which>
              label={t`通讯录`}
              value={which}
              onChange={setWhich}
              options={[
                { value: 'following', label: t`关注` },
                { value: 'followers', label: t`粉丝` },
                { value: 'mutual', label: t`互相关注` },
              ]}
            />
          </div>
          {list ? (
            <ByInitial list={list} onOpen={onOpen} />
          ) : read.isLoadingError ? (
            <ErrorState onRetry={() => void read.refetch()} />
          ) : (
            <SkeletonRows count={4} height={44} label={t`数据加载中，请稍候！`} />
          )}
        </>
      )}
      <Recommended onLeave={onLeave} />
    </div>
  )
}

function ByInitial({ list, onOpen }: { list: readonly Contact[]; onOpen(id: string): void }) {
  const { t } = useLingui()
  if (list.length === 0)
    return (
      <p className={styles.note}>
        <Trans>这里还没有人。</Trans>
      </p>
    )
  return (
    <ul className={styles.list}>
      {list.map((one, place) => (
        <Fragment key={one.id}>
          {one.initial !== list[place - 1]?.initial && (
            <li>
              <h3 className={styles.initial}>{one.initial}</h3>
            </li>
          )}
          <li className={styles.row}>
            <button
              type="button"
              className={styles.open}
              aria-label={t`给 ${one.user_nickname} 发消息`}
              onClick={() => onOpen(`C2C${one.id}`)}
            >
              <PrivateAvatar path={one.avatar} size={36} />
              <span className={styles.words}>
                <b translate="no">{one.user_nickname}</b>
                {one.signature && <small>{one.signature}</small>}
              </span>
            </button>
          </li>
        </Fragment>
      ))}
    </ul>
  )
}

function Recommended({ onLeave }: { onLeave?(): void }) {
  const { t } = useLingui()
  const { data, isPending, refetch } = useQuery(recommendedPeopleQuery())
  return (
    <>
      <h3 className={styles.head}>
        <Trans>值得关注</Trans>
      </h3>
      {isPending ? (
        <SkeletonRows count={3} height={44} label={t`数据加载中，请稍候！`} />
      ) : !data ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : data.list.length === 0 ? (
        <p className={styles.note}>
          <Trans>现在没有可推荐的人。</Trans>
        </p>
      ) : (
        <ul className={styles.list}>
          {data.list.map((one) => (
            <li key={one.id} className={styles.row}>
              <Link to="/persona" search={{ id: one.id }} className={styles.open} onClick={onLeave}>
                <PrivateAvatar path={one.avatar} size={36} />
                <span className={styles.words}>
                  <b translate="no">{one.user_nickname}</b>
                  <small>
                    <Trans>{one.followers} 人关注</Trans>
                  </small>
                </span>
              </Link>
              {one.room_id && (
                <Button
                  size="sm"
                  render={<Link to="/live" search={{ id: one.room_id }} />}
                  aria-label={t`去 ${one.user_nickname} 的直播间`}
                  onClick={onLeave}
                >
                  <Trans>直播间</Trans>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
