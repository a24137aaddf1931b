import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import type { Status } from '../../../../../contract/gift/guard.ts'

const seen = vi.hoisted(() => ({ query: null as Record<string, string> | null, click: (): void => undefined }))
vi.mock('@lingui/react/macro', () => ({ useLingui: () => ({ t: String }), Trans: () => null }))
vi.mock('../../../../core/money/money-call.ts', () => ({
  moneyCall: async (_key: string, { query }: { query: Record<string, string> }) => {
    seen.query = query
  },
}))
vi.mock('../../../../core/session/session.ts', () => ({ refreshUser: async () => undefined }))
vi.mock('../../../gift/spend/use-spend.ts', () => ({
  useSpend: () => ({
    busy: false,
    asks: false,
    run: async (_: string, work: (key: string, confirmed: boolean) => unknown) => work('k', false),
  }),
}))
vi.mock('../../../gift/spend/SpendNote.tsx', () => ({ SpendNote: () => null }))
vi.mock('../../../gift/spend/SpendQuestion.tsx', () => ({ SpendQuestion: () => null }))
vi.mock('../../../../ui/layer/Dialog.tsx', () => ({ Dialog: ({ children }: { children: unknown }) => children }))
vi.mock('../../../../ui/form/SelectField.tsx', () => ({ SelectField: () => null }))
vi.mock('../../../../ui/button/SteadyButton.tsx', () => ({
  SteadyButton: ({ onClick }: { onClick(): void }) => {
    seen.click = onClick
    return null
  },
}))
vi.mock('../use-studio-read.ts', () => ({
  useStudioRead: () => ({ data: { guard: [{ id: 'g1', kind: 'guard', price: 1_980 }], noble: [] } }),
  useReadAgain: () => async () => undefined,
}))

it('a guard is renewed at the displayed price; the server rejects any other', async () => {
  const { RenewDialog } = await import('./RenewDialog.tsx')
  const status = { kind: 'guard', tier: 'g1', name: { zh: '守护', en: '', vi: '' }, room: { id: 'r1', nickname: 'x' } } as unknown as Status
  renderToStaticMarkup(createElement(RenewDialog, { status, onClose: () => undefined }))
  seen.click()
  await vi.waitFor(() => expect(seen.query).toMatchObject({ tier: 'g1', room_id: 'r1', months: '1', price: '1980' }))
})
