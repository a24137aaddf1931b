import { describe, expect, it } from 'vitest'
import { findBanned, read } from './find.mjs'

const names = (text: string): string[] => read(text).identifiers.map(([name]) => String(name))

describe('source reader', () => {
  it('finds identifiers, including those in templates, but not in strings, patterns, comments or classes', () => {
    expect(names("const a = 'told'; b('it\\'s') // c")).toEqual(['const', 'a', 'b'])
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a source with a template
    expect(names('const a = `told ${b({ c: `${d} said` })} kept`; e')).toEqual(['const', 'a', 'b', 'c', 'd', 'e'])
    expect(names('a(/told`/, b) / c')).toEqual(['a', 'b', 'c'])
    expect(names('className={styles.kept} data-a={b}')).toEqual(['className', 'data', 'a', 'b'])
  })
})

describe('term check', () => {
  it('reports the word, its location and alternatives', () => {
    expect(findBanned('server/a.ts', '\nconst rowsKept = 1')).toEqual([
      "server/a.ts:2: rowsKept: 'kept' is not a term of this project: use cached, stored, persisted, retained",
    ])
    expect(findBanned('server/deed/a.ts', '')).toHaveLength(1)
    expect(findBanned('server/a.ts', '// When somebody leaves.')).toHaveLength(1)
    expect(findBanned('server/a.test.ts', "it('ends when somebody leaves', run)")).toHaveLength(1)
    expect(findBanned('server/a.test.ts', "it.each(cases)('ends when somebody %s', run)\nsay('somebody', run)")).toHaveLength(1)
  })

  it('allows terms required by a library, the wire format or their location', () => {
    expect(findBanned('server/a.ts', 'agent({ keepAlive: true })')).toEqual([])
    expect(findBanned('server/world/seat.ts', 'const seat = 1')).toEqual([])
    expect(findBanned('server/a.ts', 'const housekeeping = 1 // one keeps the house clean')).toEqual([])
  })
})
