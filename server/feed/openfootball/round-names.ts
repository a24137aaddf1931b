// The words for rounds in data files, in three languages: data for the grammar in `round.ts`.
import type { Name } from '../../../contract/wire/name.ts'
import type { SeasonPart } from '../../../rules/match/table/season-part.ts'

export const localized = (zh: string, en: string, vi: string): Name => ({ zh, en, vi })

const ordinals: Record<string, number> = { first: 1, second: 2, third: 3, fourth: 4, fifth: 5, sixth: 6, '1st': 1, '2nd': 2, '3rd': 3 }
/** Parses 3 from '3', '3rd' and 'third'. */
export const ordinal = (text: string): number => ordinals[text] ?? Number.parseInt(text, 10)

const day = 'matchday|match day|gameweek|game week|week|spieltag|jornada|journ[ée]e|giornata|rodada|fecha|speelronde|kolejka'
/** A table's round, in any league's language. */
export const matchdays: readonly RegExp[] = [
  new RegExp(`^(?:${day})\\s*#?(\\d{1,3})$`),
  new RegExp(`^(\\d{1,3})(?:\\.|st|nd|rd|th|ª|º|°)?\\s*(?:${day})$`),
]
/** 'Round 3' and '3. Round' are a round of a league or of a cup: the whole competition decides. */
export const numberedRounds: readonly RegExp[] = [
  /^(?:round|runde)\s*#?(\d{1,3})$/,
  /^(\d{1,3})(?:\.|st|nd|rd|th)\s*(?:round|runde)$/,
  /^(\d{1,3})\s*(?:round|runde)$/,
]

export const finals: readonly [RegExp, Name][] = [
  [/^round of 128$/, localized('1/64决赛', 'Round of 128', 'Vòng 1/64')],
  [/^(?:round of 64|last 64)$/, localized('1/32决赛', 'Round of 64', 'Vòng 1/32')],
  [/^(?:round of 32|last 32|1\/16[- ]finals?|sechzehntelfinale)$/, localized('1/16决赛', 'Round of 32', 'Vòng 1/16')],
  [/^(?:round of 16|eighth-?\s?finals?|last 16|1\/8[- ]finals?|achtelfinale)$/, localized('1/8决赛', 'Round of 16', 'Vòng 1/8')],
  [/^(?:quarter-?\s?finals?|1\/4[- ]finals?|viertelfinale)$/, localized('1/4决赛', 'Quarter-final', 'Tứ kết')],
  [/^(?:semi-?\s?finals?|1\/2[- ]finals?|halbfinale)$/, localized('半决赛', 'Semi-final', 'Bán kết')],
  [
    /^(?:match for third place|third[- ]place.*|3rd[- ]place.*|spiel um platz 3|3\. platz)$/,
    localized('三四名决赛', 'Third-place match', 'Tranh hạng ba'),
  ],
  [/^(?:finals?|grand final|endspiel|finale)$/, localized('决赛', 'Final', 'Chung kết')],
  [/^final round$/, localized('决赛轮', 'Final round', 'Vòng chung kết')],
  [/^elimination finals?$/, localized('淘汰决赛', 'Elimination final', 'Chung kết loại')],
  [/^(?:re-?classification|reclasificaci[oó]n|repechaje)$/, localized('复赛', 'Reclassification', 'Vòng vớt')],
  [/^play-?in(?: round)?$/, localized('附加赛入围赛', 'Play-in', 'Vòng play-in')],
  [
    /^(?:knock-?out (?:round |phase )?play-?offs?|play-?offs?(?: round)?|playoffs? final)$/,
    localized('附加赛', 'Play-offs', 'Vòng play-off'),
  ],
  [/^preliminary round$/, localized('预选轮', 'Preliminary round', 'Vòng sơ loại')],
  [/^preliminary semi-?\s?finals?$/, localized('预选轮半决赛', 'Preliminary semi-final', 'Bán kết vòng sơ loại')],
  [/^preliminary finals?$/, localized('预选轮决赛', 'Preliminary final', 'Chung kết vòng sơ loại')],
  [/^(?:qualification|qualifying)(?: round| phase)?$/, localized('资格赛', 'Qualifying', 'Vòng loại')],
  [/^direkter abstieg$/, localized('降级战', 'Relegation match', 'Trận xuống hạng')],
]

/** Numbered rounds: the number is in the pattern's first group or, for two positions, in both. */
export const numberedFinals: readonly [RegExp, (first: number, second: number) => Name][] = [
  [
    /^(?:qualification|qualifying) round (\d)$/,
    (round) => localized(`资格赛第${round}轮`, `Qualifying round ${round}`, `Vòng loại thứ ${round}`),
  ],
  [
    /^(first|second|third|fourth|1st|2nd|3rd|\d(?:th|\.)) (?:qualification|qualifying) round$/,
    (round) => localized(`资格赛第${round}轮`, `Qualifying round ${round}`, `Vòng loại thứ ${round}`),
  ],
  [/^preliminary round (\d)$/, (round) => localized(`预选轮第${round}轮`, `Preliminary round ${round}`, `Vòng sơ loại ${round}`)],
  [/^play-?in round (\d)$/, (round) => localized(`附加赛入围赛第${round}轮`, `Play-in round ${round}`, `Vòng play-in ${round}`)],
  [
    /^(?:play-?offs?|playoff round) (?:round )?(\d)$/,
    (round) => localized(`附加赛第${round}轮`, `Play-off round ${round}`, `Play-off vòng ${round}`),
  ],
  [/^(\d{1,2})\. platz$/, (place) => localized(`第${place}名决赛`, `Match for place ${place}`, `Tranh hạng ${place}`)],
  [
    /^(\d{1,2})\.-(\d{1,2})\. platz(?: play-?offs?)?$/,
    (from, to) => localized(`第${from}至${to}名排位赛`, `Places ${from} to ${to}`, `Tranh hạng ${from} đến ${to}`),
  ],
]

export const ordinalRounds: Record<string, Name> = {
  first: localized('第一轮', 'First round', 'Vòng một'),
  second: localized('第二轮', 'Second round', 'Vòng hai'),
  third: localized('第三轮', 'Third round', 'Vòng ba'),
  fourth: localized('第四轮', 'Fourth round', 'Vòng bốn'),
  fifth: localized('第五轮', 'Fifth round', 'Vòng năm'),
  sixth: localized('第六轮', 'Sixth round', 'Vòng sáu'),
}

/** The prefix of a round: the part of the season that it belongs to. */
export interface Section {
  /** `league`: one table; `groups`: tables of unnamed groups; `part`: a table of its own; `ties`: none. */
  type: 'league' | 'groups' | 'part' | 'ties'
  part?: SeasonPart
  /** Prefix of a stage's name; null if the stage needs none. */
  name: Name | null
}
const part = (of: SeasonPart, zh: string, en: string, vi: string): Section => ({ type: 'part', part: of, name: localized(zh, en, vi) })
const ties = (name: Name | null = null): Section => ({ type: 'ties', name })

export const sections: readonly [RegExp, Section][] = [
  [/^(?:league(?: phase| stage)?|regular(?: season)?|main round|grunddurchgang|hauptrunde)$/, { type: 'league', name: null }],
  [/^groups?(?: phase| stage)?$/, { type: 'groups', name: null }],
  [/^(?:torneo )?apertura$/, part('apertura', '开幕联赛', 'Apertura', 'Apertura')],
  [/^(?:torneo )?clausura$/, part('clausura', '闭幕联赛', 'Clausura', 'Clausura')],
  [/^(?:1[°º.]?|primer) semestre$/, part('first-half', '上半年联赛', 'First half of the year', 'Nửa đầu năm')],
  [/^(?:2[°º.]?|segundo) semestre$/, part('second-half', '下半年联赛', 'Second half of the year', 'Nửa cuối năm')],
  [
    /^(?:championship(?: round| group| play-?offs?)?|meistergruppe|champions'? play-?offs?|play-?offs? (?:i|1))$/,
    part('championship-round', '争冠', 'Championship', 'Tranh vô địch'),
  ],
  [
    /^(?:europe(?:an play-?offs?)?|(?:ecl|conference league|europa league)(?: play-?offs?| finals?)?|play-?offs? (?:ii|2))$/,
    part('europe-round', '欧战资格', 'European play-off', 'Tranh vé châu Âu'),
  ],
  [
    /^(?:aufstieg|promotion(?: round| group| play-?offs?)?)$/,
    part('promotion-round', '升级附加赛', 'Promotion play-offs', 'Play-off thăng hạng'),
  ],
  [
    /^(?:relegation(?: round| group| play-?offs?)?|qualifikationsgruppe|play-?outs?|abstieg)$/,
    part('relegation-round', '保级', 'Relegation', 'Trụ hạng'),
  ],
  [/^(?:qualification|qualifying)(?: round| phase)?$/, ties(localized('资格赛', 'Qualifying', 'Vòng loại'))],
  [/^(?:play-?offs?|finals?|final phase|knock-?out(?: round| phase| stage)?|liguilla|post-?season)$/, ties()],
  [/^apertura (?:play-?offs?|finals?|liguilla)$/, ties(localized('开幕联赛', 'Apertura', 'Apertura'))],
  [/^clausura (?:play-?offs?|finals?|liguilla)$/, ties(localized('闭幕联赛', 'Clausura', 'Clausura'))],
  [/^champions path$/, ties(localized('冠军路径', 'Champions Path', 'Nhánh vô địch'))],
  [/^(?:league|main) path$/, ties(localized('联赛路径', 'League Path', 'Nhánh giải quốc nội'))],
  [/^eastern conference$/, ties(localized('东部', 'Eastern Conference', 'Miền Đông'))],
  [/^western conference$/, ties(localized('西部', 'Western Conference', 'Miền Tây'))],
]
