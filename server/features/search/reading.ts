// Readings of Chinese characters: all that people type, without tones.
import { readingTable } from './reading-table.ts'

const first = 0x4e00
const last = 0x9fa5

/** Characters in names with several readings, the most common in names first. */
const several: Record<string, string> = {
  重: 'chong zhong',
  长: 'chang zhang',
  長: 'chang zhang',
  乐: 'le yue',
  樂: 'le yue',
  行: 'hang xing',
  曾: 'zeng ceng',
  单: 'dan shan',
  朝: 'chao zhao',
  都: 'du dou',
  会: 'hui kuai',
  还: 'huan hai',
  盛: 'sheng cheng',
  沈: 'shen chen',
  召: 'zhao shao',
  省: 'sheng xing',
  厦: 'xia sha',
  蚌: 'beng bang',
  泊: 'bo po',
  佛: 'fo fu',
  六: 'liu lu',
  仇: 'qiu chou',
  尉: 'wei yu',
  蔚: 'wei yu',
  解: 'jie xie',
  藏: 'zang cang',
  柏: 'bai bo',
  伯: 'bo bai',
  石: 'shi dan',
  大: 'da dai',
  女: 'nv nu',
  吕: 'lv lu',
  绿: 'lv lu',
  旅: 'lv lu',
  率: 'lv shuai',
  区: 'qu ou',
  塔: 'ta da',
  拓: 'tuo ta',
  薄: 'bo bao',
  缪: 'miao mou',
  覃: 'qin tan',
  翟: 'zhai di',
  查: 'cha zha',
  车: 'che ju',
  给: 'gei ji',
  和: 'he huo',
  角: 'jiao jue',
  卡: 'ka qia',
  露: 'lu lou',
  陆: 'lu liu',
  模: 'mo mu',
  弹: 'dan tan',
  调: 'tiao diao',
  传: 'chuan zhuan',
  参: 'can shen',
  差: 'cha chai',
  地: 'di de',
  的: 'de di',
  降: 'jiang xiang',
  强: 'qiang jiang',
  什: 'shen shi',
  似: 'si shi',
  宿: 'su xiu',
  系: 'xi ji',
  校: 'xiao jiao',
  血: 'xue xie',
  扎: 'zha za',
  莞: 'guan wan',
  番: 'fan pan',
  合: 'he ge',
  牟: 'mou mu',
  繁: 'fan po',
  乘: 'cheng sheng',
  便: 'bian pian',
  龟: 'gui qiu',
}

const syllables: string[] = []
const places = new Uint16Array(last - first + 1)
for (const [, syllable = '', characters = ''] of readingTable.matchAll(/([a-z]+)(\p{Script=Han}+)/gu)) {
  if (syllables.at(-1) !== syllable) syllables.push(syllable)
  for (const character of characters) places[character.charCodeAt(0) - first] = syllables.length
}

/** The syllables of one character, separated by slashes; empty if it is not in the plane. */
export function readingsOf(character: string): string {
  const listed = several[character]
  if (listed) return listed.replaceAll(' ', '/')
  const place = places[character.charCodeAt(0) - first] ?? 0
  return place === 0 ? '' : (syllables[place - 1] ?? '')
}
