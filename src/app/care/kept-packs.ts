// Which packs a device keeps without being told to; the rest is chosen in the settings.
import type { PackName } from '../../core/packs/packs.ts'

/**
 * An ordinary tab has the schedule, three days of everything and two weeks of what is followed, and the last fifty news: small, and
 * asked for most. With them the legal texts, which nobody opens before he needs them.
 */
export const packsKept = (isInstalled: boolean): readonly PackName[] =>
  isInstalled ? ['schedule', 'tables', 'results', 'legal', 'news', 'search'] : ['schedule', 'legal', 'news']
