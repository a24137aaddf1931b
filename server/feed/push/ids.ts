// Maps sender ids to local ones; the prefix keeps them apart from other feeds.
export const matchId = (id: string): string => `p-${id}`
export const leagueId = (id: string): string => `p-league-${id}`
export const teamId = (id: string): string => `p-team-${id}`
