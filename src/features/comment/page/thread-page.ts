// Updates to a loaded thread in place. Pure; works on the pages of TanStack Query.
import type { InfiniteData } from '@tanstack/react-query'
import type { Answer, Comment, CommentPage } from '../../../../contract/comment.ts'

export type ThreadData = InfiniteData<CommentPage>

/** Changes every comment or reply with this id; `null` removes it. */
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

/** Removes a comment or a reply. A comment's replies are removed with it and subtracted from the total. */
export function takeAway(data: ThreadData, id: string): ThreadData {
  const gone = commentsOf(data).reduce((sum, comment) => {
    if (comment.id === id) return sum + 1 + comment.answers
    return comment.first.some((answer) => answer.id === id) ? sum + 1 : sum
  }, 0)
  const next = patchComment(data, id, () => null)
  const [head, ...rest] = next.pages
  return head ? { ...next, pages: [{ ...head, total: Math.max(0, head.total - gone) }, ...rest] } : next
}

/** Inserts a new comment at the top, or a reply below its comment, if that is loaded. */
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

/** Appends further replies of a comment, without duplicates, in order. */
export function addAnswers(data: ThreadData, id: string, answers: readonly Answer[], total: number): ThreadData {
  return patchComment(data, id, (known) => {
    if (!('first' in known)) return known
    const there = new Set(answers.map((answer) => answer.id))
    return { ...known, answers: total, first: [...known.first.filter((answer) => !there.has(answer.id)), ...answers] }
  })
}

/** Hides comments later than the user's match clock, which may have been rewound. */
export const commentsUntil = (comments: readonly Comment[], shownUntil: number): Comment[] =>
  comments.filter((comment) => comment.moment === null || Date.parse(comment.moment.at) <= shownUntil)

/** Keeps only the first page: it is the one to refetch for new comments. */
export const firstPage = (data: ThreadData): ThreadData => ({ pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) })

/** One comment as a thread page without a next page. */
export const onePage = (comment: Comment): ThreadData => ({
  pages: [{ list: [comment], total: 1, next: null, mark: '0', due: null }],
  pageParams: [null],
})

/** All authors in the thread, who can be mentioned in a new comment. */
export function peopleOf(comments: readonly Comment[]): { uid: string; nickname: string }[] {
  const entries = comments.flatMap((comment) => [comment, ...comment.first])
  return [...new Map(entries.map(({ person }) => [person.uid, person])).values()]
}

/** All comments without duplicates, which occur when the order changes between two page reads. */
export function commentsOf(data: ThreadData | undefined): Comment[] {
  const seen = new Map<string, Comment>()
  for (const page of data?.pages ?? []) for (const comment of page.list) if (!seen.has(comment.id)) seen.set(comment.id, comment)
  return [...seen.values()]
}
