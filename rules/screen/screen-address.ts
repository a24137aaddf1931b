// The canonical URL of a screen, with the parameters that its first HTML depends on: those that a rendered route reads, in a fixed order.

const day = /^(19|2\d)\d\d-\d\d-\d\d$/
/** The router quotes text that looks like a number. */
const id = /^(?:[A-Za-z0-9_.-]{1,64}|"[A-Za-z0-9_.-]{1,64}")$/
/** As parsed by pages about a single subject. */
const subjectId = /^[A-Za-z0-9_.-]{1,64}$/
const tab = /^[a-z]{1,12}$/
const yes = /^true$/
/** As the router parses a number: a leading zero is invalid. */
const round = /^(?:0|[1-9]\d{0,14})$/
/** Names of seasons, and of players whom only events name. */
const season = /^.{1,32}$/su
const player = /^.{1,80}$/su

const scores = { status: tab, day, league: id, hosted: yes }
const sport = /^(?:football|basketball|tennis|badminton|esports)$/
const league = { league: subjectId, season, view: /^(?:table|bracket|fixtures|leaders|teams)$/, part: /^(?:live|home|away|form)$/, round }
const team = { team: subjectId, player }
const circleTab = /^(?:hot|new|followed)$/

/** Parameters that each rendered route reads, with their patterns; all other routes are rendered in the browser. */
export const screenParameters: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  '/main': {},
  '/football': scores,
  '/basketball': scores,
  '/schedule': { type: /^\d$/, day, league: id, mine: yes, hosted: yes },
  '/score-detail': { id: subjectId, type: tab, tab },
  '/news': {
    sport,
    topic: /^(?:flash|report|transfer|injury|preview|opinion|youth|fixtures)$/,
  },
  '/detail': { id: subjectId },
  '/base-football': { ...league, ...team },
  '/base-basketball': { ...league, ...team },
  '/base-other': team,
  '/live': { id: subjectId, playback: subjectId },
  '/video-player': { id: subjectId },
  '/circle-detail': { id: subjectId, post: subjectId, tab: circleTab },
  '/specialist-home': { id: subjectId },
  '/anchor': { type: /^[1-6]$/, id: subjectId, r: subjectId, sort: /^time$/, each: /^1$/ },
  '/rank': { range: /^(?:week|month)$/, by: /^(?:gifts|fans)$/ },
  '/persona': { id: /^[A-Za-z0-9_-]{1,64}$/ },
  '/score-live': { id: subjectId },
  '/video-list': { tab: /^(?:hot|new|follow|rank|favorites|mine)$/, range: /^(?:week|month)$/, by: /^likes$/ },
  '/video-classify': { id: subjectId, sort: /^hot$/ },
  '/circle': { tab: circleTab, range: /^(?:day|week|month)$/ },
  '/comment': { type: /^(?:post|video|news|match|scheme)$/, id: subjectId },
  '/specialist': { by: /^(?:rate|return|followers)$/, range: /^(?:month|quarter)$/, mine: /^(?:followed|bought)$/ },
  '/specialist-detail': { id: subjectId },
  '/foresight': { sport },
  '/trophy/home': { tab: /^(?:records|achievements|board)$/, range: /^(?:day|month)$/ },
  '/downLoad': {},
  '/about-user': { type: /^(?:agreement|privacy|conduct|disclaimer)$/ },
}

/** Path and search without parameters that the screen does not read. Repeated or invalid ones are dropped, as by the routes. */
export function screenAddress(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const read = Object.entries(screenParameters[pathname] ?? {}).flatMap(([name, pattern]): [string, string][] => {
    const [value, ...more] = searchParams.getAll(name)
    return value !== undefined && more.length === 0 && pattern.test(value) ? [[name, value]] : []
  })
  return read.length > 0 ? `${pathname}?${new URLSearchParams(read)}` : pathname
}
