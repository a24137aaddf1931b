// The tabs of /attention, by what is followed.
import type { FollowKind } from '../../../contract/follow.ts'

/** What this device follows. */
export type AttentionKind = Extract<FollowKind, 'match' | 'team' | 'league' | 'player'>

/** Streamers and experts are followed by an account, and shown by their own features. */
export const attentionTabs = ['match', 'streamer', 'team', 'league', 'player', 'expert'] as const
export type AttentionTab = (typeof attentionTabs)[number]

/** Undefined for what is no tab, and for the first one, which needs no name in the address. */
export const readAttentionKind = (value: unknown): AttentionTab | undefined =>
  attentionTabs.find((kind) => kind === value && kind !== 'match')
