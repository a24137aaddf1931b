// Further roles of a person: an expert, linked to the expert page, or a channel provider.
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { apiQuery } from '../../../core/api/api-query.ts'
import { Tag } from '../../../ui/figure/Tag.tsx'

export function PersonaLabels({ uid }: { uid: string }) {
  const { data } = useQuery(apiQuery('GET api/Expert/labels', { query: { id: uid } }))
  return (data?.labels ?? []).map((label) =>
    label === 'expert' ? (
      <Link key={label} to="/specialist-home" search={{ id: uid }}>
        <Tag tone="accent">
          <Trans context="a single one">专家</Trans>
        </Tag>
      </Link>
    ) : (
      <Tag key={label}>
        <Trans>渠道商</Trans>
      </Tag>
    ),
  )
}
