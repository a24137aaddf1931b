// Whether an article can be read by everybody: nothing of it is missing in any language, and no picture has nothing to show.
import type { NewsArticle, NewsBlock } from '../contract/news.ts'

const isSaid = (text: Record<string, string>): boolean => Object.values(text).every((one) => one.trim() !== '')
/** A picture may stand without words. */
const isBlock = ({ type, text, src }: NewsBlock): boolean => (type === 'img' ? src !== undefined && src !== '' : isSaid(text))

export const isWhole = ({ title, summary, author, body }: Pick<NewsArticle, 'title' | 'summary' | 'author' | 'body'>): boolean =>
  [title, summary, author].every(isSaid) && body.length > 0 && body.every(isBlock)
