// One conversation as it is drawn: pages, what is heard, what waits, what was read. Pure.
import { chatLimits } from '../../../../contract/limits/chat-limits.ts'
import { type MessagePage, unsentOrder, type ViewMessage } from '../../../core/chat/chat-service.ts'

export interface Thread {
  /** Its last page is there. */
  isOpen: boolean
  /** Oldest first; what was not sent is at the end, in the order in which it was written. */
  messages: readonly ViewMessage[]
  /** What the page before is asked for with; null: there is none. */
  older: string | null
  /** From the device's copy. */
  saved: boolean
  /** The other one has read all up to this order. What I sent may get its number only after that was told. */
  readTo: number
}

const inOrder = (a: ViewMessage, b: ViewMessage): number => a.order - b.order || a.time - b.time

/** Before its first page. */
export const unopened: Thread = { isOpen: false, messages: [], older: null, saved: false, readTo: 0 }

/** As it is drawn when the other one has read up to this order. */
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

/** New, or another state of one that is there. Before the first page nothing is kept: that has it. */
export function heard(thread: Thread, message: ViewMessage): Thread {
  if (!thread.isOpen) return thread
  const others = thread.messages.filter(({ key }) => key !== message.key)
  return { ...thread, messages: [...others, asRead(message, thread.readTo)].sort(inOrder) }
}

/** The page before what is there, `asked` for with what stood there then: it may have begun anew since. */
export function olderArrived(thread: Thread, { list, older, saved }: MessagePage, asked = thread.older): Thread {
  if (thread.older !== asked) return thread
  const known = new Set(thread.messages.map(({ key }) => key))
  const before = list.filter(({ key, order }) => !known.has(key) && order !== unsentOrder)
  const messages = [...before.map((message) => asRead(message, thread.readTo)), ...thread.messages]
  return { ...thread, messages, older, saved: thread.saved || saved }
}

/** The last page, for the first time or read again: joined to what is there, or in its place where messages between them are missing. */
export function refreshed(thread: Thread, page: MessagePage): Thread {
  if (!thread.isOpen) return openThread(page, thread.readTo)
  const first = page.list.find(({ order }) => order !== unsentOrder)
  const isNext = ({ key, order }: ViewMessage): boolean => key === first?.key || order === (first?.order ?? 0) - 1
  if (first && page.older !== null && !thread.messages.some(isNext)) return anew(thread, page, first.order)
  if (thread.saved && !page.saved) return afterCopy(thread, page, first?.order ?? 0)
  const joined = page.list.reduce(heard, thread)
  return { ...joined, saved: page.saved }
}

/** Of what is there stays what came since the page was asked for. */
function anew(thread: Thread, page: MessagePage, first: number): Thread {
  const since: Thread = { ...thread, messages: thread.messages.filter(({ order }) => order > first) }
  return { ...page.list.reduce(heard, since), older: page.older, saved: page.saved }
}

/** A device keeps what it has read, with holes: of its copy stays what reaches down from the last page without one. */
function afterCopy(thread: Thread, page: MessagePage, first: number): Thread {
  const there = new Set(thread.messages.map(({ order }) => order))
  let from = first
  while (page.older !== null && there.has(from - 1)) from -= 1
  const kept: Thread = { ...thread, messages: thread.messages.filter(({ order }) => order >= from) }
  const older = from === first ? page.older : from > 1 ? String(from) : null
  return { ...page.list.reduce(heard, kept), older, saved: false }
}

/** Whether its last page is asked for again: something was said that it has not heard, or a network is there and it is the copy. */
export const isToRead = (thread: Thread, lastSeq: number, isOnline: boolean): boolean =>
  thread.isOpen && (lastSeq > lastOrder(thread) || (isOnline && thread.saved))

/** The other one has read all up to this order. */
export function readUpTo(thread: Thread, order: number): Thread {
  if (order <= thread.readTo) return thread
  return { ...thread, readTo: order, messages: thread.messages.map((message) => asRead(message, order)) }
}

export const lastOrder = ({ messages }: Thread): number =>
  messages.reduce((last, { order }) => (order === unsentOrder ? last : Math.max(last, order)), 0)

/** Whether the time stands above a message: the first, and after a gap of 120 s. R-CHAT-1. */
export const isShowTime = (message: ViewMessage, before: ViewMessage | undefined): boolean =>
  before === undefined || message.time - before.time >= chatLimits.separator * 1_000
