// Whether an article is complete: no language lacks a text, and every picture has a source.
import type { NewsArticle, NewsBlock } from '../contract/news.ts'

const isComplete = (text: Record<string, string>): boolean => Object.values(text).every((one) => one.trim() !== '')
/** A picture needs no caption. */
const isBlock = ({ type, text, src }: NewsBlock): boolean => (type === 'img' ? src !== undefined && src !== '' : isComplete(text))

export const isWhole = ({ title, summary, author, body }: Pick<NewsArticle, 'title' | 'summary' | 'author' | 'body'>): boolean =>
  [title, summary, author].every(isComplete) && body.length > 0 && body.every(isBlock)
