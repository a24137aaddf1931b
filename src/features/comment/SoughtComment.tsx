// The comment that a link points to: displayed above its thread, whatever its position there, and scrolled into view.
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef } from 'react'
import type { Subject } from '../../../contract/comment.ts'
import { ApiError, call } from '../../core/api/api.ts'
import { apiQuery } from '../../core/api/api-query.ts'
import { CommentItem, type ItemProps } from './CommentItem.tsx'
import { onePage, type ThreadData } from './page/thread-page.ts'
import styles from './Thread.module.css'
import { type MatchNow, untilOf } from './use-thread.ts'

export interface SoughtProps extends Omit<ItemProps, 'sought'> {
  subject: Subject
  id: string
  matchNow?: MatchNow
}

export function SoughtComment({ subject, id, matchNow, ...item }: SoughtProps) {
  const place = useRef<HTMLDivElement>(null)
  const { data, error } = useSought(subject, id, matchNow)
  const comment = data?.pages[0]?.list[0]
  useShownOnce(place, comment !== undefined)
  if (error instanceof ApiError && error.error === 'not-found')
    return (
      <p className={styles.gone}>
        <Trans>你要找的评论已经删除，或还没到它的时刻</Trans>
      </p>
    )
  if (!comment) return null
  return (
    <div ref={place} className={styles.sought}>
      <ol className={styles.list}>
        <CommentItem comment={comment} sought={id} {...item} />
      </ol>
    </div>
  )
}

/** Stored like a page of its thread, so that likes and replies update it in place together with the list. */
export function useSought({ kind, id: subjectId }: Subject, id: string | undefined, matchNow: MatchNow | undefined) {
  return useQuery<ThreadData>({
    queryKey: ['thread', kind, subjectId, 'one', id ?? ''],
    enabled: id !== undefined,
    retry: false,
    queryFn: async ({ signal, client }) => {
      const body = { id: id ?? '' }
      // A response limited by the match clock is not cached for later.
      const read = matchNow
        ? await call('POST api/Comment/one', { body: { ...body, ...untilOf(matchNow) }, signal })
        : await apiQuery('POST api/Comment/one', { body }).queryFn({ signal, client })
      return onePage(read.comment)
    },
  })
}

/** Only once: a user who has scrolled on is left there. */
function useShownOnce(place: RefObject<HTMLElement | null>, isThere: boolean): void {
  useEffect(() => {
    if (isThere) place.current?.scrollIntoView({ block: 'center' })
  }, [isThere, place])
}
