// Search parameters of /news. Drops invalid values.
import { sportMessages, topicMessages } from '../../core/news-topic-messages.ts'
import type { NewsFilter } from './queries.ts'

export const readNewsFilter = ({ sport, topic }: Record<string, unknown>): NewsFilter => ({
  ...(typeof sport === 'string' && Object.hasOwn(sportMessages, sport) ? { sport } : {}),
  ...(typeof topic === 'string' && Object.hasOwn(topicMessages, topic) ? { topic } : {}),
})
