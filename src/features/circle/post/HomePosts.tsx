// 圈子热议 on the home page: the most discussed posts of today, or of this week if today is quiet. Loaded after the page has been drawn.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { MessageSquare, ThumbsUp } from 'lucide-react'
import type { Post } from '../../../../contract/circle.ts'
import { nameOf } from '../../../../rules/text/name/name.ts'
import { now } from '../../../core/clock/now.ts'
import { preferences, shownZone } from '../../../core/store/preferences.ts'
import { countText } from '../../../core/text/count-text.ts'
import { relativeTime } from '../../../core/text/format.ts'
import { MoreLink } from '../../../ui/button/MoreLink.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { Tag } from '../../../ui/figure/Tag.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { communityMessages } from '../../../ui/messages/community-messages.ts'
import { WithMessages } from '../../../ui/messages/WithMessages.tsx'
import { PersonPicture } from '../../../ui/picture/PersonPicture.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { useCovered } from '../../spoiler/revealed.ts'
import { postPage } from '../circle-queries.ts'
import styles from './HomePosts.module.css'

const most = 3

export function HomePosts() {
  return (
    <WithMessages catalogs={communityMessages} waiting={null}>
      <Strip />
    </WithMessages>
  )
}

function Strip() {
  const today = useQuery(postPage({ hot: 'day' }, null))
  const isFew = today.data !== undefined && today.data.list.length < most
  const week = useQuery({ ...postPage({ hot: 'week' }, null), enabled: isFew })
  const posts = (isFew ? (week.data ?? today.data) : today.data)?.list.slice(0, most) ?? []
  // A site without posts hides the section.
  if (posts.length === 0) return null
  return (
    <section aria-labelledby="home-posts">
      <SectionHead
        id="home-posts"
        title={<Trans>圈子热议</Trans>}
        more={
          <MoreLink render={<Link to="/circle" search={{}} />}>
            <Trans>更多</Trans>
          </MoreLink>
        }
      />
      <ul>
        {posts.map((post) => (
          <li key={post.id} className={styles.post}>
            <HotPost post={post} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function HotPost({ post }: { post: Post }) {
  const { t } = useLingui()
  const chosen = useStore(preferences)
  const { person, circle, match_id, team_ids } = post
  const covered = useCovered({ key: match_id ?? `post:${post.id}`, teams: team_ids }) && match_id !== null
  return (
    <>
      <span className={styles.head}>
        <PersonPicture path={person.avatar} size={24} />
        <b translate="no">{person.nickname}</b>
        <Tag>{nameOf(circle.name, chosen.lang)}</Tag>
      </span>
      <Link to="/circle-detail" search={{ id: circle.id, post: post.id }} className={styles.text}>
        {covered ? t`这个帖子可能透露赛果` : post.text || t`一组图片`}
      </Link>
      <span className={styles.notes}>
        <span role="img" aria-label={t`${post.likes} 个赞`}>
          <ThumbsUp size={14} aria-hidden="true" />
          <Num>{countText(post.likes, chosen.lang)}</Num>
        </span>
        <span role="img" aria-label={t`${post.comments} 条评论`}>
          <MessageSquare size={14} aria-hidden="true" />
          <Num>{countText(post.comments, chosen.lang)}</Num>
        </span>
        <Num>
          <time dateTime={post.at}>{relativeTime(post.at, now.get(), chosen.lang, shownZone(chosen))}</time>
        </Num>
      </span>
    </>
  )
}
