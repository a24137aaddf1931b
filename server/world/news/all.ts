// All articles of the demonstration world, and the pictures for new reports.
import type { Sport } from '../../../contract/match/match-row.ts'
import type { ArticleSeed } from './article-seed.ts'
import { fixturesNews } from './fixtures-news.ts'
import { flashes } from './flash.ts'
import { injuries } from './injury.ts'
import { footballOpinions } from './opinion.ts'
import { otherOpinions } from './opinion-other.ts'
import { previews } from './preview.ts'
import { footballReports } from './report-football.ts'
import { otherReports } from './report-other.ts'
import { transfers } from './transfer.ts'
import { youths } from './youth.ts'

/** In the order in which they claim matches: rare kinds of reports before those that fit almost any. */
const reports: ArticleSeed[] = [
  ...['report-red-card', 'report-comeback', 'report-late-winner', 'report-goalless', 'report-thrashing', 'report-draw'],
  ...['report-away-win', 'report-home-win'],
].map((key) => footballReports.find((seed) => seed.key === key) as ArticleSeed)
export const everyReport: ArticleSeed[] = [...reports, ...otherReports]

/** The flash of a cancelled goal needs the rarest match of all. */
export const articles: ArticleSeed[] = [
  ...flashes,
  ...everyReport,
  ...previews,
  ...transfers,
  ...injuries,
  ...footballOpinions,
  ...otherOpinions,
  ...youths,
  ...fixturesNews,
]

export const coverPool: Record<Sport, string[]> = {
  football: ['shot-boats', 'duel-meteors', 'corner-night', 'wall-lantern', 'net-tides', 'header-lions', 'wide-tides', 'stadium-night'],
  basketball: ['dunk-mammoths', 'three-dragons', 'tip-off', 'rim-lights', 'huddle-leopards'],
  tennis: ['tennis-serve', 'tennis-clay', 'tennis-racket'],
  badminton: ['badminton-smash', 'badminton-doubles', 'badminton-shuttle'],
  esports: ['esports-arena', 'esports-stage', 'esports-chair'],
}
