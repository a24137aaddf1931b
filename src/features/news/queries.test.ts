import { expect, it } from 'vitest'
import type { NewsCard } from '../../../contract/news.ts'
import { cardsOf } from './queries.ts'

const page = (...ids: string[]) => ({ list: ids.map((id) => ({ id, comments: 0 }) as NewsCard) })

it('an article pushed to the next page before that page was fetched is listed once', () => {
  expect(cardsOf([page('b', 'a'), page('a', 'z')]).map(({ id }) => id)).toEqual(['b', 'a', 'z'])
})
