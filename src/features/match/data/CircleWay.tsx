// Links a league or a team to its circle, if there is one.
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Lang } from '../../../../contract/limits/limits.ts'
import { nameOf } from '../../../../rules/text/name/name.ts'
import { apiQuery } from '../../../core/api/api-query.ts'

interface CircleWayProps {
  of: { league: string } | { team: string }
  lang: Lang
  className?: string
}

export function CircleWay({ of, lang, className }: CircleWayProps) {
  const { data } = useQuery(apiQuery('GET api/anchor_dynamics/circles'))
  const circle = data?.list.find(({ league_id, team_id }) => ('league' in of ? league_id === of.league : team_id === of.team))
  if (!circle) return null
  const name = nameOf(circle.name, lang)
  return (
    <Link to="/circle-detail" search={{ id: circle.id }} className={className}>
      <Trans>圈子：{name}</Trans>
    </Link>
  )
}
