// State of one conversation: pages, received messages, waiting messages, read receipts. Pure.
import { chatLimits } from '../../../../contract/limits/chat-limits.ts'
import { type MessagePage, unsentOrder, type ViewMessage } from '../../../core/chat/chat-service.ts'

export interface Thread {
  /** The latest page has been loaded. */
  isOpen: boolean
  /** Oldest first; unsent messages last, in the order in which they were written. */
  messages: readonly ViewMessage[]
  /** Cursor of the previous page; null: there is none. */
  older: string | null
  /** From the cached copy. */
  saved: boolean
  /** The other side has read up to this order. A sent message may get its order only after the receipt has arrived. */
  readTo: number
}

const inOrder = (a: ViewMessage, b: ViewMessage): number => a.order - b.order || a.time - b.time

/** Before the first page has been loaded. */
export const unopened: Thread = { isOpen: false, messages: [], older: null, saved: false, readTo: 0 }

/** Marks the message as read if the receipt covers it. */
function asRead(message: ViewMessage, readTo: number): ViewMessage {
  const isNews = message.isMy && !message.isRead && message.status === 'sent' && message.order <= readTo
  return isNews ? { ...message, isRead: true } : message
}

export const openThread = ({ list, older, saved }: MessagePage, readTo = 0): Thread => ({
  isOpen: true,
  messages: list.map((message) => asRead(message, readTo)),
  older,
  saved,
  readTo,
})

/** Adds a message, or updates a known one. Before the first page messages are ignored: the page contains them. */
export function heard(thread: Thread, message: ViewMessage): Thread {
  if (!thread.isOpen) return thread
  const others = thread.messages.filter(({ key }) => key !== message.key)
  return { ...thread, messages: [...others, asRead(message, thread.readTo)].sort(inOrder) }
}

/** Prepends the previous page, if it was requested with the current cursor `asked`: the thread may have been reset since. */
export function olderArrived(thread: Thread, { list, older, saved }: MessagePage, asked = thread.older): Thread {
  if (thread.older !== asked) return thread
  const known = new Set(thread.messages.map(({ key }) => key))
  const before = list.filter(({ key, order }) => !known.has(key) && order !== unsentOrder)
  const messages = [...before.map((message) => asRead(message, thread.readTo)), ...thread.messages]
  return { ...thread, messages, older, saved: thread.saved || saved }
}

/** Applies the latest page, first or refetched: merged with the known messages, or replacing them where messages in between are missing. */
export function refreshed(thread: Thread, page: MessagePage): Thread {
  if (!thread.isOpen) return openThread(page, thread.readTo)
  const first = page.list.find(({ order }) => order !== unsentOrder)
  const isNext = ({ key, order }: ViewMessage): boolean => key === first?.key || order === (first?.order ?? 0) - 1
  if (first && page.older !== null && !thread.messages.some(isNext)) return anew(thread, page, first.order)
  if (thread.saved && !page.saved) return afterCopy(thread, page, first?.order ?? 0)
  const joined = page.list.reduce(heard, thread)
  return { ...joined, saved: page.saved }
}

/** Keeps only known messages that are newer than the page. */
function anew(thread: Thread, page: MessagePage, first: number): Thread {
  const since: Thread = { ...thread, messages: thread.messages.filter(({ order }) => order > first) }
  return { ...page.list.reduce(heard, since), older: page.older, saved: page.saved }
}

/** The cached copy may have gaps: keeps only messages that reach without a gap down from the latest page. */
function afterCopy(thread: Thread, page: MessagePage, first: number): Thread {
  const there = new Set(thread.messages.map(({ order }) => order))
  let from = first
  while (page.older !== null && there.has(from - 1)) from -= 1
  const remaining: Thread = { ...thread, messages: thread.messages.filter(({ order }) => order >= from) }
  const older = from === first ? page.older : from > 1 ? String(from) : null
  return { ...page.list.reduce(heard, remaining), older, saved: false }
}

/** Whether to refetch the latest page: a newer message exists, or the thread shows a cached copy while online. */
export const isToRead = (thread: Thread, lastSeq: number, isOnline: boolean): boolean =>
  thread.isOpen && (lastSeq > lastOrder(thread) || (isOnline && thread.saved))

/** The other side has read up to this order. */
export function readUpTo(thread: Thread, order: number): Thread {
  if (order <= thread.readTo) return thread
  return { ...thread, readTo: order, messages: thread.messages.map((message) => asRead(message, order)) }
}

export const lastOrder = ({ messages }: Thread): number =>
  messages.reduce((last, { order }) => (order === unsentOrder ? last : Math.max(last, order)), 0)

/** Whether a timestamp precedes a message: before the first, and after a gap of 120 s. R-CHAT-1. */
export const isShowTime = (message: ViewMessage, before: ViewMessage | undefined): boolean =>
  before === undefined || message.time - before.time >= chatLimits.separator * 1_000
