// Names of e-sports objectives as events. Outside of the catalogs, so that no first screen loads them.
import type { Lang } from '../../contract/limits/limits.ts'
import type { Objective } from '../../contract/match/match-event.ts'

const messages: Record<Lang, Record<Objective, string>> = {
  zh: { tower: '推塔', dragon: '小龙', baron: '大龙', plant: '下包', defusal: '拆包' },
  en: { tower: 'Tower', dragon: 'Dragon', baron: 'Baron', plant: 'Bomb planted', defusal: 'Bomb defused' },
  vi: { tower: 'Phá trụ', dragon: 'Hạ rồng', baron: 'Hạ Baron', plant: 'Đặt bom', defusal: 'Gỡ bom' },
}

export const objectiveWord = (objective: Objective, lang: Lang): string => messages[lang][objective]
