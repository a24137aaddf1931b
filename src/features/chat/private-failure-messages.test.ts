import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { usePrivateFailureMessages } from './private-failure-messages.ts'

// Uses the interface texts as they stand in the source.
vi.mock('@lingui/core/macro', () => ({
  msg: (text: TemplateStringsArray | { message: string }) => ({ message: 'raw' in text ? text.join('') : text.message }),
}))
vi.mock('@lingui/react/macro', () => ({ useLingui: () => ({ t: ({ message }: { message: string }) => message }) }))

const messageFor = (failure: string): string =>
  renderToStaticMarkup(createElement(() => createElement('p', null, usePrivateFailureMessages().ofName(failure))))

it('does not blame only the peer for a blocked conversation: both sides get the same message', () => {
  expect(messageFor('forbidden')).toContain('拉黑')
})
