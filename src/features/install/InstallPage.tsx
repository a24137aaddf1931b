// /downLoad: installs the app, by the browser's install prompt if available, and by manual steps everywhere.
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck, Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { TabLinks } from '../../ui/button/TabLinks.tsx'
import { SectionHead } from '../../ui/frame/SectionHead.tsx'
import { Wrap } from '../../ui/frame/Wrap.tsx'
import { SiteMark } from '../../ui/glyph/SiteMark.tsx'
import { useSiteName } from '../../ui/page/use-site-name.ts'
import { useTitle } from '../../ui/page/use-title.ts'
import { Ground } from '../../ui/picture/Ground.tsx'
import { useStore } from '../../ui/use-store.ts'
import { InstallCode } from './InstallCode.tsx'
import styles from './InstallPage.module.css'
import { InstallPreview } from './InstallPreview.tsx'
import { InstallSteps } from './InstallSteps.tsx'
import { InstallUses } from './InstallUses.tsx'
import { askToInstall, installState } from './install-prompt.ts'
import { type Platform, platformOf } from './platform.ts'

export function InstallPage() {
  const { t } = useLingui()
  useTitle(t`下载客户端`)
  const site = useSiteName()
  const state = useStore(installState)
  const [platform, setPlatform] = useState<Platform>('desktop')
  // The platform is only known in the browser; the first render must be the same everywhere.
  useEffect(() => setPlatform(platformOf(navigator.userAgent, navigator.maxTouchPoints)), [])
  const messages: Record<Platform, string> = { ios: t`iPhone 与 iPad`, android: t`安卓手机`, desktop: t`电脑` }
  return (
    <>
      <Ground sport="football" className={styles.hero}>
        <Wrap className={styles.heroInside}>
          <div className={styles.pitch}>
            <SiteMark size={48} />
            <h1>
              <Trans>把{site}装进手机</Trans>
            </h1>
            <p>
              <Trans>几秒装好，不用应用商店。页面关着也能收到进球，没有网络也能查赛程。</Trans>
            </p>
            {state === 'installed' && (
              <p className={styles.done} role="status">
                <CircleCheck size={20} />
                <Trans>这台设备已经装好了</Trans>
              </p>
            )}
            {state === 'offered' && (
              <Button variant="lamp" size="lg" onClick={() => void askToInstall()}>
                <Download size={20} />
                <Trans>安装{site}</Trans>
              </Button>
            )}
            {state === 'by-hand' && (
              <Button variant="lamp" size="lg" render={<a href="#steps" />}>
                <Trans>看安装步骤</Trans>
              </Button>
            )}
          </div>
          <InstallCode />
        </Wrap>
      </Ground>
      <Wrap className={styles.page}>
        <section id="steps" className={styles.steps}>
          <SectionHead
            title={<Trans>安装步骤</Trans>}
            tabs={
              <TabLinks
                label={t`设备`}
                current={platform}
                items={(['ios', 'android', 'desktop'] as const).map((key) => ({
                  key,
                  label: messages[key],
                  panel: 'install-steps',
                  onSelect: () => setPlatform(key),
                }))}
              />
            }
          />
          <div id="install-steps" role="tabpanel" aria-label={messages[platform]}>
            <InstallSteps platform={platform} />
          </div>
        </section>
        <section>
          <SectionHead title={<Trans>装好以后</Trans>} />
          <InstallUses />
        </section>
        <InstallPreview className={styles.look} />
      </Wrap>
    </>
  )
}
