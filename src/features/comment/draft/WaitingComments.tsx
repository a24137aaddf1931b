// Comments written offline on this device: sent automatically, unless dropped.
import { Trans } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Subject } from '../../../../contract/comment.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Tag } from '../../../ui/figure/Tag.tsx'
import styles from '../Thread.module.css'
import { dropWaitingComment, listWaitingComments, type WaitingComment, waitingKey } from './comment-outbox.ts'

/** The outbox does not notify pages, so it is polled while comments are waiting. */
const pollWhile = ({ state }: { state: { data?: WaitingComment[] } }): number | false => (state.data?.length ? 3_000 : false)

export function WaitingComments({ subject }: { subject: Subject }) {
  const client = useQueryClient()
  const { data: waiting = [] } = useQuery({
    queryKey: [...waitingKey, subject.kind, subject.id],
    queryFn: () => listWaitingComments(subject),
    networkMode: 'always',
    staleTime: 0,
    refetchInterval: pollWhile,
  })
  const before = useRef(0)
  const waits = waiting.length
  useEffect(() => {
    // A waiting comment has been sent, so the thread is refetched.
    if (waits < before.current) void client.invalidateQueries({ queryKey: ['thread', subject.kind, subject.id] })
    before.current = waits
  }, [client, subject.kind, subject.id, waits])
  if (waits === 0) return null
  const drop = (seq: number): void => {
    dropWaitingComment(seq)
      .catch((error: unknown) => console.warn('queued comment not removed', error))
      .finally(() => void client.invalidateQueries({ queryKey: waitingKey }))
  }
  return (
    <ul className={styles.waiting}>
      {waiting.map(({ seq, content, refused }) => (
        <li key={seq}>
          <Tag tone={refused ? 'danger' : 'plain'}>{refused ? <Trans>未发送</Trans> : <Trans>待发送</Trans>}</Tag>
          <span>{content}</span>
          <Button variant="plain" size="sm" onClick={() => drop(seq)}>
            <Trans>不发了</Trans>
          </Button>
        </li>
      ))}
    </ul>
  )
}
