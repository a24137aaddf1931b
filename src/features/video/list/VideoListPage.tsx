// /video-list: recommended, popular, new, by followed people, rankings, favourites and the user's own videos.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { LayoutGrid, LogIn, Upload } from 'lucide-react'
import type { ReactNode } from 'react'
import { openDialog } from '../../../core/session/open-dialog.ts'
import { sessionStore } from '../../../core/session/session.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { MoreLink } from '../../../ui/button/MoreLink.tsx'
import { TabLinks } from '../../../ui/button/TabLinks.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { Wrap } from '../../../ui/frame/Wrap.tsx'
import { useTitle } from '../../../ui/page/use-title.ts'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { favoritesQuery, videoListQuery } from '../queries.ts'
import type { FormFields } from '../upload/UploadForm.tsx'
import type { ListTab, VideoListSearch } from '../video-search.ts'
import { MyVideos } from './MyVideos.tsx'
import { VideoGrid } from './VideoGrid.tsx'
import styles from './VideoListPage.module.css'
import { VideoRanking } from './VideoRanking.tsx'

export interface VideoListPageProps {
  search: VideoListSearch
  /** Form fields from other features. */
  fields: FormFields
}

const own: ReadonlySet<ListTab> = new Set(['follow', 'favorites', 'mine'])

export function VideoListPage({ search, fields }: VideoListPageProps) {
  const { t } = useLingui()
  useTitle(t`视频`)
  const tab = search.tab ?? 'recommend'
  const names: Record<ListTab, string> = {
    recommend: t`推荐`,
    hot: t`热门`,
    new: t`最新`,
    follow: t`关注`,
    rank: t`榜单`,
    favorites: t`收藏`,
    mine: t`我的视频`,
  }
  return (
    <Wrap className={styles.page}>
      <SectionHead
        level={1}
        title={<Trans>视频</Trans>}
        more={
          <>
            <MoreLink render={<Link to="/video-classify" search={{}} />}>
              <LayoutGrid size={14} aria-hidden="true" /> <Trans>分类</Trans>
            </MoreLink>
            {tab !== 'mine' && (
              <Button size="sm" render={<Link to="/video-list" search={{ tab: 'mine' }} />}>
                <Upload size={14} aria-hidden="true" />
                <Trans>上传视频</Trans>
              </Button>
            )}
          </>
        }
      />
      <TabLinks
        label={t`视频的栏目`}
        current={tab}
        className={styles.tabs}
        items={(Object.keys(names) as ListTab[]).map((key) => ({
          key,
          label: names[key],
          to: '/video-list',
          search: key === 'recommend' ? {} : { tab: key },
        }))}
      />
      {own.has(tab) ? (
        <SignedIn>
          <Listed tab={tab} search={search} fields={fields} />
        </SignedIn>
      ) : (
        <Listed tab={tab} search={search} fields={fields} />
      )}
    </Wrap>
  )
}

function Listed({ tab, search, fields }: { tab: ListTab; search: VideoListSearch; fields: FormFields }) {
  const { t } = useLingui()
  switch (tab) {
    case 'rank':
      return <VideoRanking range={search.range ?? 'day'} by={search.by ?? 'views'} />
    case 'mine':
      return <MyVideos fields={fields} />
    case 'favorites':
      return <VideoGrid name={[tab]} pageOf={favoritesQuery} empty={{ title: t`还没有收藏`, text: t`播放时点收藏，以后在这里找` }} />
    case 'follow':
      return (
        <VideoGrid
          key={tab}
          name={[tab]}
          pageOf={(page) => videoListQuery(tab, page)}
          empty={{
            title: t`关注的人还没有视频`,
            action: <Button render={<Link to="/rank" />}>{t`看主播榜`}</Button>,
          }}
        />
      )
    default:
      return (
        <VideoGrid
          key={tab}
          name={[tab]}
          pageOf={(page) => videoListQuery(tab, page)}
          empty={{
            title: t`还没有视频`,
            text: t`上传第一个，或等主播下播后看回放`,
            action: <Button render={<Link to="/video-list" search={{ tab: 'mine' }} />}>{t`上传视频`}</Button>,
          }}
        />
      )
  }
}

/** Shows personal content only to signed-in users. */
function SignedIn({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const { phase } = useStore(sessionStore)
  if (phase === 'unknown') return null
  // Does not wait for the profile: an open form must stay mounted when it arrives.
  if (phase === 'in') return children
  return (
    <EmptyState
      icon={<LogIn />}
      title={t`请登录后操作`}
      action={<Button variant="primary" onClick={() => openDialog('login')}>{t`登录`}</Button>}
    />
  )
}
