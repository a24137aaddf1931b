import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Conversation } from '../../../../contract/chat/chat.ts'
import type { ViewMessage } from '../../../core/chat/chat-service.ts'
import { preferences, setRenderedPreferences } from '../../../core/store/preferences.ts'
import { ConversationList } from '../conversation/ConversationList.tsx'
import { privateChat } from '../private-chat.ts'
import { PrivateContent } from './PrivateContent.tsx'

// Uses the interface texts as they stand in the source.
vi.mock('@lingui/react/macro', () => ({
  Trans: ({ children }: { children: ReactNode }) => children,
  useLingui: () => ({ t: (text: string | TemplateStringsArray) => (typeof text === 'string' ? text : text.join('')) }),
}))
vi.mock('@tanstack/react-router', () => ({ Link: ({ children }: { children: ReactNode }) => createElement('a', null, children) }))
vi.mock('../private-name.ts', () => ({ usePrivateName: () => () => '小林' }))
vi.mock('../use-relative-time.ts', () => ({ useRelativeTime: () => '刚刚' }))

const message = (patch: Partial<ViewMessage>): ViewMessage => ({
  ...{ id: 'm', key: 'k', conversationID: 'C2C2', from: '2', avatar: '', name: '小林', type: 'text', text: '', url: '', file: null },
  ...{ custom: null, isRead: false, order: 1, isMy: false, status: 'sent', failure: '', time: 1 },
  ...patch,
})
const card = { title: '回看：海澄 3:1 北辰', imageUrl: '', id: 'r', type: 'room' as const, price: 0 }
const drawn = (patch: Partial<ViewMessage>): string => renderToStaticMarkup(createElement(PrivateContent, { message: message(patch) }))
function listed(from: string): string {
  const lastMessage = { type: 'text', payload: { text: '刚才 3:1 了' }, from, time: '2026-07-18T12:00:00Z' }
  const one = { conversationID: 'C2C2', type: 'C2C', userProfile: {}, lastMessage, unreadCount: 1, stranger: 'none' }
  const state = { ...privateChat.getServer(), list: [one as unknown as Conversation] }
  vi.spyOn(privateChat, 'getServer').mockReturnValue(state)
  return renderToStaticMarkup(createElement(ConversationList, { chosen: null, onChoose: () => undefined }))
}

beforeEach(() => vi.stubGlobal('document', { cookie: '' }))
afterEach(() => {
  setRenderedPreferences({ lang: 'zh', theme: 'light', tz: 'Asia/Shanghai', hide: false })
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
const hideScores = (): void => {
  setRenderedPreferences({ lang: 'zh', theme: 'light', tz: 'Asia/Shanghai', hide: true })
  preferences.set({ hideScores: true })
}

it('hides scores in private texts, cards and the conversation list when all scores are hidden', () => {
  hideScores()
  const all = [drawn({ text: '刚才 3:1 了' }), drawn({ type: 'custom', custom: card }), listed('2')]
  for (const html of all) {
    expect(html).toContain('比分已隐藏')
    expect(html).not.toContain('3:1')
  }
})

it('shows texts without scores, the reader’s own messages, and everything to other readers', () => {
  expect(drawn({ text: '刚才 3:1 了' })).toContain('3:1')
  expect(drawn({ type: 'custom', custom: card })).toContain('3:1')
  expect(listed('2')).toContain('3:1')
  hideScores()
  expect(drawn({ text: '晚上一起看吗' })).toContain('晚上一起看吗')
  expect(drawn({ text: '我说 3:1', isMy: true })).toContain('3:1')
})
