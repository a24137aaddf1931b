// Dialogs that can open over any page, one at a time, each loaded on first use.
import type { ComponentType } from 'react'
import { type DialogName, dismiss, openedDialog } from '../core/session/open-dialog.ts'
import { isSwitchedOff } from '../core/store/switches.ts'
import { laterPart } from '../ui/layer/later-part.ts'
import { OpenedLater, type OpenProps } from '../ui/layer/OpenedLater.tsx'
import { useStore } from '../ui/use-store.ts'

/** Adapts a dialog that is open for as long as it is mounted. */
function opened(load: () => Promise<ComponentType<{ onClose(): void }>>) {
  return laterPart<OpenProps>(async () => {
    const Part = await load()
    return ({ open, onOpenChange }: OpenProps) => (open ? <Part onClose={() => onOpenChange(false)} /> : null)
  })
}

const parts = {
  login: opened(async () => (await import('../features/account/LoginDialog.tsx')).LoginDialog),
  relogin: opened(async () => (await import('../features/account/ReloginDialog.tsx')).ReloginDialog),
  recharge: opened(async () => (await import('../features/money/recharge/RechargeDialog.tsx')).RechargeDialog),
  'check-in': opened(async () => (await import('../features/task/sign/CheckInDialog.tsx')).CheckInDialog),
  chat: opened(async () => (await import('../features/chat/conversation/PrivateDialog.tsx')).PrivateDialog),
  guide: opened(async () => (await import('../features/guide/GuideDialog.tsx')).GuideDialog),
  'not-yet': opened(async () => (await import('../ui/layer/NotYetDialog.tsx')).NotYetDialog),
} satisfies Record<DialogName, unknown>

/** Replaces a dialog that the operator has switched off by the "not yet" dialog. */
const opening = (which: DialogName): DialogName =>
  (which === 'recharge' && isSwitchedOff('recharge')) || (which === 'check-in' && isSwitchedOff('tasks')) ? 'not-yet' : which

export function Dialogs() {
  const which = useStore(openedDialog)
  return which && <OpenedLater key={which} part={parts[opening(which)]} props={{ open: true, onOpenChange: () => dismiss(which) }} />
}
