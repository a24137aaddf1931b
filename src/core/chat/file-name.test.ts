import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineFault, lineForm } from '../../../rules/text/line-text.ts'
import { sentName } from './file-name.ts'

describe('file name for sending', () => {
  it('keeps its own name', () => {
    expect(sentName('战术 第2版.pdf')).toBe('战术 第2版.pdf')
    expect(sentName('a  b.zip')).toBe('a b.zip')
  })

  it('is shortened to the limit and keeps its extension', () => {
    const name = sentName(`${'很长的论文标题'.repeat(30)}.pdf`)
    expect([name.length, name.slice(0, 7), name.slice(-5)]).toEqual([100, '很长的论文标题', '文.pdf'])
    expect(sentName('x'.repeat(300))).toBe('x'.repeat(100))
    expect(sentName(`.${'x'.repeat(300)}`)).toHaveLength(100)
  })

  it('contains no invisible characters and is never empty', () => {
    expect(sentName('\u200eWhatsApp\u202e chat\u0007.txt')).toBe('WhatsApp chat.txt')
    for (const nothing of ['', ' ', '\u200b\u202e']) expect(sentName(nothing)).toBe('file')
  })

  it('is accepted by the server for any name on the device', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
        const sent = sentName(name)
        expect([lineForm(sent), lineFault(sent, 100), sent.length <= 200]).toEqual([sent, null, true])
      }),
    )
  })
})
