// What is on screen of a thread, changed in place: pure, over the pages of TanStack Query.
import type { InfiniteData } from '@tanstack/react-query'
import type { Answer, Comment, CommentPage } from '../../../contract/comment.ts'

export type ThreadData = InfiniteData<CommentPage>

/** Every comment and first answer with this id, changed; `null` takes it away. */
export function patchComment(data: ThreadData, id: string, change: (known: Comment | Answer) => Comment | Answer | null): ThreadData {
  const patch = <T extends Comment | Answer>(known: T): T[] => {
    if (known.id !== id) return [known]
    const next = change(known)
    return next ? [next as T] : []
  }
  const pages = data.pages.map((page) => ({
    ...page,
    list: page.list.flatMap(patch).map((comment) => {
      const first = comment.first.flatMap(patch)
      const fewer = comment.first.length - first.length
      return { ...comment, first, answers: comment.answers - fewer }
    }),
  }))
  return { ...data, pages }
}

/** Takes one away. With a comment go its answers, each of which was counted. */
export function takeAway(data: ThreadData, id: string): ThreadData {
  const gone = commentsOf(data).reduce((sum, comment) => {
    if (comment.id === id) return sum + 1 + comment.answers
    return comment.first.some((answer) => answer.id === id) ? sum + 1 : sum
  }, 0)
  const next = patchComment(data, id, () => null)
  const [head, ...rest] = next.pages
  return head ? { ...next, pages: [{ ...head, total: Math.max(0, head.total - gone) }, ...rest] } : next
}

/** A comment just written stands first, an answer under its comment, if that is on screen. */
export function addWritten(data: ThreadData, { comment, answer }: { comment: Comment | null; answer: Answer | null }): ThreadData {
  const [head, ...rest] = data.pages
  if (!head) return data
  const id = (comment ?? answer)?.id
  const isThere = commentsOf(data).some((known) => known.id === id || known.first.some((one) => one.id === id))
  const counted = isThere ? head : { ...head, total: head.total + 1 }
  if (comment) return { ...data, pages: [{ ...counted, list: [comment, ...head.list.filter(({ id }) => id !== comment.id)] }, ...rest] }
  if (!answer) return data
  const under = (known: Comment): Comment =>
    known.id === answer.parent_id && !known.first.some(({ id }) => id === answer.id)
      ? { ...known, answers: known.answers + 1, first: [...known.first, answer] }
      : known
  return { ...data, pages: [counted, ...rest].map((page) => ({ ...page, list: page.list.map(under) })) }
}

/** More answers of one comment than its first ones: those that are not there yet, in order. */
export function addAnswers(data: ThreadData, id: string, answers: readonly Answer[], total: number): ThreadData {
  return patchComment(data, id, (known) => {
    if (!('first' in known)) return known
    const there = new Set(answers.map((answer) => answer.id))
    return { ...known, answers: total, first: [...known.first.filter((answer) => !there.has(answer.id)), ...answers] }
  })
}

/** Without what is said later than where the reader's match clock is: he may have gone back to an earlier picture. */
export const saidBy = (comments: readonly Comment[], moment: number): Comment[] =>
  comments.filter((comment) => comment.moment === null || Date.parse(comment.moment.at) <= moment)

/** The first page alone: what is read again when the reader wants what is new. */
export const firstPage = (data: ThreadData): ThreadData => ({ pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) })

/** One comment as a page of its own, of which nothing goes on. */
export const onePage = (comment: Comment): ThreadData => ({
  pages: [{ list: [comment], total: 1, next: null, mark: '0', due: null }],
  pageParams: [null],
})

/** Everybody who has said something here: whom a new comment may name. */
export function peopleOf(comments: readonly Comment[]): { uid: string; nickname: string }[] {
  const said = comments.flatMap((comment) => [comment, ...comment.first])
  return [...new Map(said.map(({ person }) => [person.uid, person])).values()]
}

/** Comments without those that came twice, because the order changed between two pages. */
export function commentsOf(data: ThreadData | undefined): Comment[] {
  const seen = new Map<string, Comment>()
  for (const page of data?.pages ?? []) for (const comment of page.list) if (!seen.has(comment.id)) seen.set(comment.id, comment)
  return [...seen.values()]
}
