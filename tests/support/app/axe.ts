// Runs axe-core in the page: the debugger evaluates its source, so no content security policy blocks it.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Returns the WCAG 2.2 A and AA violations of the current page, or of one element, one line each. */
export async function axeViolations(page: Page, within = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(async (selector) => {
    // Waits for colour transitions: contrast is only meaningful at their end.
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
    const { axe } = window as unknown as { axe: { run(context: string | Element, options: object): Promise<AxeResults> } }
    const { violations } = await axe.run(selector, {
      runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
      // Skips the details of rules that pass.
      resultTypes: ['violations'],
    })
    /** Measures a target again in the middle of the screen, because a bar may cover half of it at the current scroll position. */
    const isSmall = async (target: Element | null): Promise<boolean> => {
      if (!target) return true
      const around: [Element, number, number][] = []
      for (let box = target.parentElement; box; box = box.parentElement) around.push([box, box.scrollLeft, box.scrollTop])
      target.scrollIntoView({ block: 'center', behavior: 'instant' })
      const again = await axe.run(target, { runOnly: ['target-size'], resultTypes: ['violations'] })
      for (const [box, left, top] of around) box.scrollTo({ left, top, behavior: 'instant' })
      return again.violations.length > 0
    }
    const lines: string[] = []
    for (const { id, help, nodes } of violations) {
      const failed: string[] = []
      for (const { html, target } of nodes)
        if (id !== 'target-size' || (await isSmall(document.querySelector(String(target[0]))))) failed.push(html)
      if (failed.length > 0) lines.push(`${id}: ${help} — ${failed.slice(0, 3).join(' | ')}`)
    }
    return lines
  }, within)
}
