// The lists of /reserve by the name in the address. Every page loads what reads addresses: nothing else stands here.
export const reserveKinds = ['match', 'room', 'team', 'league'] as const
export type ReserveKind = (typeof reserveKinds)[number]
export const readReserveKind = (value: unknown): ReserveKind | undefined => reserveKinds.find((kind) => kind === value && kind !== 'match')
