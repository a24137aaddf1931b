// /new_file: a new post or video, or editing one of the user's posts.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { LogIn } from 'lucide-react'
import { openDialog } from '../../../core/session/open-dialog.ts'
import { sessionStore } from '../../../core/session/session.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { Wrap } from '../../../ui/frame/Wrap.tsx'
import { useTitle } from '../../../ui/page/use-title.ts'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { circlesQuery } from '../circle-queries.ts'
import type { NewPostSearch } from '../circle-search.ts'
import { EditPost } from './EditPost.tsx'
import { NewPost } from './NewPost.tsx'
import styles from './NewPostPage.module.css'

export function NewPostPage({ search }: { search: NewPostSearch }) {
  const { t } = useLingui()
  const { phase } = useStore(sessionStore)
  const edits = search.post !== undefined
  const title = edits ? t`修改帖子` : t`发帖`
  useTitle(title)
  const circles = useQuery(circlesQuery())
  return (
    <Wrap className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <Panel padded>
        {phase === 'out' ? (
          <EmptyState
            icon={<LogIn />}
            title={t`登录后发帖`}
            action={
              <Button variant="primary" onClick={() => openDialog('login')}>
                <Trans>登录</Trans>
              </Button>
            }
          />
        ) : phase === 'unknown' ? (
          <SkeletonRows count={4} height={72} label={t`数据加载中，请稍候！`} />
        ) : search.post !== undefined ? (
          <EditPost id={search.post} />
        ) : (
          <NewPost
            circles={circles.data?.list ?? []}
            first={{ ...(search.circle && { circle: search.circle }), ...(search.match && { match: search.match }) }}
          />
        )}
      </Panel>
    </Wrap>
  )
}
