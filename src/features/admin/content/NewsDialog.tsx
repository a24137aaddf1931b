// Creates or edits an article: topic, texts in three languages, image, body in blocks.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminArticle, NewsDraft } from '../../../../contract/admin/news-admin.ts'
import { newsLimits } from '../../../../contract/limits/news-limits.ts'
import type { NewsBlock } from '../../../../contract/news.ts'
import { isWhole } from '../../../../rules/news-whole.ts'
import { call } from '../../../core/api/api.ts'
import { newsSports, sportMessages, topicMessages } from '../../../core/news-topic-messages.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import styles from '../parts/Admin.module.css'
import { AdminDialog } from '../parts/form/AdminDialog.tsx'
import { NameFields } from '../parts/form/NameFields.tsx'
import { PictureField } from '../parts/form/PictureField.tsx'
import { useAdminAction } from '../parts/use-admin-action.ts'
import { NewsBlocks, type WrittenBlock } from './NewsBlocks.tsx'

const nameless = { zh: '', en: '', vi: '' }
const idShape = /^[A-Za-z0-9_.-]{1,64}$/
type Draft = Omit<NewsDraft, 'body' | 'match_id'> & { match_id: string; body: WrittenBlock[] }

const keyed = (block: NewsBlock): WrittenBlock => ({ ...block, key: crypto.randomUUID() })
function draftOf(known: AdminArticle | null): Draft {
  if (!known) {
    const about = { sport: 'football', topic: 'flash', match_id: '', cover: '' } as const
    return {
      id: crypto.randomUUID(),
      ...about,
      title: nameless,
      summary: nameless,
      author: nameless,
      body: [keyed({ type: 'p', text: nameless })],
    }
  }
  const { id, sport, topic, title, summary, author, cover, match_id, body } = known
  return {
    ...{ id, title, summary, author, cover, match_id: match_id ?? '', body: body.map(keyed) },
    sport: sport as NewsDraft['sport'],
    topic: topic as NewsDraft['topic'],
  }
}

export function NewsDialog({ known, onClose }: { known: AdminArticle | null; onClose(): void }) {
  const { i18n, t } = useLingui()
  const [draft, setDraft] = useState(() => draftOf(known))
  const [tried, setTried] = useState(false)
  const { busy, error, run } = useAdminAction()
  const change = (more: Partial<Draft>): void => setDraft({ ...draft, ...more })
  const match = draft.match_id.trim()
  const matchFault = match === '' || idShape.test(match) ? null : t`填写比赛页地址里的 id`
  const body: NewsDraft = {
    ...draft,
    match_id: match === '' ? null : match,
    body: draft.body.map(({ key: _key, src, ...block }) => ({ ...block, ...(block.type === 'img' && src ? { src } : {}) })),
  }
  // Published and scheduled articles must be complete; a draft may be incomplete.
  const mustBeWhole = known?.state === 'published' || known?.state === 'waiting'
  const whole = isWhole(body)
  const lack = tried && !whole ? t`三种语言都要填写` : null
  const save = async (publishing: boolean): Promise<void> => {
    setTried(publishing || mustBeWhole)
    if (matchFault || ((publishing || mustBeWhole) && !whole)) return
    const done = await run(async () => {
      await call('POST api/Desk/putNews', { body })
      if (publishing) await call('POST api/Desk/publishNews', { body: { id: draft.id, on: true } })
    })
    if (done) onClose()
  }
  const options = (values: readonly string[], messages: typeof topicMessages) =>
    values.map((value) => ({ value, label: messages[value] ? i18n._(messages[value]) : value }))
  return (
    <AdminDialog
      title={known ? <Trans>修改资讯</Trans> : <Trans>写资讯</Trans>}
      act={mustBeWhole ? <Trans>保存</Trans> : <Trans>保存并发布</Trans>}
      onClose={onClose}
      busy={busy}
      error={error ?? (lack && t`还有没写完的内容：标题、摘要、作者和正文的每一段，三种语言都要有`)}
      width={760}
      onSubmit={() => void save(!mustBeWhole)}
      beside={
        !mustBeWhole && (
          <Button disabled={busy} onClick={() => void save(false)}>
            <Trans>存为草稿</Trans>
          </Button>
        )
      }
    >
      <div className={styles.pair}>
        <SelectField
          label={<Trans>项目</Trans>}
          value={draft.sport}
          options={options(newsSports, sportMessages)}
          onChange={(sport) => change({ sport: sport as Draft['sport'] })}
        />
        <SelectField
          label={<Trans>种类</Trans>}
          value={draft.topic}
          options={options(Object.keys(topicMessages), topicMessages)}
          onChange={(topic) => change({ topic: topic as Draft['topic'] })}
        />
        <TextField
          label={<Trans>比赛编号，可以不填</Trans>}
          value={draft.match_id}
          onChange={(match_id) => change({ match_id })}
          spellCheck={false}
          maxLength={64}
          error={matchFault}
        />
      </div>
      <fieldset className={styles.set}>
        <legend>{t`标题`}</legend>
        <div className={styles.form}>
          <NameFields value={draft.title} onChange={(title) => change({ title })} error={lack} maxLength={newsLimits.title} />
        </div>
      </fieldset>
      <fieldset className={styles.set}>
        <legend>{t`摘要`}</legend>
        <div className={styles.form}>
          <NameFields value={draft.summary} onChange={(summary) => change({ summary })} error={lack} maxLength={newsLimits.summary} />
        </div>
      </fieldset>
      <fieldset className={styles.set}>
        <legend>{t`作者`}</legend>
        <div className={styles.pair}>
          <NameFields value={draft.author} onChange={(author) => change({ author })} error={lack} maxLength={newsLimits.author} />
        </div>
      </fieldset>
      <PictureField label={t`封面，没有就按项目画一张`} value={draft.cover} onChange={(cover) => change({ cover })} />
      <NewsBlocks blocks={draft.body} onChange={(blocks) => change({ body: blocks })} error={lack} />
    </AdminDialog>
  )
}
