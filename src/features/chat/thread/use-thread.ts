// One open conversation: loads its pages, receives messages, and sends read receipts.
import { useCallback, useEffect, useRef, useState } from 'react'
import { type Failure, failureOf } from '../../../core/api/failure.ts'
import { network } from '../../../core/api/freshness.ts'
import type { ChatService } from '../../../core/chat/chat-service.ts'
import { useStore } from '../../../ui/use-store.ts'
import { heard, isToRead, lastOrder, olderArrived, readUpTo, refreshed, type Thread, unopened } from './private-thread.ts'

const isPair = (conversationID: string): boolean => conversationID.startsWith('C2C')

export interface OpenThread {
  thread: Thread | null
  failure: Failure | null
  loadingOlder: boolean
  loadOlder(): void
  again(): void
}

/** `lastSeq`: order of the newest message according to the conversation list. */
export function useThread(service: ChatService, conversationID: string, lastSeq: number): OpenThread {
  const [thread, setThread] = useState<Thread>(unopened)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [loadingOlder, setLoadingOlder] = useState(false)
  const busy = useRef(false)
  const mounted = useRef(true)
  // A reply implies that the other side has read the messages before it, for which the service sends no separate receipt.
  const hasUnread = useRef(false)
  hasUnread.current = isPair(conversationID) && thread.messages.some(({ isMy, isRead, status }) => isMy && !isRead && status === 'sent')
  const known = lastOrder(thread)

  const load = useCallback(() => {
    setFailure(null)
    service.messages(conversationID).then(
      (page) => mounted.current && setThread((before) => refreshed(before, page)),
      (error: unknown) => mounted.current && setFailure(failureOf(error)),
    )
  }, [service, conversationID])

  useEffect(() => {
    mounted.current = true
    const leave = service.listen((event) => {
      if (event.kind === 'message' && event.message.conversationID === conversationID) {
        setThread((before) => heard(before, event.message))
        if (!event.message.isMy && hasUnread.current) load()
      } else if (event.kind === 'read' && event.conversationID === conversationID) setThread((before) => readUpTo(before, event.order))
      else if (event.kind === 'missed') load()
    })
    load()
    return () => {
      mounted.current = false
      leave()
    }
  }, [service, conversationID, load])

  const isOnline = useStore(network)
  const isBehind = isToRead(thread, lastSeq, isOnline)
  useEffect(() => {
    if (isBehind) load()
  }, [isBehind, load])

  // Messages on screen are read; those in a hidden window are not.
  useEffect(() => {
    // A receipt that failed offline is sent again once online.
    if (known === 0 || !isOnline) return
    const read = (): void => {
      if (document.visibilityState !== 'visible') return
      service.read(conversationID).catch((error: unknown) => console.info('read receipt failed, retrying later', error))
    }
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [service, conversationID, known, isOnline])

  const { older } = thread
  const loadOlder = useCallback(() => {
    if (!older || busy.current) return
    busy.current = true
    setLoadingOlder(true)
    service
      .messages(conversationID, older)
      .then(
        (page) => mounted.current && setThread((before) => olderArrived(before, page, older)),
        (error: unknown) => console.info('older messages not read', error),
      )
      .finally(() => {
        busy.current = false
        if (mounted.current) setLoadingOlder(false)
      })
  }, [service, conversationID, older])

  return { thread: thread.isOpen ? thread : null, failure, loadingOlder, loadOlder, again: load }
}
