// Packs that a device caches by default; the user chooses the others in the settings.
import type { PackName } from '../../../core/packs/packs.ts'

/**
 * A browser tab caches the schedule (three days of all matches, two weeks of followed ones) and the latest fifty news: small and
 * requested most. It also caches the legal texts, which users open only when they need them.
 */
export const defaultPacks = (isInstalled: boolean): readonly PackName[] =>
  isInstalled ? ['schedule', 'tables', 'results', 'legal', 'news', 'search'] : ['schedule', 'legal', 'news']
