// The lists of /reserve by their name in the URL. Every page loads the code that reads URLs, so keep this file minimal.
export const reserveKinds = ['match', 'room', 'team', 'league'] as const
export type ReserveKind = (typeof reserveKinds)[number]
export const readReserveKind = (value: unknown): ReserveKind | undefined => reserveKinds.find((kind) => kind === value && kind !== 'match')
