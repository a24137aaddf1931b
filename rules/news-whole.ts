// Whether an article is complete: no language lacks a text, and every picture has a source.
import type { NewsArticle, NewsBlock } from '../contract/news.ts'

const isSaid = (text: Record<string, string>): boolean => Object.values(text).every((one) => one.trim() !== '')
/** A picture needs no caption. */
const isBlock = ({ type, text, src }: NewsBlock): boolean => (type === 'img' ? src !== undefined && src !== '' : isSaid(text))

export const isWhole = ({ title, summary, author, body }: Pick<NewsArticle, 'title' | 'summary' | 'author' | 'body'>): boolean =>
  [title, summary, author].every(isSaid) && body.length > 0 && body.every(isBlock)
