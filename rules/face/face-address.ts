// The URL of an id's face: it encodes everything that is drawn, so that its content never changes.
import { hashedId } from './chance.ts'

export const roles = ['player', 'keeper', 'coach', 'referee'] as const
type Role = (typeof roles)[number]
/** Whether shirts of this role have a number. */
export const plays = (role: Role): boolean => role === 'player' || role === 'keeper'
/** Patterns of the second colour on a shirt, in the order of the crest patterns. */
export const patterns = ['hoops', 'sash', 'yoke', 'halves', 'stripes', 'chevron'] as const

export interface Kit {
  role: Role
  woman: boolean
  /** Index into `patterns`. */
  pattern: number
  /** #rrggbb. */
  first: string
  second: string
  number: number | null
}
export interface Face {
  id: string
  kit?: Kit
}

/** Incremented when existing faces are drawn differently: a copy cached for a year must not appear beside the new one. */
const drawing = 1
const folder = `/avatars/v${drawing}/`
/** An empty seat: the account was deleted or is unknown. */
export const emptySeat = '/avatars/closed.svg'

const plainId = /^[\w-]{1,64}$/
const seedOf = (id: string): string => (plainId.test(id) ? id : `~${hashedId(id)}`)

/** The face of a user, streamer or expert. */
export const faceAddress = (id: string): string => `${folder}${seedOf(id)}.svg`

/** Default of a colour that a feed omits. */
const plain = '5c6b62'
const hex = (color: string): string => /^#([0-9a-f]{6})$/.exec(color.toLowerCase())?.[1] ?? plain

/** The face of a player, coach or referee in these colours; invalid shirt numbers are omitted. */
export function kitAddress(id: string, { role, woman, pattern, first, second, number }: Kit): string {
  const parts = [`${woman ? 'w' : 'm'}${role[0]}${pattern}`, hex(first), hex(second)]
  if (number !== null && number >= 0 && number <= 99) parts.push(String(number))
  return `${folder}${seedOf(id)}/${parts.join('-')}.svg`
}

const shape =
  /^\/avatars\/(?:v\d{1,3}\/(~[0-9a-z]{12}|[\w-]{1,64})(?:\/([mw])([pkcr])([0-5])-([0-9a-f]{6})-([0-9a-f]{6})(?:-(\d|[1-9]\d))?)?|(0[1-9]|1\d|2[0-4]))\.svg$/

/** Parses a face URL; null: not one of ours. Two digits are an old URL, from when there were only 24 pictures. */
export function readFaceAddress(path: string): Face | null {
  const [whole, id, sex, role, pattern, first, second, number, former] = shape.exec(path) ?? []
  if (whole === undefined) return null
  if (former !== undefined) return { id: former }
  if (role === undefined) return { id: id as string }
  return {
    id: id as string,
    kit: {
      role: roles.find((one) => one.startsWith(role)) as Role,
      woman: sex === 'w',
      pattern: Number(pattern),
      first: `#${first}`,
      second: `#${second}`,
      number: number === undefined ? null : Number(number),
    },
  }
}
