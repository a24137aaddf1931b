// /persona: a person's public page. For streamers card, follow, room and playbacks; for all users badges and a message button.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { MessageCircle, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Anchor } from '../../../../contract/room/room.ts'
import { ApiError } from '../../../core/api/api.ts'
import { sessionStore } from '../../../core/session/session.ts'
import { countText } from '../../../core/text/count-text.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { Tag } from '../../../ui/figure/Tag.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { Wrap } from '../../../ui/frame/Wrap.tsx'
import { useTitle } from '../../../ui/page/use-title.ts'
import { PersonPicture } from '../../../ui/picture/PersonPicture.tsx'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { useRowView } from '../../match/row-view.ts'
import { OnAirWord } from '../OnAirWord.tsx'
import { FollowStreamer } from './FollowStreamer.tsx'
import { PersonaBadges } from './PersonaBadges.tsx'
import { PersonaLabels } from './PersonaLabels.tsx'
import styles from './PersonaPage.module.css'
import { PersonaRoom } from './PersonaRoom.tsx'
import { personQuery, streamerQuery } from './persona-queries.ts'

interface PersonaPageProps {
  id: string
  /** What the person has published: parts of other features, passed in by the route. */
  works: ReactNode
  /** Explanation of a streamer's level. */
  growth: ReactNode
}

export function PersonaPage({ id, works, growth }: PersonaPageProps) {
  const { t } = useLingui()
  const { user } = useStore(sessionStore)
  const streamer = useQuery({ ...streamerQuery(id), enabled: id !== '' })
  const isNone = streamer.error instanceof ApiError && streamer.error.error === 'not-found'
  const isMe = user?.id === id
  const person = useQuery({ ...personQuery(id), enabled: isNone })
  const anchor = streamer.data
  const known = person.data
  const nickname = anchor?.nickname ?? (isMe ? user.user_nickname : known?.nickname)
  useTitle(nickname ?? t`个人主页`)
  // A known person renders at once, while it is still unknown whether they stream.
  if (id !== '' && known === undefined && (streamer.isPending || (isNone && !isMe && person.isPending)))
    return (
      <Wrap className={styles.page}>
        <SkeletonRows count={4} height={64} label={t`数据加载中，请稍候！`} />
      </Wrap>
    )
  const isGone = person.error instanceof ApiError && person.error.error === 'not-found'
  if (id !== '' && nickname === undefined && ((streamer.isLoadingError && !isNone) || (person.isLoadingError && !isGone)))
    return (
      <Wrap className={styles.page}>
        <ErrorState onRetry={() => void (isNone ? person.refetch() : streamer.refetch())} />
      </Wrap>
    )
  if (nickname === undefined)
    return (
      <Wrap className={styles.page}>
        <EmptyState icon={<UserRound />} title={t`没有找到这个人`} action={<Button render={<Link to="/anchor" />}>{t`看看主播`}</Button>} />
      </Wrap>
    )
  const avatar = anchor?.avatar ?? (isMe ? user.avatar : (known?.avatar ?? ''))
  return (
    <Wrap className={styles.page}>
      <Panel padded className={styles.card}>
        <PersonPicture path={avatar} size={72} isLive={anchor?.is_live} />
        <div className={styles.words}>
          <h1 className={styles.name} translate="no">
            {nickname}
          </h1>
          <p className={styles.meta}>
            {anchor ? <Streamer anchor={anchor} /> : <Trans>球迷</Trans>}
            <PersonaLabels uid={id} />
            <span>
              ID <Num>{id}</Num>
            </span>
          </p>
          {!anchor && known?.signature && <p className={styles.text}>{known.signature}</p>}
        </div>
        {!isMe && (
          <div className={styles.acts}>
            {anchor && <FollowStreamer anchor={anchor} />}
            <Button variant={anchor ? 'line' : 'primary'} render={<Link to="/chat-chat" search={{ id: `C2C${id}` }} />}>
              <MessageCircle size={16} aria-hidden="true" />
              <Trans>发消息</Trans>
            </Button>
          </div>
        )}
      </Panel>
      <div className={styles.columns}>
        <div className={styles.side}>
          <PersonaBadges uid={id} />
          {anchor && <PersonaRoom anchor={anchor} />}
          {anchor && <div className={styles.growth}>{growth}</div>}
        </div>
        <div className={styles.works}>{works}</div>
      </div>
    </Wrap>
  )
}

function Streamer({ anchor }: { anchor: Anchor }) {
  const { lang } = useRowView()
  return (
    <>
      <Tag tone={anchor.is_live ? 'live' : 'plain'}>{anchor.is_live ? <OnAirWord /> : <Trans>主播</Trans>}</Tag>
      <span>
        <Trans>
          <Num>{anchor.level}</Num> 级
        </Trans>
      </span>
      <span>
        <Trans>
          <Num>{countText(anchor.followers, lang)}</Num> 人关注
        </Trans>
      </span>
    </>
  )
}
