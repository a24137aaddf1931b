import { expect, it } from 'vitest'
import { leagueHome } from './league-home.ts'

it.each([
  ['中国足球协会超级联赛', 'zh'],
  ['华夏女子超级联赛', 'zh'],
  ['越南足球甲级联赛', 'vi'],
  ['澜江篮球联赛', 'vi'],
  ['英格兰足球超级联赛', 'en'],
  ['美国职业足球大联盟', 'en'],
  ['双湖篮球联盟', 'en'],
  ['西班牙足球甲级联赛', null],
  ['中北美国家联赛', null],
  ['世界杯', null],
  ['', null],
] as const)('the home language of %s is %s', (zh, lang) => expect(leagueHome({ zh, en: '', vi: '' })).toBe(lang))
