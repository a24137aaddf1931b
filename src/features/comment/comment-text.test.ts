import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { CommentText } from './CommentText.tsx'

vi.mock('@tanstack/react-router', () => ({
  Link: ({ search, children }: { search: { id: string }; children: ReactNode }) => createElement('a', { href: search.id }, children),
}))

it('does not link a name in the middle of a longer one that starts with it', () => {
  const mentions = [
    { uid: 'ann', nickname: 'Ann' },
    { uid: 'anna', nickname: 'Anna' },
  ]
  const shown = renderToStaticMarkup(createElement(CommentText, { text: '@Anna and @Ann', mentions }))
  expect(shown).toBe('<a href="anna">@Anna</a> and <a href="ann">@Ann</a>')
})
