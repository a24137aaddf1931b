// Banners side by side; the strip scrolls horizontally, never automatically.
import { useLingui } from '@lingui/react/macro'
import type { Banner } from '../../../contract/banner.ts'
import { preferences } from '../../core/store/preferences.ts'
import { useStore } from '../../ui/use-store.ts'
import styles from './BannerStrip.module.css'

/** A configuration cached by an earlier build has no languages. */
const isFor = (langs: readonly string[] | undefined, lang: string): boolean => !langs?.length || langs.includes(lang)

export function BannerStrip({ banners }: { banners: readonly Banner[] }) {
  const { t } = useLingui()
  const { lang } = useStore(preferences)
  return (
    <ul className={styles.strip} aria-label={t`活动`}>
      {banners
        .filter(({ langs }) => isFor(langs, lang))
        .map(({ id, title, img, url }) => (
          <li key={id}>
            <a href={url} {...(url.startsWith('/') ? {} : { target: '_blank', rel: 'noopener noreferrer' })}>
              <img src={img} alt="" width={640} height={160} loading="lazy" decoding="async" />
              <span>{title[lang]}</span>
            </a>
          </li>
        ))}
    </ul>
  )
}
