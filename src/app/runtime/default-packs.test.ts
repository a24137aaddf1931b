import { expect, it } from 'vitest'
import { defaultPacks } from './default-packs.ts'

it('keeps the schedule, the news and the legal texts in an ordinary tab too, and the rest only in the installed app', () => {
  expect(defaultPacks(false)).toEqual(['schedule', 'legal', 'news'])
  expect(defaultPacks(true)).toEqual(expect.arrayContaining(['schedule', 'news', 'tables', 'results', 'search', 'legal']))
})
