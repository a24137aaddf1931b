// Rounds, groups and knock-out stages of a file in three languages.
import type { Name } from '../../../contract/wire/name.ts'
import type { MatchRecord } from './model.ts'

const names = (zh: string, en: string, vi: string): Name => ({ zh, en, vi })

const knockOut: [RegExp, Name][] = [
  [/^round of 64$/, names('1/32决赛', 'Round of 64', 'Vòng 1/32')],
  [/^round of 32$/, names('1/16决赛', 'Round of 32', 'Vòng 1/16')],
  [/^(?:round of 16|eighth-?finals?|last 16)$/, names('1/8决赛', 'Round of 16', 'Vòng 1/8')],
  [/^quarter-?\s?finals?$/, names('1/4决赛', 'Quarter-final', 'Tứ kết')],
  [/^semi-?\s?finals?$/, names('半决赛', 'Semi-final', 'Bán kết')],
  [/^(?:match for third place|third[- ]place.*|3rd place.*)$/, names('三四名决赛', 'Third-place match', 'Tranh hạng ba')],
  [/^finals?$/, names('决赛', 'Final', 'Chung kết')],
  [/^final round$/, names('决赛轮', 'Final round', 'Vòng chung kết')],
  [/^(?:play-?offs?|playoff round)$/, names('附加赛', 'Play-offs', 'Vòng play-off')],
  [/^preliminary round$/, names('预选轮', 'Preliminary round', 'Vòng sơ loại')],
  [/^qualif(?:ication|ying).*$/, names('资格赛', 'Qualifying', 'Vòng loại')],
  [/^first round$/, names('第一轮', 'First round', 'Vòng một')],
  [/^second round$/, names('第二轮', 'Second round', 'Vòng hai')],
]

const extras: [RegExp, (name: Name) => Name][] = [
  [/,?\s*replays?$/, (name) => names(`${name.zh}重赛`, `${name.en} replay`, `${name.vi} (đá lại)`)],
  [/,?\s*(?:1st leg|leg 1)$/, (name) => names(`${name.zh}首回合`, `${name.en}, first leg`, `${name.vi} (lượt đi)`)],
  [/,?\s*(?:2nd leg|leg 2)$/, (name) => names(`${name.zh}次回合`, `${name.en}, second leg`, `${name.vi} (lượt về)`)],
]

/** 'Finals, Quarterfinals' is the part after the comma: the part before it only says which half of the season this is. */
const afterComma = (text: string): string | null => /^[^,]+,\s*(\S.*)$/.exec(text.trim())?.[1] ?? null

/** The name of a stage; a text that we do not know stays as it is. */
export function stageName(text: string): Name {
  return knownStage(text) ?? names(text, text, text)
}

function knownStage(text: string): Name | null {
  const plain = text.trim().toLowerCase()
  for (const [pattern, name] of knockOut) if (pattern.test(plain)) return name
  for (const [pattern, named] of extras) {
    const rest = plain.replace(pattern, '')
    if (rest !== plain && rest !== '') return named(stageName(rest))
  }
  const rest = afterComma(text)
  return rest === null ? null : knownStage(rest)
}

const groupLetter = (text: string): string | null =>
  /^(?:group|pool|grp\.?)\s+([a-z0-9]{1,2})$/i.exec(text.trim())?.[1]?.toUpperCase() ?? null

export function groupName(group: string): Name {
  const letter = groupLetter(group)
  return letter ? names(`${letter}组`, `Group ${letter}`, `Bảng ${letter}`) : names(group, group, group)
}

/** The group of a match, also where a year has it as the round. */
export const groupOf = (match: Pick<MatchRecord, 'group' | 'round'>): string | null =>
  match.group ?? (match.round && groupLetter(match.round) ? match.round : null)

/** The part of a season in which everybody plays for one table, as files put it before a comma. */
const leaguePart = /^(?:league(?: phase| stage)?|regular season|group (?:phase|stage))\s*,\s*/i

/** Whether a round says itself that it belongs to the one table of its season: 'League, Matchday 3'. */
export const isLeagueRound = (round: string | null): boolean =>
  round !== null && leaguePart.test(round.trim()) && roundNumber(round) !== null

/** Matchday 12 is 12, and so is 'League, Matchday 12'; null for a round that has a name of its own. */
export function roundNumber(round: string | null): number | null {
  const number = /^(?:matchday|match day|round|week|spieltag|jornada|journ[ée]e|giornata|\d+\. ?(?:round|spieltag))\s*(\d{1,3})$/i.exec(
    round?.trim().replace(leaguePart, '') ?? '',
  )?.[1]
  return number ? Number(number) : null
}

const noTime = names('时间待定', 'time to be confirmed', 'chưa có giờ')
const joined = (a: Name, b: Name): Name => names(`${a.zh} · ${b.zh}`, `${a.en} · ${b.en}`, `${a.vi} · ${b.vi}`)

/** A stage beside which it stands that the time of the match is still open. */
export const withOpenTime = (stage: Name | null): Name => (stage ? joined(stage, noTime) : noTime)

/** What stands beside a match: its group or stage, and that its time is still open. Null for a plain match of a league. */
export function stageOf(match: MatchRecord): Name | null {
  const group = groupOf(match)
  const stage = group ? groupName(group) : match.round && roundNumber(match.round) === null ? stageName(match.round) : null
  return match.timeKnown || match.result ? stage : withOpenTime(stage)
}
