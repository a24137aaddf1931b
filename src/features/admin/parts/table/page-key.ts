// Whether a key event is a page shortcut: not typed into a field, not inside a dialog, no modifier held.
import { isField } from './row-keys.ts'

export function isPageKey({ defaultPrevented, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey || shiftKey) return false
  return !(target instanceof Element && (isField(target) || target.closest('[role="dialog"], [contenteditable]')))
}
