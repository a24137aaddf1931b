// Saves the article with its pictures on this device until the user removes it.
import { Trans, useLingui } from '@lingui/react/macro'
import { Bookmark, BookmarkCheck } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { toast } from '../../ui/layer/toast/toast.ts'
import { useStore } from '../../ui/use-store.ts'
import { packStore, setArticleSaved } from './pack-store.ts'
import { troubleMessages } from './trouble-messages.ts'

export function SaveArticle({ id }: { id: string }) {
  const { t } = useLingui()
  const { articles } = useStore(packStore)
  const [busy, setBusy] = useState(false)
  const isSaved = articles.has(id)
  const change = async (): Promise<void> => {
    setBusy(true)
    const trouble = await setArticleSaved(id, !isSaved)
    setBusy(false)
    if (trouble) toast(t(troubleMessages[trouble]), { tone: 'danger' })
    else toast(isSaved ? t`已从离线内容移除` : t`已保存，没有网络也能看`, { tone: 'ok' })
  }
  return (
    <Button size="sm" variant={isSaved ? 'soft' : 'line'} aria-pressed={isSaved} disabled={busy} onClick={() => void change()}>
      {isSaved ? <BookmarkCheck size={16} /> : <Bookmark size={16} />}
      {isSaved ? <Trans>已离线保存</Trans> : <Trans>离线保存</Trans>}
    </Button>
  )
}
