// Legend of the marks under the days, loaded once the page has settled: before that no day has a mark.
import type { Lang } from '../../../../../contract/limits/limits.ts'
import { laterPart } from '../../../../ui/layer/later-part.ts'
import { useLater } from '../../../../ui/layer/use-later.ts'
import { quiet } from '../../../../ui/page/quiet.ts'
import { useStore } from '../../../../ui/use-store.ts'

const smallLegend = laterPart(() => import('./DayLegend.tsx').then((part) => part.SmallLegend))

export function DayMarks({ lang }: { lang: Lang }) {
  const Legend = useLater(smallLegend, useStore(quiet))
  return Legend && <Legend lang={lang} />
}
