// The ground that replaces a missing picture, by category.
import type { Sport } from '../../../contract/match/match-row.ts'

const grounds: Record<string, Sport> = { basketball: 'basketball', tennis: 'tennis', badminton: 'badminton', esports: 'esports' }
export const groundOfCategory = (category: string): Sport => grounds[category] ?? 'football'
