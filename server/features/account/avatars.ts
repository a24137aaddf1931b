// The avatars that a member chooses from, beside the one derived from the account's id.
import { faceAddress } from '../../../rules/face/face-address.ts'

/** Ids of no account, picked by eye and by distance so that all their avatars differ. */
const seeds = [
  ...['f1', 'f281', 'f201', 'f153', 'f28', 'f271', 'f313', 'f55', 'f145', 'f332', 'f369', 'f383'],
  ...['f280', 'f291', 'f43', 'f240', 'f284', 'f352', 'f346', 'f282', 'f272', 'f68', 'f64', 'f269'],
]

export const avatarList: { id: string; path: string }[] = seeds.map((seed, index) => ({ id: String(index + 1), path: faceAddress(seed) }))
const paths: ReadonlySet<string> = new Set(avatarList.map(({ path }) => path))

/** Excludes avatars of other members. */
export const isOurAvatar = (path: string, accountId: string): boolean => paths.has(path) || path === faceAddress(accountId)
