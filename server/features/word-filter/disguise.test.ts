// Disguised refused words: endings, signs as letters, other alphabets, inserted characters.
import { describe, expect, it } from 'vitest'
import { builtInWords } from './built-in.ts'
import { confusables } from './confusables.ts'
import { createWordFilter } from './filter.ts'
import { foldWord } from './fold.ts'

const filter = createWordFilter([...builtInWords.zh, ...builtInWords.en, ...builtInWords.vi])
const missed = (texts: readonly string[], by = filter): string[] => texts.filter((text) => !by.refuses(text))
/** A word in the consecutive letters of an alphabet that starts at a code point. */
const inLetters = (word: string, from: number): string =>
  [...word].map((letter) => String.fromCodePoint(from + letter.charCodeAt(0) - 97)).join('')

describe('Latin words', () => {
  it('are found with English endings', () => {
    const texts = [
      ...['fucks', 'fucked', 'fucking', 'fuckin', 'fucker', 'fuckers', 'FUCKING', "fuckin'", 'motherfucker', 'motherfucking'],
      ...['whores', 'whored', 'whoring', 'bitches', 'bitched', 'bitching', 'cunts', 'niggers', 'faggots', 'assholes'],
    ]
    expect(missed(texts.flatMap((text) => [text, `what a ${text} match`, `这${text}裁判`]))).toEqual([])
  })

  it('of an operator are found even where an ending drops or doubles a letter', () => {
    const own = createWordFilter(['ass', 'shit', 'rape', 'pussy', 'butt'])
    expect(missed(['asses', 'shits', 'shitting', 'shitted', 'raped', 'rapers', 'raping', 'pussies', 'butts'], own)).toEqual([])
    for (const text of ['assist', 'shitake', 'grape', 'rapper', 'rapped', 'button', 'butter']) expect(own.refuses(text), text).toBe(false)
  })

  it('are found with digits and symbols for letters, doubled letters, or a number next to them', () => {
    const texts = [
      ...['fuck1ng', 'fuuuucking', 'fuckkkk', 'fuccckers', 'fuck123', '123fuck', 'b1tch', 'b1tches', 'b!tch', 'b1tch!', 'bltch', 'biitch'],
      ...['n1gger', 'ni99ers', 'n 1 g g e r', 'fagg0ts', 'a$$hole', '@sshole', 'wh0res', '¢unt', 'f u c k i n g', 'f.u.c.k.e.d', 'fu ck'],
      ...['fa ggot', 'ass hole', 'f-u-c-k', 'k1ll your5elf'],
    ]
    expect(missed(texts)).toEqual([])
  })

  it('are found in each alphabet that Unicode has twice', () => {
    const alphabets = {
      mathematical: [0x1d41a, 0x1d44e, 0x1d482, 0x1d4b6, 0x1d4ea, 0x1d51e, 0x1d552, 0x1d586, 0x1d5ba, 0x1d5ee, 0x1d622, 0x1d656, 0x1d68a],
      enclosed: [0x249c, 0x24b6, 0x24d0, 0x1f110, 0x1f130, 0x1f150, 0x1f170],
      'full width, outlined, of flags': [0xff21, 0xff41, 0x1ccd6, 0x1f1e6],
    }
    const texts = Object.values(alphabets).flatMap((starts) => starts.map((from) => inLetters('fuck', from)))
    expect(missed(texts.flatMap((text) => [text, `you ${text}!`, `裁判${text}啊`, [...text].join(' '), [...text].join('\u200b')]))).toEqual(
      [],
    )
  })

  it('are found in small capitals, each of which stands for its letter', () => {
    expect(foldWord('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ')).toEqual(['abcdefghijklmnopqrstuvwyz'])
    expect(missed(['ꜰᴜᴄᴋ', 'ꜰᴜᴄᴋɪɴɢ', 'ʙɪᴛᴄʜ', 'ᴄᴜɴᴛ', 'ᴡʜᴏʀᴇ', 'ɴɪɢɢᴇʀ', 'ꜰᴀɢɢᴏᴛ', 'ᴀꜱꜱʜᴏʟᴇ'])).toEqual([])
  })

  it('are found in look-alikes from other scripts', () => {
    const texts = {
      'Cyrillic capitals': '\u0412I\u0422\u0421\u041d',
      'Cyrillic among Latin': 'b\u0456t\u0441\u04bb',
      'Greek capitals': '\u0392\u0399\u03a4\u03f9\u0397',
      'Greek and Cyrillic': '\u03f2\u03c5nt\u0455',
      Armenian: '\u0578igger',
      Cherokee: '\u13f4\u13a5\u13a2\u13df\u13bb',
      Lisu: '\ua4dd\ua4f4\ua4da\ua4d7',
      'letters with strokes and hooks': '\u0192\u0289\u023c\u0199',
    }
    for (const [name, text] of Object.entries(texts)) expect([name, filter.refuses(text)]).toEqual([name, true])
  })
})

describe('the look-alike table', () => {
  it('maps each character to one letter or digit', () => {
    for (const [character, letter] of confusables) expect([character, letter]).toEqual([character, expect.stringMatching(/^[a-z0-9]$/)])
    expect(confusables.size).toBeGreaterThan(700)
  })

  it('covers what NFKC leaves', () => {
    // Node 20 does not support the outlined letters of Unicode 16 yet.
    const outlined = (point: number): boolean => point >= 0x1ccd6 && point <= 0x1ccf9
    const folded = [...confusables.keys()].filter((one) => !outlined(one.codePointAt(0) ?? 0) && /^[ -~]+$/.test(one.normalize('NFKC')))
    expect(folded).toEqual([])
  })
})

describe('Chinese words', () => {
  it('are found with a symbol, a space, an emoji or a line break between their characters', () => {
    const between = [' ', '\u3000', '.', ',', '，', '、', '*', '_', '/', '-', '~', '|', '🐷', '😀😀', '\n', '\u200b', '...', ' . ']
    expect(missed(between.flatMap((mark) => [`傻${mark}逼`, `你这个傻${mark}逼裁判`, `王${mark}八${mark}蛋`]))).toEqual([])
  })

  it('are found with up to three letters or digits between them', () => {
    const texts = [
      '傻1逼',
      '傻x逼',
      '傻X逼',
      '傻xx逼',
      '傻123逼',
      '傻の逼',
      '傻ᴀ逼',
      '约a炮',
      '六a合b彩',
      '加q微信',
      '加1微1信',
      '私x彩',
      '网8赌',
    ]
    expect(missed([...texts, ...texts.map((text) => `你们${text}啊`), '操x你x妈', '王1八2蛋', '冰 x 毒', '傻 1 逼'])).toEqual([])
    // More than three letters are a word of their own between two others.
    for (const text of ['真傻abcd逼', '他真傻Messi逼抢']) expect(filter.refuses(text), text).toBe(false)
  })
})
