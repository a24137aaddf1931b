// The tabs of /attention, by kind of follow.
import type { FollowKind } from '../../../../contract/follow/follow.ts'

/** Kinds that this device follows. */
export type AttentionKind = Extract<FollowKind, 'match' | 'team' | 'league' | 'player'>

/** Streamers, experts and circles are followed by an account, and shown by their own features. */
export const attentionTabs = ['match', 'streamer', 'team', 'league', 'player', 'expert', 'circle'] as const
export type AttentionTab = (typeof attentionTabs)[number]

/** Returns undefined if it is not a tab. */
export const readAttentionKind = (value: unknown): AttentionTab | undefined => attentionTabs.find((kind) => kind === value)

export const isOfDevice = (kind: AttentionTab): kind is AttentionKind => !['streamer', 'expert', 'circle'].includes(kind)
