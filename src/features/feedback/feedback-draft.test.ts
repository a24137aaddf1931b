import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { afterSent, bodyOf, contentFault, emptyDraft, isEmpty, readDraft } from './feedback-draft.ts'

const picture = (type = 'image/png') => new Blob(['x'], { type })

describe('stored draft', () => {
  it('is restored as written', () => {
    const draft = { kind: 'idea', content: '想要多屏', contact: 'a@example.com', pictures: ['/media/a.png'], files: [picture()] }
    expect(readDraft(draft)).toEqual(draft)
  })

  it('is empty when none is stored or the stored value is invalid', () => {
    expect(readDraft(null)).toEqual(emptyDraft)
    expect(readDraft(undefined)).toEqual(emptyDraft)
    expect(readDraft('{')).toEqual(emptyDraft)
    expect(readDraft({ kind: 'x', content: 3, pictures: ['https://elsewhere.example/a.png'] })).toEqual(emptyDraft)
  })

  it('contains no file that would be rejected, and no more than may be sent', () => {
    const files = [picture(), 'x', picture('text/html'), new Blob([], { type: 'image/png' }), picture(), picture(), picture()]
    expect(readDraft({ pictures: ['/media/a.png'], files }).files).toHaveLength(3)
    expect(readDraft({ files: 'x' }).files).toEqual([])
  })

  it('never throws, whatever is stored', () => {
    fc.assert(fc.property(fc.anything(), (data) => Array.isArray(readDraft(data).pictures)))
  })
})

it('reports what keeps a text from being sent', () => {
  expect(contentFault('  ')).toBe('empty')
  expect(contentFault('看球')).toBeNull()
  expect(contentFault('长'.repeat(1_000))).toBeNull()
  expect(contentFault('长'.repeat(1_001))).toBe('long')
})

it('counts whitespace as empty', () => {
  expect(isEmpty({ ...emptyDraft, content: ' \n' })).toBe(true)
  expect(isEmpty({ ...emptyDraft, pictures: ['/media/a.png'] })).toBe(false)
  expect(isEmpty({ ...emptyDraft, files: [picture()] })).toBe(false)
})

it('sends what is filled in and nothing empty', () => {
  expect(bodyOf({ ...emptyDraft, content: ' 卡住了 ', contact: ' ', files: [picture()] })).toEqual({ kind: 'problem', content: '卡住了' })
  expect(bodyOf({ ...emptyDraft, content: 'x', contact: 'a@b.cn', pictures: ['/media/a.png'] })).toEqual({
    kind: 'problem',
    content: 'x',
    contact: 'a@b.cn',
    pictures: ['/media/a.png'],
  })
})

it('keeps only what was written, added or chosen while sending', () => {
  const [first, second] = [picture(), picture()]
  const sent = { ...emptyDraft, kind: 'idea' as const, content: '想要多屏', contact: 'a@b.cn', pictures: ['/media/a.png'], files: [first] }
  expect(afterSent(sent, sent)).toEqual(emptyDraft)
  const now = { ...sent, content: '想要多屏\n还有夜间模式', pictures: ['/media/a.png', '/media/b.png'], files: [first, second] }
  expect(afterSent(now, sent)).toEqual({ ...emptyDraft, content: '还有夜间模式', pictures: ['/media/b.png'], files: [second] })
  expect(afterSent({ ...sent, kind: 'payment', contact: 'c@d.cn' }, sent)).toEqual({ ...emptyDraft, kind: 'payment', contact: 'c@d.cn' })
})
