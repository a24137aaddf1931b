// The odds chart: stepped lines over time; home solid, away dashed, draws thin. Redrawn on a theme change.
import { useEffect, useMemo, useRef } from 'react'
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { preferences } from '../../../core/store/preferences.ts'
import { timeOf } from '../../../core/text/format.ts'
import { useStore } from '../../../ui/use-store.ts'
import styles from './OddsTrend.module.css'
import type { OddsTrendProps } from './OddsTrend.tsx'
import { oddsColumns } from './odds-columns.ts'
import { priceText } from './odds-format.ts'

const height = 168

/** Resolves a colour token for a canvas. A token holds both theme colours; only a computed property resolves to one. */
function drawnColor(element: HTMLElement, token: string): string {
  element.style.color = `var(${token})`
  const { color } = getComputedStyle(element)
  element.style.color = ''
  return color
}

export function OddsChart({ list, market, tz }: Pick<OddsTrendProps, 'list' | 'market' | 'tz'>) {
  const box = useRef<HTMLDivElement>(null)
  const { theme } = useStore(preferences)
  const columns = useMemo(() => oddsColumns(list, market), [list, market])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours depend on the theme
  useEffect(() => {
    const element = box.current
    if (!element) return
    const color = (token: string): string => drawnColor(element, token)
    const paths = uPlot.paths.stepped?.({ align: 1 })
    const line = (stroke: string, more: Partial<uPlot.Series> = {}): uPlot.Series => ({
      stroke,
      width: 2,
      paths,
      points: { show: false },
      ...more,
    })
    const axis: uPlot.Axis = {
      stroke: color('--ink-3'),
      grid: { stroke: color('--line'), width: 1 },
      ticks: { show: false },
      font: '12px system-ui, sans-serif',
    }
    const { at, home, draw, away } = columns
    const chart = new uPlot(
      {
        width: Math.max(1, element.clientWidth),
        height,
        legend: { show: false },
        cursor: { show: false },
        scales: { x: { time: true } },
        axes: [
          {
            ...axis,
            size: 30,
            space: 72,
            values: (_, splits) => splits.map((split) => timeOf(new Date(split * 1000).toISOString(), tz)),
          },
          { ...axis, size: 44, values: (_, prices) => prices.map(priceText) },
        ],
        series: [
          {},
          line(color('--side-home')),
          line(color('--side-away'), { dash: [6, 4] }),
          ...(draw ? [line(color('--ink-3'), { width: 1 })] : []),
        ],
      },
      draw ? [at, home, away, draw] : [at, home, away],
      element,
    )
    const resized = new ResizeObserver(() => chart.setSize({ width: Math.max(1, element.clientWidth), height }))
    resized.observe(element)
    return () => {
      resized.disconnect()
      chart.destroy()
    }
  }, [columns, theme, tz])
  return <div ref={box} className={styles.chart} aria-hidden="true" />
}
