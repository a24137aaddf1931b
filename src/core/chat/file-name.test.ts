import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineFault, lineForm } from '../../../rules/text/line-text.ts'
import { sentName } from './file-name.ts'

describe('the name under which a file is sent', () => {
  it('is its own', () => {
    expect(sentName('战术 第2版.pdf')).toBe('战术 第2版.pdf')
    expect(sentName('a  b.zip')).toBe('a b.zip')
  })

  it('is short enough, and still says of what kind the file is', () => {
    const name = sentName(`${'很长的论文标题'.repeat(30)}.pdf`)
    expect([name.length, name.slice(0, 7), name.slice(-5)]).toEqual([100, '很长的论文标题', '文.pdf'])
    expect(sentName('x'.repeat(300))).toBe('x'.repeat(100))
    expect(sentName(`.${'x'.repeat(300)}`)).toHaveLength(100)
  })

  it('has nothing that cannot be seen, and is there', () => {
    expect(sentName('\u200eWhatsApp\u202e chat\u0007.txt')).toBe('WhatsApp chat.txt')
    for (const nothing of ['', ' ', '\u200b\u202e']) expect(sentName(nothing)).toBe('file')
  })

  it('is one that the server takes, whatever the device calls it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
        const sent = sentName(name)
        expect([lineForm(sent), lineFault(sent, 100), sent.length <= 200]).toEqual([sent, null, true])
      }),
    )
  })
})
