import { expect, it } from 'vitest'
import { defaultPacks } from './default-packs.ts'

it('keeps the schedule, news and legal texts in an ordinary tab too, the rest only in the installed app', () => {
  expect(defaultPacks(false)).toEqual(['schedule', 'legal', 'news'])
  expect(defaultPacks(true)).toEqual(expect.arrayContaining(['schedule', 'news', 'tables', 'results', 'search', 'legal']))
})
