// Widgets of a match or a team for other sites' frames: small, complete without the script, and never higher than the frame. Pure.

import type { SiteIdentity } from '../../../contract/config/site.ts'
import type { Lang } from '../../../contract/limits/limits.ts'
import type { TeamRef } from '../../../contract/match/data.ts'
import type { MatchRow, Side, Sport } from '../../../contract/match/match-row.ts'
import { crestPaint, shield } from '../../../rules/crest/crest-paint.ts'
import { isAwaitingResult } from '../../../rules/match/match-clock.ts'
import { nameOf, teamName } from '../../../rules/text/name/name.ts'
import { escaped } from '../preview/escape.ts'
import { inLanguage } from '../preview/json-ld.ts'
import { fixtureText, leagueText, scoreText, startText, stateText } from '../preview/match-messages.ts'
import { lists, pathOf, type Subject } from '../preview/page.ts'

export interface WidgetOptions {
  lang: Lang
  /** As the URL requests; `system` follows the reader's device. */
  theme: 'light' | 'dark' | 'system'
  /** Hides scores. */
  hides: boolean
  site: Pick<SiteIdentity, 'name'>
  /** Product milliseconds. */
  now: number
}
export interface WidgetTeam {
  team: TeamRef
  sport: Sport
  /** The live match, else the next one. */
  current: MatchRow | null
  last: MatchRow | null
}

type Word = 'last' | 'next' | 'live' | 'empty' | 'none'
const messages: Record<Lang, Record<Word, string>> = {
  zh: { last: '上一场', next: '下一场', live: '正在进行', empty: '近期没有比赛', none: '没有这场比赛或这支球队' },
  en: { last: 'Last match', next: 'Next match', live: 'Live now', empty: 'No matches around now', none: 'No such match or team' },
  vi: { last: 'Trận trước', next: 'Trận tới', live: 'Đang diễn ra', empty: 'Chưa có trận nào', none: 'Không có trận hay đội này' },
}

const minute = 60_000
/** Seconds until the widget refreshes: live, about to begin, later; 0 for never. */
function asksAfter(row: MatchRow, now: number): number {
  if (row.status === 'live') return 20
  if (row.status !== 'upcoming' || isAwaitingResult(row, now)) return 0
  return Date.parse(row.match_time) - now < 15 * minute ? 30 : 600
}

function crest(row: MatchRow, side: Side, lang: Lang): string {
  const { first, second, top, character, ink } = crestPaint(row[`${side}_team_crest`], row[`${side}_team_id`], lang !== 'zh')
  return [
    '<svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">',
    `<path d="${shield}" fill="${escaped(first)}"/><path d="${top}" fill="${escaped(second)}"/>`,
    `<text x="12" y="17" text-anchor="middle" font-size="9" font-weight="700" fill="${ink}">${escaped(character)}</text></svg>`,
  ].join('')
}

/** The script rewrites the start in the reader's own time zone. */
function start(row: MatchRow, lang: Lang): string {
  const text = escaped(startText(row, lang))
  return row.time_tbc ? text : `<time datetime="${escaped(row.match_time)}" data-local>${text}</time>`
}

function state(row: MatchRow, options: WidgetOptions): string {
  const isPlayed = row.status === 'live' && row.suspended !== true
  const wording = (isPlayed && row.match_str) || stateText(row, options)
  return wording === '' ? start(row, options.lang) : `<span${isPlayed ? ' class="live"' : ''}>${escaped(wording)}</span>`
}

function sideLine(row: MatchRow, side: Side, { lang, hides }: WidgetOptions): string {
  const hasScore = scoreText(row, hides) !== null
  const kicks = hasScore && row.shootout ? ` <small>(${row.shootout[side === 'home' ? 0 : 1]})</small>` : ''
  const lost = hasScore && row.winner !== null && row.winner !== 'draw' && row.winner !== side
  const score = hasScore ? `<b>${row[`${side}_score`]}${kicks}</b>` : ''
  const name = `<span class="name">${escaped(teamName(row, side, lang))}</span>`
  return `<span class="side${lost ? ' lost' : ''}">${crest(row, side, lang)}${name}${score}</span>`
}

/** A link to the site, opened outside the embedding page. */
function wayTo(subject: Subject, { lang, hides }: WidgetOptions): string {
  const address = `${inLanguage(pathOf(subject), lang)}${hides ? '&spoiler=off' : ''}`
  return `href="${escaped(address)}" target="_blank" rel="noopener"`
}

function card(row: MatchRow, options: WidgetOptions, label = ''): string {
  const head = [label, leagueText(row, options.lang)].filter(Boolean).join(' · ')
  return [
    `<a class="match" ${wayTo({ kind: 'match', id: row.id, sport: row.sport }, options)}>`,
    `<span class="head"><span class="name">${escaped(head)}</span>${state(row, options)}</span>`,
    sideLine(row, 'home', options),
    sideLine(row, 'away', options),
    '</a>',
  ].join('\n')
}

interface WidgetPage {
  title: string
  main: string
  /** Seconds between refreshes; 0 for never. */
  asks: number
}
function page({ title, main, asks }: WidgetPage, options: WidgetOptions): string {
  const { lang, theme, site } = options
  const siteName = escaped(site.name[lang])
  return `<!doctype html>
<html lang="${lang}"${theme === 'system' ? '' : ` data-theme="${theme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)} - ${siteName}</title>
<link rel="stylesheet" href="/widget/widget.css">
<script src="/widget/widget.js" defer></script>
</head>
<body>
<main data-next="${asks}">
${main}
</main>
<footer><a href="${escaped(inLanguage(lists.main, lang))}" target="_blank" rel="noopener">${siteName}</a></footer>
</body>
</html>
`
}

export const matchWidget = (row: MatchRow, options: WidgetOptions): string =>
  page({ title: fixtureText(row, options.lang, true), main: card(row, options), asks: asksAfter(row, options.now) }, options)

/** Seconds until a team without an upcoming match refreshes, and one whose match has just ended, because its next match appears soon. */
const usual = 900
const ended = 30

export function teamWidget({ team, sport, current, last }: WidgetTeam, options: WidgetOptions): string {
  const { lang, now } = options
  const wording = messages[lang]
  const name = nameOf(team.name, lang)
  const cards = [
    ...(current ? [card(current, options, wording[current.status === 'live' ? 'live' : current.status === 'over' ? 'last' : 'next'])] : []),
    ...(last ? [card(last, options, wording.last)] : []),
  ]
  const main = [
    `<a class="team" ${wayTo({ kind: 'team', id: team.id, sport }, options)}><span class="name">${escaped(name)}</span></a>`,
    ...(cards.length > 0 ? cards : [`<p>${wording.empty}</p>`]),
  ].join('\n')
  const asks = current?.status === 'over' ? ended : (current && asksAfter(current, now)) || usual
  return page({ title: name, main, asks }, options)
}

/** For a missing match or team: the widget reports it and does not refresh. */
export const noWidget = (options: WidgetOptions): string =>
  page({ title: messages[options.lang].none, main: `<p>${messages[options.lang].none}</p>`, asks: 0 }, options)
