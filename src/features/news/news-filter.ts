// Search parameters of /news. Drops invalid values.
import { sportWords, topicWords } from '../../core/news-topic-words.ts'
import type { NewsFilter } from './queries.ts'

export const readNewsFilter = ({ sport, topic }: Record<string, unknown>): NewsFilter => ({
  ...(typeof sport === 'string' && Object.hasOwn(sportWords, sport) ? { sport } : {}),
  ...(typeof topic === 'string' && Object.hasOwn(topicWords, topic) ? { topic } : {}),
})
