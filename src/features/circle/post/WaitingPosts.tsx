// Posts written offline on this device: sent automatically; a rejected one can be moved back into the form.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/button/Button.tsx'
import { Tag } from '../../../ui/figure/Tag.tsx'
import { toast } from '../../../ui/layer/toast/toast.ts'
import { postsKey } from '../circle-queries.ts'
import { dropWaitingPost, listWaitingPosts, takeBackPost, type WaitingPost, waitingPostsKey } from './post-outbox.ts'
import styles from './WaitingPosts.module.css'

/** The outbox does not notify pages, so it is polled while posts are waiting. */
const pollWhile = ({ state }: { state: { data?: WaitingPost[] } }): number | false => (state.data?.length ? 3_000 : false)

export function WaitingPosts() {
  const { t } = useLingui()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { data: waiting = [] } = useQuery({
    queryKey: waitingPostsKey,
    queryFn: listWaitingPosts,
    networkMode: 'always',
    staleTime: 0,
    refetchInterval: pollWhile,
  })
  const before = useRef(0)
  const waits = waiting.length
  useEffect(() => {
    // A waiting post has been sent, so the lists are refetched.
    if (waits < before.current) void client.invalidateQueries({ queryKey: postsKey })
    before.current = waits
  }, [client, waits])
  if (waits === 0) return null
  async function take(post: WaitingPost, back: boolean): Promise<void> {
    try {
      if (!back) await dropWaitingPost(post.seq)
      else if (!(await takeBackPost(post))) return toast(t`还有一帖没写完，先发出或清空它，再改这一帖`)
      await client.invalidateQueries({ queryKey: waitingPostsKey })
      if (back) await navigate({ to: '/new_file' })
    } catch (error) {
      console.error('queued post not updated', error)
      toast(t`没有成功，请稍后再试`, { tone: 'danger' })
    }
  }
  return (
    <ul className={styles.list}>
      {waiting.map((row) => (
        <li key={row.seq}>
          <Tag tone={row.refused ? 'danger' : 'plain'}>{row.refused ? <Trans>未发送</Trans> : <Trans>待发送</Trans>}</Tag>
          <span className={styles.text}>{row.draft.text}</span>
          {row.refused !== null && (
            <Button variant="soft" size="sm" onClick={() => void take(row, true)}>
              <Trans>改一改</Trans>
            </Button>
          )}
          <Button variant="plain" size="sm" onClick={() => void take(row, false)}>
            <Trans>不发了</Trans>
          </Button>
        </li>
      ))}
    </ul>
  )
}
