// Where the face of an id is: an address that says all that is drawn, so that it never shows anything else.
import { hashedId } from './chance.ts'

export const roles = ['player', 'keeper', 'coach', 'referee'] as const
type Role = (typeof roles)[number]
/** Whether a shirt of this role has a number. */
export const plays = (role: Role): boolean => role === 'player' || role === 'keeper'
/** How the second colour lies on a shirt, in the order of the tops of crests. */
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

/** Counted up when known faces are drawn differently: what is kept for a year must not be seen beside it. */
const drawing = 1
const folder = `/avatars/v${drawing}/`
/** An empty seat: the account was deleted, or nobody knows whose it was. */
export const emptySeat = '/avatars/closed.svg'

const plainId = /^[\w-]{1,64}$/
const seedOf = (id: string): string => (plainId.test(id) ? id : `~${hashedId(id)}`)

/** Of a member, streamer or expert. */
export const faceAddress = (id: string): string => `${folder}${seedOf(id)}.svg`

/** Feeds may leave out a colour. */
const plain = '5c6b62'
const hex = (color: string): string => /^#([0-9a-f]{6})$/.exec(color.toLowerCase())?.[1] ?? plain

/** Of who plays, coaches or whistles, in these colours; numbers that no shirt has are left out. */
export function kitAddress(id: string, { role, woman, pattern, first, second, number }: Kit): string {
  const parts = [`${woman ? 'w' : 'm'}${role[0]}${pattern}`, hex(first), hex(second)]
  if (number !== null && number >= 0 && number <= 99) parts.push(String(number))
  return `${folder}${seedOf(id)}/${parts.join('-')}.svg`
}

const shape =
  /^\/avatars\/(?:v\d{1,3}\/(~[0-9a-z]{12}|[\w-]{1,64})(?:\/([mw])([pkcr])([0-5])-([0-9a-f]{6})-([0-9a-f]{6})(?:-(\d|[1-9]\d))?)?|(0[1-9]|1\d|2[0-4]))\.svg$/

/** What an address shows; null: none of ours. Two digits are an address of before, when 24 pictures were all there was. */
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
