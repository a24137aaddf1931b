// Whether a match has the shape that an article needs.
import type { Shape } from './article-seed.ts'
import { minuteNumber, type Story } from './football-story.ts'

/** Facts of a match for its report. */
export interface Played {
  sport: string
  home_score: number
  away_score: number
  story: Story
}

/** Margins of a close and of a clear basketball game. */
const close = 6
const clear = 15
const lateMinute = 85
/** A card after this minute does not change the course of a match. */
const latestRedCard = 78

const shapes: Record<Shape, (match: Played) => boolean> = {
  any: () => true,
  'home-win': ({ home_score, away_score, story }) => home_score > away_score && !story.comeback && story.red === null,
  'away-win': ({ home_score, away_score, story }) => away_score > home_score && !story.comeback && story.red === null,
  thrashing: ({ home_score, away_score, story }) =>
    Math.abs(home_score - away_score) >= 3 && story.first?.side === (home_score > away_score ? 'home' : 'away'),
  draw: ({ home_score, away_score }) => home_score === away_score && home_score > 0,
  goalless: ({ home_score, away_score }) => home_score + away_score === 0,
  comeback: ({ home_score, away_score, story }) =>
    story.comeback &&
    story.decisive !== null &&
    story.first?.side === (home_score > away_score ? 'away' : 'home') &&
    Math.abs(home_score - away_score) <= 2,
  'late-winner': ({ home_score, away_score, story }) =>
    Math.abs(home_score - away_score) === 1 &&
    !story.comeback &&
    story.decisive !== null &&
    minuteNumber(story.decisive.minute) >= lateMinute,
  'red-card': ({ home_score, away_score, story }) =>
    story.red !== null && minuteNumber(story.red.minute) <= latestRedCard && Math.abs(home_score - away_score) <= 1,
  'cancelled-goal': ({ story }) => story.cancelled !== null && story.cancelled.reason !== 'unknown',
  close: ({ home_score, away_score }) => home_score !== away_score && Math.abs(home_score - away_score) <= close,
  clear: ({ home_score, away_score }) => Math.abs(home_score - away_score) >= clear,
}

export const hasShape = (match: Played, shape: Shape): boolean => shapes[shape](match)
