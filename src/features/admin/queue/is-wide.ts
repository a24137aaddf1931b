import { limits } from '../../../../contract/limits/limits.ts'

/** Whether list and item are side by side. */
export const isWide = (): boolean => window.innerWidth >= limits.desktopWidth
