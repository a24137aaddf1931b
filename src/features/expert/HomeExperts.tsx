// 专家方案 on the home page: the next schemes on upcoming matches. Loads after the first render.
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { apiQuery } from '../../core/api/api-query.ts'
import { MoreLink } from '../../ui/button/MoreLink.tsx'
import { Panel } from '../../ui/frame/Panel.tsx'
import { SectionHead } from '../../ui/frame/SectionHead.tsx'
import { expertMessages } from '../../ui/messages/expert-messages.ts'
import { WithMessages } from '../../ui/messages/WithMessages.tsx'
import { SchemeItem } from './scheme/SchemeItem.tsx'

const most = 2

export function HomeExperts() {
  return (
    <WithMessages catalogs={expertMessages} waiting={null}>
      <Strip />
    </WithMessages>
  )
}

function Strip() {
  const { data } = useQuery(apiQuery('GET api/Expert/forecast', { query: { limit: '4' } }))
  const schemes = (data?.list ?? []).flatMap((one) => one.schemes.slice(0, 1)).slice(0, most)
  if (schemes.length === 0) return null
  return (
    <section aria-labelledby="home-experts">
      <SectionHead
        id="home-experts"
        title={<Trans>专家方案</Trans>}
        more={
          <MoreLink render={<Link to="/foresight" />}>
            <Trans>更多</Trans>
          </MoreLink>
        }
      />
      <Panel>
        {schemes.map((scheme) => (
          <SchemeItem key={scheme.id} scheme={scheme} />
        ))}
      </Panel>
    </section>
  )
}
