// The face of who plays for a team or coaches it, in the colours of the club, with the number where one is known.
import { crestPaint } from '../../../rules/crest/crest-paint.ts'
import { kitAddress } from '../../../rules/face/face-address.ts'
import { keeperShirt } from '../../../rules/face/keeper-shirt.ts'
import { isWomens } from '../../../rules/face/womens-team.ts'
import { PersonPicture } from '../../ui/picture/PersonPicture.tsx'
import type { FaceTeam } from './face-team.ts'

interface PlayerFaceProps {
  /** Of the player; a coach has none but the name. */
  id: string
  team: FaceTeam
  size: number
  /** 0 and null: not known. */
  number?: number | null
  /** As line-ups call it. */
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
