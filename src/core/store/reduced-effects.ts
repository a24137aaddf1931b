// 清爽: disables the effects and sounds of gifts, entries, red envelopes and horns. Stored on this device.
import { createPersistedStore } from './persisted-store.ts'

export const reducedEffects = createPersistedStore<boolean>({
  key: 'calm-room',
  usual: false,
  read: (text) => text === '1',
  write: (on) => (on ? '1' : '0'),
})
