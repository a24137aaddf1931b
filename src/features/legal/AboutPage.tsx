// /about-user: the about page and the legal texts in force. The packs cache them, so they are available offline.
import { useLingui } from '@lingui/react/macro'
import { TabLinks } from '../../ui/button/TabLinks.tsx'
import { Wrap } from '../../ui/frame/Wrap.tsx'
import { useSiteName } from '../../ui/page/use-site-name.ts'
import { useTitle } from '../../ui/page/use-title.ts'
import styles from './AboutPage.module.css'
import { AboutUs } from './AboutUs.tsx'
import { type AboutKind, aboutKinds } from './about-kind.ts'
import { LegalDocument } from './LegalDocument.tsx'

export function AboutPage({ kind }: { kind: AboutKind }) {
  const { t } = useLingui()
  const site = useSiteName()
  const titles: Record<AboutKind, string> = {
    about: t`关于${site}`,
    agreement: t`用户协议`,
    privacy: t`隐私政策`,
    conduct: t`行为准则`,
    disclaimer: t`免责声明`,
  }
  useTitle(titles[kind])
  return (
    <Wrap className={styles.page}>
      <TabLinks
        label={t`关于${site}`}
        current={kind}
        className={styles.tabs}
        items={aboutKinds.map((key) => ({ key, label: titles[key], to: '/about-user', search: { type: key } }))}
      />
      <article className={styles.article}>
        <h1>{titles[kind]}</h1>
        {kind === 'about' ? <AboutUs /> : <LegalDocument key={kind} kind={kind} />}
      </article>
    </Wrap>
  )
}
