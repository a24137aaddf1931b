// What the marks under the days mean, once the page has had its time for itself: until then no day has one.
import { laterPart } from '../../../ui/layer/later-part.ts'
import { useLater } from '../../../ui/layer/use-later.ts'
import { quiet } from '../../../ui/page/quiet.ts'
import { useStore } from '../../../ui/use-store.ts'
import type { SmallLegendProps } from './DayLegend.tsx'

const smallLegend = laterPart(() => import('./DayLegend.tsx').then((part) => part.SmallLegend))

export function DayMarks(props: SmallLegendProps) {
  const Legend = useLater(smallLegend, useStore(quiet))
  return Legend && <Legend {...props} />
}
