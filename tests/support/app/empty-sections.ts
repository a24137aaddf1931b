// Sections of a page that are a heading over nothing: what a site that is still empty does not show.
import type { Page } from '@playwright/test'

/** What the sections in sight are called in which nothing else is seen. */
export const emptySections = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pictured = 'img, svg, canvas, video, input, textarea, select, button, progress, [role=img]'
    return [...document.querySelectorAll('#content section, [role=dialog] section')].flatMap((section) => {
      if (!section.checkVisibility()) return []
      const rest = section.cloneNode(true) as Element
      const heading = rest.querySelector('h1, h2, h3')
      const name = heading?.textContent ?? section.getAttribute('aria-label') ?? ''
      // The head of a section begins with the stair.
      const head = heading?.parentElement?.parentElement
      if (head?.firstElementChild instanceof SVGElement) head.remove()
      else heading?.remove()
      return (rest.textContent ?? '').trim() === '' && rest.querySelector(pictured) === null ? [name] : []
    })
  })
