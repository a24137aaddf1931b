// Finds sections that have a heading but no content: a site without data must not show them.
import type { Page } from '@playwright/test'

/** Returns the names of visible sections without content. */
export const emptySections = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pictured = 'img, svg, canvas, video, input, textarea, select, button, progress, [role=img]'
    return [...document.querySelectorAll('#content section, [role=dialog] section')].flatMap((section) => {
      if (!section.checkVisibility()) return []
      const rest = section.cloneNode(true) as Element
      const heading = rest.querySelector('h1, h2, h3')
      const name = heading?.textContent ?? section.getAttribute('aria-label') ?? ''
      // The header of a section starts with the stair icon.
      const head = heading?.parentElement?.parentElement
      if (head?.firstElementChild instanceof SVGElement) head.remove()
      else heading?.remove()
      return (rest.textContent ?? '').trim() === '' && rest.querySelector(pictured) === null ? [name] : []
    })
  })
