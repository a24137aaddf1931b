import { describe, expect, it } from 'vitest'
import type { Answer, Comment } from '../../../../contract/comment.ts'
import { addAnswers, addWritten, commentsOf, firstPage, patchComment, type ThreadData, takeAway } from './thread-page.ts'

const comment = (id: string, first: string[] = [], answers = first.length): Comment =>
  ({ id, likes: 0, answers, first: first.map((one) => answer(one, id)) }) as Comment
const answer = (id: string, parent: string): Answer => ({ id, parent_id: parent, likes: 0 }) as Answer
const data = (...pages: Comment[][]): ThreadData => ({
  pages: pages.map((list) => ({ list, total: 9, next: null, mark: '1.0', due: null })),
  pageParams: pages.map(() => null),
})
const ids = (thread: ThreadData) => commentsOf(thread).map(({ id, first }) => [id, ...first.map((one) => one.id)].join(' '))

describe('thread on screen', () => {
  it('updates one comment or reply wherever it appears', () => {
    const liked = patchComment(data([comment('a')], [comment('b', ['c'])]), 'c', (known) => ({ ...known, likes: 7 }))
    expect(commentsOf(liked)[1]?.first[0]?.likes).toBe(7)
    expect(commentsOf(liked)[0]?.likes).toBe(0)
  })
  it('removes a deleted item and decrements the reply count by one', () => {
    const thread = patchComment(data([comment('a', ['x', 'y'], 5), comment('b')]), 'x', () => null)
    expect(ids(thread)).toEqual(['a y', 'b'])
    expect(commentsOf(thread)[0]?.answers).toBe(4)
    expect(ids(patchComment(thread, 'b', () => null))).toEqual(['a y'])
  })
  it('shows new items once: a comment first, a reply under its comment', () => {
    let thread = addWritten(data([comment('a')]), { comment: comment('n'), answer: null })
    thread = addWritten(thread, { comment: null, answer: answer('x', 'a') })
    thread = addWritten(thread, { comment: null, answer: answer('x', 'a') })
    expect(ids(thread)).toEqual(['n', 'a x'])
    expect(commentsOf(thread)[1]?.answers).toBe(1)
    expect(thread.pages[0]?.total).toBe(11)
  })
  it('decrements the total by all removed items, including the replies of a comment', () => {
    const thread = data([comment('a', ['x', 'y'], 5), comment('b')], [comment('c')])
    expect(takeAway(thread, 'x').pages[0]?.total).toBe(8)
    expect(takeAway(thread, 'a').pages[0]?.total).toBe(3)
    expect(takeAway(takeAway(thread, 'c'), 'c').pages[0]?.total).toBe(8)
    expect(ids(takeAway(thread, 'a'))).toEqual(['b', 'c'])
  })
  it('appends more replies after the loaded ones', () => {
    const thread = addAnswers(data([comment('a', ['x', 'y'], 4)]), 'a', [answer('y', 'a'), answer('z', 'a')], 3)
    expect(ids(thread)).toEqual(['a x y z'])
    expect(commentsOf(thread)[0]?.answers).toBe(3)
  })
  it('shows a comment once that arrived on two pages', () => {
    expect(ids(data([comment('a'), comment('b')], [comment('b'), comment('c')]))).toEqual(['a', 'b', 'c'])
    expect(ids(firstPage(data([comment('a')], [comment('b')])))).toEqual(['a'])
  })
})
