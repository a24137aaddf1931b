// The avatars that the house has drawn: public/avatars, made by drawing/pictures/avatars.mjs.

export const avatarCount = 24
const pathOf = (number: number): string => `/avatars/${String(number).padStart(2, '0')}.svg`

export const avatarList: { id: string; path: string }[] = Array.from({ length: avatarCount }, (_, index) => ({
  id: String(index + 1),
  path: pathOf(index + 1),
}))
const paths: ReadonlySet<string> = new Set(avatarList.map(({ path }) => path))

export const isOurAvatar = (path: string): boolean => paths.has(path)
/** The one that a new account begins with. */
export const firstAvatar = (id: string): string => pathOf((Number(id) % avatarCount) + 1)
export const closedAvatar = '/avatars/closed.svg'
