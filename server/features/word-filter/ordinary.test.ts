// Ordinary sentences about sport are not refused, whatever letters are adjacent in them.
import { describe, expect, it } from 'vitest'
import { hardLines, likelyWords } from '../../../tests/support/sport-talk/borders.ts'
import { sportTalk } from '../../../tests/support/sport-talk/talk.ts'
import { builtInWords } from './built-in.ts'
import { createWordFilter } from './filter.ts'

const builtIn = [...builtInWords.zh, ...builtInWords.en, ...builtInWords.vi]
const filter = createWordFilter(builtIn)
const refused = (texts: readonly string[], by = filter): string[] => texts.filter((text) => by.refuses(text))

describe('sports talk', () => {
  it('is not rejected in any of three languages: 4,400 sentences', () => {
    expect([sportTalk.zh.length, sportTalk.en.length, sportTalk.vi.length]).toEqual([1_600, 1_400, 1_400])
    expect(refused([...sportTalk.zh, ...sportTalk.en, ...sportTalk.vi])).toEqual([])
  })

  it('is not rejected for the letters of rejected words, including words that operators are likely to add', () => {
    expect(new Set(hardLines).size).toBeGreaterThan(150)
    expect(refused(hardLines, createWordFilter([...builtIn, ...likelyWords]))).toEqual([])
  })

  it('is not rejected for words that contain rejected ones', () => {
    const own = createWordFilter([...builtIn, ...likelyWords, ...'cock dick nig homo sex semen crap piss wank twat butt poo'.split(' ')])
    const words = [
      'class assist assess assassin pass glass embassy Sassuolo Cassano Hassan title titan Titus stitch petite attitude institution',
      'document accumulate cucumber circumstance Cumbria Cumberland Cummings hello shell Hellas Heller Michelle shitake mishit grape drape',
      'scrape therapist rapid rapper rapped rapeseed manuscript Uranus Arsenal Arsène parse coarse hoarse spice spiced spices spicy',
      'despicable bobs Fagin Fagioli hatter hatters Penistone better between betting Scunthorpe Fuchs Fuk Fukuoka snigger Niger Nigeria',
      'Nigel night Peacock Hancock Cockburn cocktail cockpit Cocker Dickson Dickens Dicker homer homogeneous Sussex Essex sextet basement',
      'scrap Pissarro swank saltwater button butter butterfly buttress rebuttal pool poor Liverpool spoon',
    ].flatMap((line) => line.split(' '))
    expect(
      refused(
        words.flatMap((word) => [word, word.toUpperCase(), `${word}!`, `看${word}踢球`]),
        own,
      ),
    ).toEqual([])
  })
})

describe('the context of a rejected word', () => {
  it('does not excuse the word unless it belongs to it', () => {
    const lines = [
      ...[
        '约炮',
        '大家约炮',
        '来约炮轰趴',
        '约炮吗',
        '刷粉丝加我',
        '刷粉丝便宜',
        '网赌平台',
        '上网赌钱',
        '私彩群',
        '装傻逼',
        '真傻逼得很',
        '你傻，逼裁判',
      ],
      ...['添加微信', '吸冰毒', '代充值', '稳赚不赔的项目', '操你妈妈', '他在看球，傻逼', '公司私彩', '傻逼！真傻', '滑冰，冰毒'],
      ...['you nigger', 'Niger nigger', 'who re you calling whore', 'đi thoa địt mẹ', 'dù mà may đụ má mày', 'địt mẹ mày'],
    ]
    expect(lines.filter((line) => !filter.refuses(line))).toEqual([])
  })

  it('is checked in a bounded way, even in a long text of nothing else', () => {
    for (const line of ['大约炮轰', 'who re ', "who're ", 'Niger ', '傻abc', '上网，赌气', 'fuc1', '约 '])
      expect([line, filter.refuses(line.repeat(20_000))]).toEqual([line, false])
    expect(filter.refuses('dù mà may '.repeat(2_000))).toBe(false)
  })
})
