// What the picture of a link shows, in words and colours; draw.ts draws it. Equal cards are equal pictures.
import type { Sport } from '../../../contract/match/match-row.ts'

/** Pixels, as Open Graph has them. */
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
/** Somebody's picture, drawn where its path is one of the drawn faces, else the first letter of the name. */
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
  /** How it stands, or when it begins. */
  foot: string
  /** It is being played. */
  live: boolean
  site: string
}
export interface WordsCard {
  type: 'words'
  ground: Ground
  latin: boolean
  /** What it is, in a word or two. */
  label: string
  title: string
  foot: string
  badge: Badge | null
  /** Path of a picture among the app's own files; empty: none. */
  cover: string
  live: boolean
  site: string
}
export type Card = MatchCard | WordsCard
