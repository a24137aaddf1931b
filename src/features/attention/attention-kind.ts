// The tabs of /attention, by what is followed.
import type { FollowKind } from '../../../contract/follow.ts'

/** What this device follows. */
export type AttentionKind = Extract<FollowKind, 'match' | 'team' | 'league' | 'player'>

/** Streamers, experts and circles are followed by an account, and shown by their own features. */
export const attentionTabs = ['match', 'streamer', 'team', 'league', 'player', 'expert', 'circle'] as const
export type AttentionTab = (typeof attentionTabs)[number]

/** Undefined for what is no tab. */
export const readAttentionKind = (value: unknown): AttentionTab | undefined => attentionTabs.find((kind) => kind === value)

export const isOfDevice = (kind: AttentionTab): kind is AttentionKind => !['streamer', 'expert', 'circle'].includes(kind)
