// The leagues of the world: names, tags, schedules. Times are UTC; Monday is day 0.
import type { CompetitionRules } from '../../../../rules/match/table/table-rules.ts'
import * as america from './team-america.ts'
import * as asia from './team-asia.ts'
import * as huaxia from './team-huaxia.ts'
import * as lanjiang from './team-lanjiang.ts'
import * as west from './team-west.ts'

export type Culture = 'huaxia' | 'lanjiang' | 'asagiri' | 'northern' | 'iberian' | 'germanic' | 'desert' | 'oceanic'

export interface CompetitionName {
  id: string
  /** zh | en | vi of the name, and of the short name. */
  name: string
  short: string
  mark: string
  color: string
  initial: string
  hot: boolean
  /** Tie-break regulations; absent: the sport's usual ones. */
  rules?: CompetitionRules
}

/** Every pair of clubs meets at home and away, in rounds with fixed slots. */
export interface RoundsSeed extends CompetitionName {
  sport: 'football' | 'basketball'
  culture: Culture
  teams: string
  /** Keys in `teams` of clubs with a women's team, in order. */
  women?: readonly string[]
  periodMinutes: number
  /** Meetings of each pair. */
  meetings: 2 | 4
  /** Cycle of the slots in days, and the rounds played in it: one list of '1 19:35' per round. */
  cycle: number
  rounds: readonly (readonly string[])[]
  /** Rounds completed before the cycle of day 20778 (21 November 2026): the league's progress in its season. */
  played: number
}

const days = (...slots: [weekdays: string, ...times: string[]][]): string[] =>
  slots.flatMap(([weekday, ...times]) => times.map((time) => `${weekday} ${time}`))

/** One round over two days, with the same times on both. */
const daily = (...times: string[]): string[][] => [days(['0', ...times], ['1', ...times])]

export const roundLeagues: readonly RoundsSeed[] = [
  {
    id: 'hxcl',
    sport: 'football',
    name: '华夏超级联赛|Huaxia Super League|Siêu giải Hoa Hạ',
    short: '华超|Huaxia SL|SG Hoa Hạ',
    mark: '华',
    color: '#A3231A',
    initial: 'H',
    hot: true,
    rules: 'csl',
    culture: 'huaxia',
    teams: huaxia.huaxiaFootball,
    periodMinutes: 45,
    meetings: 2,
    cycle: 7,
    rounds: [
      days(['1', '08:35', '10:00', '11:35', '11:35', '12:00', '12:00', '12:00', '13:00']),
      days(['5', '07:30', '09:45', '11:35', '12:00'], ['6', '04:45', '07:30', '09:30', '11:35']),
    ],
    played: 16,
  },
  {
    id: 'hxwsl',
    sport: 'football',
    name: '华夏女子超级联赛|Huaxia Women’s Super League|Siêu giải Nữ Hoa Hạ',
    short: '华女超|Huaxia WSL|SG Nữ Hoa Hạ',
    mark: '女',
    color: '#8A4B12',
    initial: 'H',
    hot: false,
    rules: 'csl',
    culture: 'huaxia',
    teams: huaxia.huaxiaFootball,
    women: huaxia.huaxiaWomen,
    periodMinutes: 45,
    meetings: 2,
    cycle: 7,
    rounds: [
      days(['0', '07:00', '08:30', '10:00', '11:00', '11:45'], ['1', '08:30']),
      days(['3', '06:00', '09:00'], ['4', '04:15', '11:15'], ['5', '06:30', '08:30']),
    ],
    played: 12,
  },
  {
    id: 'ljsl',
    sport: 'football',
    name: '澜江超级联赛|Lanjiang Super League|Siêu giải Lan Giang',
    short: '澜江超|Lanjiang SL|SG Lan Giang',
    mark: '澜',
    color: '#1F6F63',
    initial: 'L',
    hot: true,
    culture: 'lanjiang',
    teams: lanjiang.lanjiangFootball,
    periodMinutes: 45,
    meetings: 2,
    cycle: 7,
    rounds: [
      days(['2', '08:30', '11:00', '12:15'], ['3', '09:30', '10:30', '12:15', '13:15']),
      days(['4', '10:15'], ['5', '10:00', '12:15'], ['6', '10:00', '12:15'], ['7', '10:15', '13:00']),
    ],
    played: 10,
  },
  {
    id: 'bhl',
    sport: 'football',
    name: '北海联赛|North Sea League|Giải Bắc Hải',
    short: '北海联|North Sea|Bắc Hải',
    mark: '北',
    color: '#1C4E80',
    initial: 'B',
    hot: true,
    rules: 'premier-league',
    culture: 'northern',
    teams: west.beihaiFootball,
    periodMinutes: 45,
    meetings: 2,
    cycle: 7,
    rounds: [
      days(['0', '19:45'], ['1', '18:15', '19:45', '19:45'], ['2', '17:30', '18:45', '19:45', '20:00']),
      days(['4', '17:30', '19:45'], ['5', '12:30', '15:00', '17:30'], ['6', '13:00', '15:30', '17:45']),
    ],
    played: 2,
  },
  {
    id: 'ivl',
    sport: 'football',
    name: '伊维拉甲级联赛|Primera Ivera|Primera Ivera',
    short: '伊甲|Ivera|Ivera',
    mark: '伊',
    color: '#7A1E5C',
    initial: 'Y',
    hot: true,
    rules: 'la-liga',
    culture: 'iberian',
    teams: west.iveraFootball,
    periodMinutes: 45,
    meetings: 2,
    cycle: 7,
    rounds: [
      days(['0', '18:15'], ['1', '15:00', '20:00', '20:15'], ['2', '17:45', '18:15', '20:00', '20:00', '20:15']),
      days(['4', '18:00', '20:00', '20:15'], ['5', '13:00', '18:45'], ['6', '13:00', '15:15', '17:30', '20:00']),
    ],
    played: 22,
  },
  {
    id: 'atl',
    sport: 'football',
    name: '阿尔滕联赛|Altland League|Giải Altland',
    short: '阿尔滕|Altland|Altland',
    mark: '阿',
    color: '#4A4A48',
    initial: 'A',
    hot: false,
    rules: 'bundesliga',
    culture: 'germanic',
    teams: west.altlandFootball,
    periodMinutes: 45,
    meetings: 2,
    cycle: 7,
    rounds: [
      days(['0', '14:45'], ['1', '16:30', '18:30', '18:30'], ['2', '16:30', '16:30', '16:45', '18:30']),
      days(['4', '16:00', '18:30'], ['5', '13:30', '14:30', '18:15'], ['6', '14:30', '16:30', '18:30']),
    ],
    played: 6,
  },
  {
    id: 'crl',
    sport: 'football',
    name: '科拉多联赛|Liga Corado|Liga Corado',
    short: '科拉多|Corado|Corado',
    mark: '科',
    color: '#215B8E',
    initial: 'K',
    hot: false,
    rules: 'serie-a',
    culture: 'iberian',
    teams: america.coradoFootball,
    periodMinutes: 45,
    meetings: 2,
    cycle: 7,
    rounds: [
      days(['1', '22:00', '23:45'], ['2', '01:30', '21:30', '22:00', '22:30', '23:45', '23:45']),
      days(['4', '22:00'], ['5', '00:45', '21:45', '23:30'], ['6', '01:15', '18:45', '21:15', '23:00']),
    ],
    played: 24,
  },
  {
    id: 'jcl',
    sport: 'football',
    name: '雅卡雷拉联赛|Liga Jacarela|Liga Jacarela',
    short: '雅卡雷拉|Jacarela|Jacarela',
    mark: '雅',
    color: '#2E6B34',
    initial: 'Y',
    hot: false,
    culture: 'iberian',
    teams: america.jacarelaFootball,
    periodMinutes: 45,
    meetings: 2,
    cycle: 7,
    rounds: [
      days(['0', '00:30', '16:30', '21:00', '22:00', '22:30', '23:30', '23:30'], ['1', '00:30']),
      days(['3', '15:00', '16:45', '19:45', '21:15', '23:00'], ['4', '21:30', '23:45'], ['5', '20:00']),
    ],
    played: 14,
  },
  {
    id: 'twl',
    sport: 'football',
    name: '双湖联盟|Twin Lakes League|Giải Twin Lakes',
    short: '双湖|Twin Lakes|Twin Lakes',
    mark: '湖',
    color: '#2B4C7E',
    initial: 'S',
    hot: false,
    culture: 'northern',
    teams: america.twinLakesFootball,
    periodMinutes: 45,
    meetings: 2,
    cycle: 7,
    rounds: [
      days(['0', '00:30', '01:30', '02:30', '03:00', '03:30'], ['1', '01:15', '02:30']),
      days(['3', '00:30', '01:30', '02:30', '18:30'], ['4', '00:45', '02:30'], ['5', '02:30']),
    ],
    played: 18,
  },
  {
    id: 'csl',
    sport: 'football',
    name: '珊瑚海联赛|Coral Sea League|Giải Biển San Hô',
    short: '珊瑚海|Coral Sea|Biển San Hô',
    mark: '珊',
    color: '#B03A2E',
    initial: 'S',
    hot: false,
    culture: 'oceanic',
    teams: west.coralFootball,
    periodMinutes: 45,
    meetings: 2,
    cycle: 7,
    rounds: [
      days(['0', '05:30', '07:30', '08:00'], ['1', '03:15', '05:00', '06:45']),
      days(['3', '06:30', '08:30'], ['4', '06:00', '06:45', '08:30'], ['5', '04:15']),
    ],
    played: 6,
  },
  {
    id: 'gsl',
    sport: 'football',
    name: '金沙联赛|Golden Sands League|Giải Cát Vàng',
    short: '金沙|Golden Sands|Cát Vàng',
    mark: '沙',
    color: '#7A5A14',
    initial: 'J',
    hot: false,
    culture: 'desert',
    teams: asia.sandsFootball,
    periodMinutes: 45,
    meetings: 2,
    cycle: 7,
    rounds: [
      days(['1', '14:00', '16:15'], ['2', '10:15', '14:00', '15:00', '15:30', '16:15']),
      days(['4', '13:00', '14:15', '16:15'], ['5', '16:15'], ['6', '14:00', '15:00', '16:15']),
    ],
    played: 10,
  },
  {
    id: 'agl',
    sport: 'football',
    name: '朝雾联赛|Asagiri League|Giải Asagiri',
    short: '朝雾|Asagiri|Asagiri',
    mark: '雾',
    color: '#5B2E8C',
    initial: 'Z',
    hot: false,
    culture: 'asagiri',
    teams: asia.asagiriFootball,
    periodMinutes: 45,
    meetings: 2,
    cycle: 7,
    rounds: [
      days(['2', '03:15', '05:00', '06:45'], ['3', '04:15', '08:00', '10:00', '10:00', '10:30']),
      days(['5', '05:00', '06:00', '09:00'], ['6', '03:00', '06:00', '08:00'], ['7', '05:00', '10:00']),
    ],
    played: 16,
  },
  {
    id: 'hxbl',
    sport: 'basketball',
    name: '华夏篮球联赛|Huaxia Basketball League|Giải Bóng rổ Hoa Hạ',
    short: '华篮|Huaxia BL|BR Hoa Hạ',
    mark: '篮',
    color: '#7A4820',
    initial: 'H',
    hot: true,
    rules: 'fiba',
    culture: 'huaxia',
    teams: huaxia.huaxiaBasketball,
    periodMinutes: 12,
    meetings: 2,
    cycle: 2,
    rounds: daily('06:40', '09:30', '10:30', '12:30'),
    played: 13,
  },
  {
    id: 'ljbl',
    sport: 'basketball',
    name: '澜江篮球联赛|Lanjiang Basketball League|Giải Bóng rổ Lan Giang',
    short: '澜篮|Lanjiang BL|BR Lan Giang',
    mark: '筐',
    color: '#1B5E4B',
    initial: 'L',
    hot: false,
    culture: 'lanjiang',
    teams: lanjiang.lanjiangBasketball,
    periodMinutes: 10,
    meetings: 4,
    cycle: 2,
    rounds: daily('09:00', '11:50', '13:00'),
    played: 20,
  },
  {
    id: 'rbl',
    sport: 'basketball',
    name: '环海篮球超级联赛|Ringsea Basketball League|Giải Bóng rổ Ringsea',
    short: '环海篮|Ringsea|Ringsea',
    mark: '环',
    color: '#1D3F72',
    initial: 'H',
    hot: false,
    culture: 'northern',
    teams: west.ringseaBasketball,
    periodMinutes: 10,
    meetings: 2,
    cycle: 2,
    rounds: daily('14:10', '16:00', '18:20', '19:00'),
    played: 8,
  },
  {
    id: 'tbl',
    sport: 'basketball',
    name: '双湖篮球联盟|Twin Lakes Basketball Association|Giải Bóng rổ Twin Lakes',
    short: '双湖篮|Twin Lakes BA|Twin Lakes BA',
    mark: '盟',
    color: '#6B2D5C',
    initial: 'S',
    hot: true,
    rules: 'nba',
    culture: 'northern',
    teams: america.twinLakesBasketball,
    periodMinutes: 12,
    meetings: 2,
    cycle: 2,
    rounds: daily('00:00', '01:00', '01:40', '23:40'),
    played: 24,
  },
]
