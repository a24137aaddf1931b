// Whose result a headline, a video or a post may reveal, as one word list: the match, or a dash, then teams.
export interface About {
  /** Null: not about a single match. */
  match: string | null
  teams: readonly string[]
}

export const aboutText = ({ match, teams }: About): string => [match ?? '-', ...teams].join(' ')

/** Null: reveals no result. */
export function readAbout(text: string): About | null {
  const [match = '', ...teams] = text.split(' ').filter(Boolean)
  return match === '' ? null : { match: match === '-' ? null : match, teams }
}
