// 我的 on a phone, while there are no accounts yet: how this device looks, sounds and tells; and the ways out.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ChevronRight, Download, FileText, Info, Moon, ShieldCheck, Sun, SunMoon } from 'lucide-react'
import { type Preferences, preferences } from '../../core/preferences.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import type { OpenProps } from '../../ui/OpenedLater.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { SwitchRow } from '../../ui/SwitchRow.tsx'
import { useStore } from '../../ui/use-store.ts'
import { useOddsOffered } from '../match/use-odds-offered.ts'
import { languageNames } from './language-names.ts'
import styles from './MoreSheet.module.css'

type Flag = { [K in keyof Preferences]: Preferences[K] extends boolean ? K : never }[keyof Preferences]

export function MoreSheet({ open, onOpenChange }: OpenProps) {
  const { t } = useLingui()
  const chosen = useStore(preferences)
  const offersOdds = useOddsOffered()
  const flag = (key: Flag) => ({ checked: chosen[key], onCheckedChange: (on: boolean) => preferences.set({ [key]: on }) })
  const leave = (): void => onOpenChange(false)
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t`我的`}>
      <div className={styles.body}>
        <section className={styles.part}>
          <h3>
            <Trans>外观</Trans>
          </h3>
          <Segmented
            label={t`主题`}
            value={chosen.theme}
            onChange={(theme) => preferences.set({ theme })}
            options={[
              { value: 'light', label: t`日场`, icon: <Sun size={16} /> },
              { value: 'dark', label: t`夜场`, icon: <Moon size={16} /> },
              { value: 'system', label: t`跟随系统`, icon: <SunMoon size={16} /> },
            ]}
          />
          <Segmented
            label={t`语言`}
            value={chosen.lang}
            onChange={(lang) => preferences.set({ lang })}
            options={(['zh', 'en', 'vi'] as const).map((lang) => ({ value: lang, label: languageNames[lang], lang }))}
          />
        </section>
        <section className={styles.part}>
          <h3>
            <Trans>比分</Trans>
          </h3>
          <SwitchRow {...flag('hideScores')} hint={t`看回放前不被剧透，点一下就显示那一场`}>
            <Trans>隐藏比分</Trans>
          </SwitchRow>
          {offersOdds && (
            <SwitchRow {...flag('odds')} hint={t`仅供观赛参考，本站不提供投注`}>
              <Trans>指数</Trans>
            </SwitchRow>
          )}
          <SwitchRow {...flag('beijingTime')}>
            <Trans>按北京时间显示</Trans>
          </SwitchRow>
        </section>
        <section className={styles.part}>
          <h3>
            <Trans>页面内的提醒</Trans>
          </h3>
          <SwitchRow {...flag('voice')}>
            <Trans>进球声音</Trans>
          </SwitchRow>
          <SwitchRow {...flag('voice1')}>
            <Trans>红黄牌声音</Trans>
          </SwitchRow>
          <SwitchRow {...flag('red')}>
            <Trans>红牌弹窗</Trans>
          </SwitchRow>
          <SwitchRow {...flag('yellow')}>
            <Trans>黄牌弹窗</Trans>
          </SwitchRow>
        </section>
        <nav className={styles.links} aria-label={t`更多`}>
          <Link to="/downLoad" onClick={leave}>
            <Download size={20} />
            <Trans>下载客户端</Trans>
            <ChevronRight size={16} />
          </Link>
          <Link to="/about-user" search={{ type: 'about' }} onClick={leave}>
            <Info size={20} />
            <Trans>关于看台</Trans>
            <ChevronRight size={16} />
          </Link>
          <Link to="/about-user" search={{ type: 'agreement' }} onClick={leave}>
            <FileText size={20} />
            <Trans>用户协议</Trans>
            <ChevronRight size={16} />
          </Link>
          <Link to="/about-user" search={{ type: 'privacy' }} onClick={leave}>
            <ShieldCheck size={20} />
            <Trans>隐私政策</Trans>
            <ChevronRight size={16} />
          </Link>
        </nav>
      </div>
    </Dialog>
  )
}
