// Posts of a person, on the person's page; with a report button.
import { Trans, useLingui } from '@lingui/react/macro'
import { Flag } from 'lucide-react'
import { useState } from 'react'
import { needLogin } from '../../../core/session/open-dialog.ts'
import { sessionStore } from '../../../core/session/session.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { ReportDialog } from '../../report/ReportDialog.tsx'
import { PostList } from './PostList.tsx'

export function PersonPosts({ uid }: { uid: string }) {
  const { t } = useLingui()
  const { user } = useStore(sessionStore)
  const [reports, setReports] = useState(false)
  return (
    <Panel padded aria-labelledby="person-posts">
      <SectionHead
        id="person-posts"
        title={<Trans>帖子</Trans>}
        more={
          user?.id !== uid && (
            <Button size="sm" variant="plain" onClick={() => void (needLogin() || setReports(true))}>
              <Flag size={14} aria-hidden="true" />
              <Trans>举报这个人</Trans>
            </Button>
          )
        }
      />
      <PostList filter={{ uid }} empty={{ title: t`还没有发过帖子` }} />
      <ReportDialog target={reports ? { kind: 'person', id: uid } : null} onClose={() => setReports(false)} />
    </Panel>
  )
}
