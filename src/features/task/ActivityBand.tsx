// The current activity with a link to its page. Renders nothing without one.
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Megaphone } from 'lucide-react'
import { nameOf } from '../../../rules/text/name/name.ts'
import { serverNow } from '../../core/clock/server-time.ts'
import { pathLink } from '../../core/path-link.ts'
import { preferences, shownZone } from '../../core/store/preferences.ts'
import { dateText, dayOf } from '../../core/text/format.ts'
import { Button } from '../../ui/button/Button.tsx'
import { useStore } from '../../ui/use-store.ts'
import { activityQuery } from './queries.ts'
import styles from './Task.module.css'

/** URL of the current page: an activity that takes place here needs no link. */
const here = '/member?type=8'

export function ActivityBand() {
  const chosen = useStore(preferences)
  const tz = shownZone(chosen)
  const { url, title, ends_at } = useQuery(activityQuery()).data ?? { url: '', title: null, ends_at: null }
  if (url === '' || !title) return null
  return (
    <section className={styles.band}>
      <Megaphone size={20} aria-hidden="true" />
      <span className={styles.grow}>
        <b>{nameOf(title, chosen.lang)}</b>
        {ends_at && (
          <small className={styles.note}>
            <Trans>到 {dateText(dayOf(ends_at, tz), chosen.lang, dayOf(serverNow(), tz))} 为止</Trans>
          </small>
        )}
      </span>
      {url !== here && (
        <Button size="sm" render={<Link {...(pathLink(url) as { to: '/main' })} />}>
          <Trans>去看看</Trans>
        </Button>
      )}
    </section>
  )
}
