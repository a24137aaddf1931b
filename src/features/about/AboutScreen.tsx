// /about-user with its catalog: the long texts load with the page, in the current language only.
import { sectionWords } from '../../ui/words/catalogs.ts'
import { WithWords } from '../../ui/words/WithWords.tsx'
import { AboutPage } from './AboutPage.tsx'
import type { AboutKind } from './about-kind.ts'

const catalogs = sectionWords('about', {
  zh: () => import('../../../locales/about/zh.po'),
  en: () => import('../../../locales/about/en.po'),
  vi: () => import('../../../locales/about/vi.po'),
})

export function AboutScreen({ kind }: { kind: AboutKind }) {
  return (
    <WithWords catalogs={catalogs}>
      <AboutPage kind={kind} />
    </WithWords>
  )
}
