// The face of a player or coach in the colours of the club, with the shirt number if known.
import { crestPaint } from '../../../../rules/crest/crest-paint.ts'
import { kitAddress } from '../../../../rules/face/face-address.ts'
import { keeperShirt } from '../../../../rules/face/keeper-shirt.ts'
import { isWomens } from '../../../../rules/face/womens-team.ts'
import { PersonPicture } from '../../../ui/picture/PersonPicture.tsx'
import type { FaceTeam } from './face-team.ts'

interface PlayerFaceProps {
  /** Id of the player; the name of a coach, who has no id. */
  id: string
  team: FaceTeam
  size: number
  /** 0 and null mean unknown. */
  number?: number | null
  /** Position as in line-ups. */
  position?: string
  isCoach?: boolean
  className?: string
}

export function PlayerFace({ id, team, size, number = null, position, isCoach, className }: PlayerFaceProps) {
  const { first, second, pattern } = crestPaint(team.crest, team.id)
  const role = isCoach ? 'coach' : position === 'GK' ? 'keeper' : 'player'
  const colors = role === 'keeper' ? keeperShirt(first, second) : { first, second }
  const path = kitAddress(id, { role, woman: isWomens(team.name), pattern, ...colors, number: number || null })
  return <PersonPicture path={path} size={size} className={className} />
}
