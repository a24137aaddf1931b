// The tabs of a scores page. Loaded by every page to parse URLs, so nothing else belongs here.
export const scoreTabs = ['all', 'live', 'upcoming', 'over', 'followed'] as const
export type ScoreTab = (typeof scoreTabs)[number]
