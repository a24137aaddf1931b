// Comments on an expert's scheme, in the page's column below it.
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Subject } from '../../../contract/comment.ts'
import { apiQuery } from '../../core/api/api-query.ts'
import { Panel } from '../../ui/frame/Panel.tsx'
import { communityMessages } from '../../ui/messages/community-messages.ts'
import { WithMessages } from '../../ui/messages/WithMessages.tsx'
import { Thread } from './Thread.tsx'

/** Renders nothing while the scheme is missing: its page displays that. */
export function SchemeThread({ id }: { id: string }) {
  const subject: Subject = { kind: 'scheme', id }
  const { data } = useQuery(apiQuery('POST api/Comment/subject', { body: subject }))
  if (!data) return null
  return (
    <WithMessages catalogs={communityMessages}>
      <Panel padded>
        <Thread subject={subject} title={<Trans>大家怎么看</Trans>} />
      </Panel>
    </WithMessages>
  )
}
