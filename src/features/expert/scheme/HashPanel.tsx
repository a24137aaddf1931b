// The hash of a scheme and its verification: the browser hashes the canonical text and compares the result with the hash that was
// timestamped before the start.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Scheme } from '../../../../contract/expert/scheme.ts'
import { call } from '../../../core/api/api.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { useRowView } from '../../match/row-view.ts'
import { dateTimeText, startText } from '../date-time-text.ts'
import { useExpertMessages } from '../use-expert-messages.ts'
import styles from './HashPanel.module.css'

type Verdict = { type: 'same' | 'other' | 'early'; canonical: string }

/** Returns null in insecure contexts, where browsers have no Web Crypto. */
async function sha256(text: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function check(hash: string): Promise<Verdict> {
  const { canonical, matches } = await call('GET api/Expert/hashCheck', { query: { hash } })
  if (canonical === null) return { type: 'early', canonical: '' }
  const own = await sha256(canonical)
  return { type: (own === null ? matches : own === hash) ? 'same' : 'other', canonical }
}

export function HashPanel({ scheme }: { scheme: Scheme }) {
  const { t, i18n } = useLingui()
  const messageOf = useExpertMessages()
  const { lang, tz } = useRowView()
  const [state, setState] = useState<{ busy: boolean; verdict: Verdict | null; failure: string | null }>({
    busy: false,
    verdict: null,
    failure: null,
  })
  async function run(): Promise<void> {
    setState({ busy: true, verdict: null, failure: null })
    try {
      setState({ busy: false, verdict: await check(scheme.hash), failure: null })
    } catch (error) {
      setState({ busy: false, verdict: null, failure: messageOf(error) })
    }
  }
  const { busy, verdict, failure } = state
  const verdicts = {
    same: t`一致：这段文字在开赛前就已锁定，一个字也没有改过`,
    other: t`不一致：这段文字和开赛前的指纹对不上`,
    early: t`已登记。比赛结束后公开原文和盐，任何人都能自己核对`,
  }
  return (
    <Panel padded>
      <SectionHead title={<Trans>指纹</Trans>} />
      <p className={styles.note}>
        <Trans>
          {dateTimeText(scheme.locked_at, lang, tz)} 锁定，当时的开赛时间是 {startText(scheme, { lang, tz, i18n })}。SHA-256：
        </Trans>
      </p>
      <code className={styles.hash}>{scheme.hash}</code>
      <Button size="sm" disabled={busy} onClick={() => void run()}>
        <Trans>核对指纹</Trans>
      </Button>
      <div role="status" className={styles.verdict} data-verdict={verdict?.type}>
        {verdict && verdicts[verdict.type]}
      </div>
      {failure && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      {verdict && verdict.canonical !== '' && (
        <details className={styles.text}>
          <summary>
            <Trans>被锁定的原文</Trans>
          </summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must reach the scroll area */}
          <pre tabIndex={0} translate="no">
            {verdict.canonical}
          </pre>
        </details>
      )}
    </Panel>
  )
}
