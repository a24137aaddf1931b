// Keys that are the page's own: not typed into a field, not of a dialog, nothing held down beside them.
import { isField } from './row-keys.ts'

export function isPageKey({ defaultPrevented, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey || shiftKey) return false
  return !(target instanceof Element && (isField(target) || target.closest('[role="dialog"], [contenteditable]')))
}
