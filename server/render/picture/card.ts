// Texts and colours of link previews (Open Graph images); draw.ts draws them. Equal cards give equal images.
import type { Sport } from '../../../contract/match/match-row.ts'

/** Pixels, as Open Graph recommends. */
export const pictureForm = { width: 1_200, height: 630, type: 'image/jpeg' } as const

interface CrestBadge {
  type: 'crest'
  /** Seed and id of rules/crest/crest-paint.ts. */
  crest: string
  id: string
}
interface MarkBadge {
  type: 'mark'
  sign: string
  /** #rrggbb, dark enough for white text. */
  color: string
}
/** A user's picture: drawn if its path is one of the built-in faces, else replaced by the first letter of the name. */
interface FaceBadge {
  type: 'face'
  path: string
  name: string
}
export type Badge = CrestBadge | MarkBadge | FaceBadge

export type Ground = Sport | 'stand'

interface Side {
  name: string
  crest: string
  id: string
}

export interface MatchCard {
  type: 'match'
  ground: Ground
  latin: boolean
  /** League and round. */
  head: string
  mark: MarkBadge
  home: Side
  away: Side
  /** 2 : 1, or VS. */
  centre: string
  /** The state of the match, or its start. */
  foot: string
  /** Whether the match is live. */
  live: boolean
  site: string
}
export interface TextCard {
  type: 'words'
  ground: Ground
  latin: boolean
  /** The kind of content, in one or two words. */
  label: string
  title: string
  foot: string
  badge: Badge | null
  /** Path of an image among the app's own files; empty for none. */
  cover: string
  live: boolean
  site: string
}
export type Card = MatchCard | TextCard
