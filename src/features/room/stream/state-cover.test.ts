import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { cell, closedState, type PlayerState } from './player-state.ts'
import { StateCover } from './StateCover.tsx'

// Uses the interface texts as they stand in the source.
vi.mock('@lingui/react/macro', () => ({
  Trans: ({ children }: { children: ReactNode }) => children,
  useLingui: () => ({ t: (text: TemplateStringsArray) => text.join('') }),
}))
const seen = vi.hoisted(() => ({ player: {} as object }))
vi.mock('./player-context.ts', () => ({ usePlayer: () => seen.player }))

function drawn(patch: Partial<PlayerState>): string {
  seen.player = { state: cell({ ...closedState, phase: 'playing', ...patch }) }
  return renderToStaticMarkup(createElement(StateCover, { kind: 'live' }))
}

it('playing content has no overlay, except a notice with the reason when there is no picture', () => {
  expect(drawn({})).toBe('')
  expect(drawn({ soundAlone: true })).toMatch(/role="status".*只有声音.*没有收到浏览器能播放的画面，声音照常播放/)
  // A viewer who has switched the video off sees no message that there is none.
  const off = drawn({ soundAlone: true, audioOnly: true })
  expect(off).toContain('仅声音')
  expect(off).not.toContain('只有声音')
})
