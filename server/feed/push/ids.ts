// Ids of a sender as ids of ours: none is that of another feed's.
export const matchId = (id: string): string => `p-${id}`
export const leagueId = (id: string): string => `p-league-${id}`
export const teamId = (id: string): string => `p-team-${id}`
