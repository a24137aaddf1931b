// The tabs of a scores page. Every page loads what reads addresses: nothing else stands here.
export const scoreTabs = ['all', 'live', 'upcoming', 'over', 'followed'] as const
export type ScoreTab = (typeof scoreTabs)[number]
