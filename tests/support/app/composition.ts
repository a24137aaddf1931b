// Ends an IME composition in Safari's order: compositionend first, then the key that ended it.
import type { Locator } from '@playwright/test'

export async function endComposition(field: Locator, key: string): Promise<void> {
  await field.evaluate((element, pressed) => {
    element.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
    element.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, keyCode: 229, isComposing: false, bubbles: true, cancelable: true }))
  }, key)
}
