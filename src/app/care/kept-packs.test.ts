import { expect, it } from 'vitest'
import { packsKept } from './kept-packs.ts'

it('keeps the schedule, the news and the legal texts in an ordinary tab too, and the rest only in the installed app', () => {
  expect(packsKept(false)).toEqual(['schedule', 'legal', 'news'])
  expect(packsKept(true)).toEqual(expect.arrayContaining(['schedule', 'news', 'tables', 'results', 'search', 'legal']))
})
