// The sport ground that a room without a cover shows, by category.
import type { Sport } from '../../../contract/match/match-row.ts'

const grounds: Record<number, Sport> = { 2: 'basketball', 3: 'esports', 4: 'tennis', 5: 'badminton', 6: 'esports' }

export const groundOf = (category: number): Sport => grounds[category] ?? 'football'
