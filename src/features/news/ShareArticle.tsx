// Shares an article through the system's share sheet or by copying the link, with the referral code of the signed-in user.
import { Trans, useLingui } from '@lingui/react/macro'
import { Share2 } from 'lucide-react'
import { useEffect } from 'react'
import { countShare, readShareCodeAhead, shareLink } from '../../core/session/share.ts'
import { Button } from '../../ui/button/Button.tsx'
import { toast } from '../../ui/layer/toast/toast.ts'
import { shareOrCopy } from '../../ui/page/share-or-copy.ts'

/** `title` as the user sees it: a covered title does not reveal the score to others either. */
export function ShareArticle({ id, title }: { id: string; title: string }) {
  const { t } = useLingui()
  useEffect(readShareCodeAhead, [])
  async function share(): Promise<void> {
    try {
      const done = await shareOrCopy({ title, url: shareLink(new URL(`/detail?id=${id}`, location.href).href) })
      if (done === 'given-up') return
      if (done === 'copied') toast(t`链接已复制`, { tone: 'ok' })
      countShare({ kind: 'news', id })
    } catch (error) {
      console.warn('article share failed', error)
      toast(t`没有复制成功，请从地址栏复制`, { tone: 'danger' })
    }
  }
  return (
    <Button size="sm" onClick={() => void share()}>
      <Share2 size={16} aria-hidden="true" />
      <Trans>分享</Trans>
    </Button>
  )
}
