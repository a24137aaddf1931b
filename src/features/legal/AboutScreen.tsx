// /about-user with its catalog: the long texts load with the page, in the current language only.
import { sectionMessages } from '../../ui/messages/catalogs.ts'
import { WithMessages } from '../../ui/messages/WithMessages.tsx'
import { AboutPage } from './AboutPage.tsx'
import type { AboutKind } from './about-kind.ts'

const catalogs = sectionMessages('about', {
  zh: () => import('../../../locales/about/zh.po'),
  en: () => import('../../../locales/about/en.po'),
  vi: () => import('../../../locales/about/vi.po'),
})

export function AboutScreen({ kind }: { kind: AboutKind }) {
  return (
    <WithMessages catalogs={catalogs}>
      <AboutPage kind={kind} />
    </WithMessages>
  )
}
