// The conferences of Major League Soccer, by words of the club names, because feeds spell them differently.
import type { SeasonPart } from './table/season-part.ts'

export type Conference = Extract<SeasonPart, 'eastern-conference' | 'western-conference'>

const east =
  /\b(?:atlanta|charlotte|chicago|cincinnati|columbus|d\.?c\.? united|miami|montr[ée]al|nashville|new england|new york|orlando|philadelphia|toronto)\b/i
const west =
  /\b(?:austin|colorado|dallas|houston|los angeles|la galaxy|lafc|minnesota|portland|real salt lake|san diego|san jose|seattle|kansas city|st\.? louis|vancouver)\b/i

/** Null for a club in neither. */
export function conferenceOf(name: string): Conference | null {
  if (east.test(name)) return 'eastern-conference'
  return west.test(name) ? 'western-conference' : null
}
