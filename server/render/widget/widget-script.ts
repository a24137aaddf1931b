// The script of the widgets on other sites: it refetches the widget's own page, which returns 304 while nothing has changed, and replaces
// changed content. It uses no cookie, no storage, and nothing of the embedding page.

export const widgetScript = `(() => {
  const longest = 900
  let etag = ''
  let failures = 0
  let timer = 0

  /** Starts in the zone of whoever reads. */
  const localize = () => {
    const parts = { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
    const form = new Intl.DateTimeFormat(document.documentElement.lang, parts)
    for (const time of document.querySelectorAll('time[data-local]')) time.textContent = form.format(new Date(time.dateTime))
  }

  const put = (text) => {
    const next = new DOMParser().parseFromString(text, 'text/html').querySelector('main')
    const main = document.querySelector('main')
    if (!next || !main) return
    const focused = [...main.querySelectorAll('a')].indexOf(document.activeElement)
    main.replaceWith(document.adoptNode(next))
    if (focused >= 0) next.querySelectorAll('a')[focused]?.focus()
    localize()
  }

  const ask = async () => {
    clearTimeout(timer)
    if (document.hidden) return
    try {
      const answer = await fetch(location.href, { credentials: 'omit', headers: { accept: 'text/html' } })
      if (answer.status === 404) return
      if (!answer.ok) throw new Error('answered ' + answer.status)
      const now = answer.headers.get('etag') ?? ''
      if (now === '' || now !== etag) put(await answer.text())
      etag = now
      failures = 0
    } catch (error) {
      failures += 1
      console.warn('the score was not read again', error)
    }
    plan()
  }

  const plan = () => {
    const seconds = Number(document.querySelector('main')?.dataset.next) || 0
    clearTimeout(timer)
    // After a failure later each time.
    if (seconds > 0) timer = setTimeout(ask, Math.min(longest, seconds * 2 ** failures) * 1000)
  }

  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && Number(document.querySelector('main')?.dataset.next) > 0) void ask()
  })
  localize()
  plan()
})()
`
