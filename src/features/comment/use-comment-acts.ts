// A user's actions in a thread: write, reply, like, delete. Likes show at once, the rest after the response; offline, a comment waits in
// the outbox.
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { Answer, Comment, Subject } from '../../../contract/comment.ts'
import { cutText } from '../../../rules/text/cut-text.ts'
import { call, NetworkError } from '../../core/api/api.ts'
import { failureOf } from '../../core/api/failure.ts'
import { like } from '../../core/like/likes.ts'
import { needLogin } from '../../core/session/open-dialog.ts'
import { toast } from '../../ui/layer/toast/toast.ts'
import { usePostingMessages } from '../report/report-messages.ts'
import { enqueueComment, waitingKey } from './draft/comment-outbox.ts'
import { addAnswers, addWritten, patchComment, type ThreadData, takeAway } from './page/thread-page.ts'
import { sendLikeLater } from './send-like-later.ts'
import type { MatchNow } from './use-thread.ts'

export interface Draft {
  content: string
  /** Id of the comment replied to; null: none. */
  pid: string | null
  mentions: string[]
  /** Idempotency key: the comment is created once, however often it is sent. */
  key: string
}

export function useCommentActs(subject: Subject, matchNow?: MatchNow) {
  const { t } = useLingui()
  const client = useQueryClient()
  const messageOf = usePostingMessages()
  const patch = (change: (data: ThreadData) => ThreadData): void => {
    client.setQueriesData<ThreadData>({ queryKey: ['thread', subject.kind, subject.id] }, (known) => known && change(known))
  }
  const failed = (error: unknown): void => toast(messageOf(error), { tone: 'danger' })
  const setLikes = (id: string, { liked, likes }: Pick<Comment, 'liked' | 'likes'>): void =>
    patch((data) => patchComment(data, id, (known) => ({ ...known, liked, likes })))

  return {
    setLikes,
    /** Returns false if it was not sent and the text must stay. */
    async write({ content, pid, mentions, key }: Draft): Promise<boolean> {
      const body = {
        kind: subject.kind,
        id: subject.id,
        content,
        key,
        ...(pid !== null && { pid }),
        ...(mentions.length > 0 && { mentions }),
        ...(matchNow && { moment: new Date(matchNow()).toISOString() }),
      }
      try {
        const written = await call('POST api/Comment/add', { body })
        patch((data) => addWritten(data, written))
        return true
      } catch (error) {
        if (!(error instanceof NetworkError && (await enqueueComment(body)))) {
          failed(error)
          return false
        }
        await client.invalidateQueries({ queryKey: waitingKey })
        toast(failureOf(error) === 'offline' ? t`没有网络，联网后自动发出` : t`服务器没有回应，会自动再发`)
        return true
      }
    },

    like({ id, liked, likes, text }: Pick<Comment | Answer, 'id' | 'liked' | 'likes' | 'text'>): void {
      if (needLogin()) return
      like({ kind: 'comment', id, known: { liked, likes }, about: cutText(text, 40), onLikes: (now) => setLikes(id, now) }).then(
        (outcome) => {
          if (outcome !== 'kept') return
          sendLikeLater()
          toast(t`赞已记在这台设备上，联网后自动发出`)
        },
        failed,
      )
    },

    async remove(id: string): Promise<void> {
      try {
        await call('POST api/Comment/delete', { body: { id } })
        patch((data) => takeAway(data, id))
        toast(t`已删除`, { tone: 'plain' })
      } catch (error) {
        failed(error)
      }
    },

    /** Loads the next page of a comment's replies; returns the cursor of the page after it. */
    async moreAnswers(comment: Comment, after: string | null): Promise<string | null> {
      const until = matchNow ? { until: new Date(matchNow()).toISOString() } : {}
      try {
        const page = await call('POST api/Comment/answers', { body: { id: comment.id, ...(after !== null && { after }), ...until } })
        patch((data) => addAnswers(data, comment.id, page.list, page.total))
        return page.next
      } catch (error) {
        failed(error)
        return after
      }
    },
  }
}
export type CommentActs = ReturnType<typeof useCommentActs>
