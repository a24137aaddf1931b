// Comments on an expert's scheme, in the page's column below it.
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Subject } from '../../../contract/comment.ts'
import { apiQuery } from '../../core/api/api-query.ts'
import { Panel } from '../../ui/frame/Panel.tsx'
import { communityWords } from '../../ui/words/community-words.ts'
import { WithWords } from '../../ui/words/WithWords.tsx'
import { Thread } from './Thread.tsx'

/** Renders nothing while the scheme is missing: its page displays that. */
export function SchemeThread({ id }: { id: string }) {
  const subject: Subject = { kind: 'scheme', id }
  const { data } = useQuery(apiQuery('POST api/Comment/subject', { body: subject }))
  if (!data) return null
  return (
    <WithWords catalogs={communityWords}>
      <Panel padded>
        <Thread subject={subject} title={<Trans>大家怎么看</Trans>} />
      </Panel>
    </WithWords>
  )
}
